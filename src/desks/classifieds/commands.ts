import { isDeepStrictEqual } from 'node:util';
import { and, eq, gt, inArray, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { AuditEntry } from '../../platform/auditLog.ts';
import { change, type WriteContext } from '../../platform/change.ts';
import { milliseconds } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { VersionConflict } from '../../site/newsroom/checkVersion.ts';
import { NewsroomError } from '../../site/newsroom/newsroomError.ts';
import { newsroomServerWords } from '../../site/newsroom/words.ts';
import type { StoredPicture } from '../pictures/commands.ts';
import type { AdDraft } from './kinds/adDraft.ts';
import type { AdMailKind } from './mails/adMailKinds.ts';
import type { Moderation } from './newsroom/adShapes.ts';
import { moderationRefusalWords } from './newsroom/words.ts';
import type { Ad } from './queries.ts';
import { addAdWords, adSearchKeys } from './searching/adSearch.ts';
import {
  type AdState,
  isSeen,
  mayDelete,
  mayEdit,
  mayRenew,
  mayWithdraw,
  moderationStepsFrom,
  PUBLISHED_FOR_MS,
} from './states/adStates.ts';
import { AD_MAILS_TAG, ADS_TAG, adTag } from './states/adTags.ts';
import { classifiedAds, classifiedMails, classifiedPictures, classifiedReports } from './tables.ts';

/** An advertiser: a reader, or null for what the newspaper takes in itself. */
type Owner = string | null;

/** Drafts and advertisements that wait or stand, of one reader: also for one that was withdrawn, rejected or expired and is to stand again. */
const MAX_RUNNING = 20;
const RUNNING: readonly AdState[] = ['draft', 'waiting', 'published'];
const REPEATED_WITHIN_MS = milliseconds('10m');

const isOwnAd = (owner: Owner): SQL => (owner === null ? isNull(classifiedAds.readerId) : eq(classifiedAds.readerId, owner));

type Saving = {
  owner: Owner;
  /** The advertisement that is changed, and the version that its form was made from; undefined for a new one. */
  of?: { id: number; version: number } | undefined;
  draft: AdDraft;
  /** Its pictures by id, in their order; only those of the owner that belong to no other advertisement are taken. */
  pictureIds: readonly number[];
  now: Date;
};
export type SavedAd = { id: number; refused?: never } | { refused: 'tooManyAds' | 'notPossible' | 'changedMeanwhile' };

/**
 * Stores an advertisement. A new one is a draft until it is submitted; one that was submitted before waits for the editors again, and
 * readers do not see it meanwhile. The same again within ten minutes is stored once, with the pictures of the later one.
 */
export function saveAd(context: WriteContext, { owner, of, draft, pictureIds, now }: Saving): Promise<SavedAd> {
  return change<SavedAd>(context, async (tx) => {
    await lockOwner(tx, owner);
    const before = of && (await lockOwn(tx, owner, of.id));
    if (of && (!before || !mayEdit(before))) return { result: { refused: 'notPossible' }, tags: [] };
    const repeated = before
      ? isSavedTwice(before, { of, draft, now }) && before.id
      : owner !== null && (await findRepeated(tx, owner, draft, now));
    if (repeated) {
      // One that names pictures again finds them taken, and leaves them where they are.
      if (pictureIds.length > 0) await setPictures(tx, owner, repeated, pictureIds);
      return { result: { id: repeated }, tags: before ? [ADS_TAG, adTag(repeated)] : [] };
    }
    if (before && before.version !== of?.version) return { result: { refused: 'changedMeanwhile' }, tags: [] };
    if (await isOneTooMany(tx, owner, before)) return { result: { refused: 'tooManyAds' }, tags: [] };
    const values = { ...draft, search: adSearchKeys(draft), updatedAt: now };
    const id = before
      ? before.id
      : (
          await tx
            .insert(classifiedAds)
            .values({ ...values, readerId: owner, state: 'draft', createdAt: now })
            .returning({ id: classifiedAds.id })
        )[0]?.id;
    if (id === undefined) throw new Error('An advertisement was not stored');
    if (before) {
      const state = before.state === 'draft' ? 'draft' : 'waiting';
      await tx
        .update(classifiedAds)
        .set({ ...values, state, reason: null, version: before.version + 1 })
        .where(eq(classifiedAds.id, id));
    }
    await setPictures(tx, owner, id, pictureIds);
    return { result: { id }, tags: before ? [ADS_TAG, adTag(id)] : [] };
  });
}

/** Whether the same form has just been saved, as by the first press of a double click. */
function isSavedTwice(before: Ad, { of, draft, now }: Pick<Saving, 'of' | 'draft' | 'now'>): boolean {
  const { kind, cityId, title, body, email, fields } = before;
  return (
    before.version - 1 === of?.version &&
    before.updatedAt.getTime() > now.getTime() - REPEATED_WITHIN_MS &&
    isDeepStrictEqual(draft, { kind, cityId, title, body, email, fields })
  );
}

/** Requests of one reader come one after the other, also those of a double click. */
async function lockOwner(tx: Database, owner: Owner): Promise<void> {
  if (owner !== null) await tx.execute(sql`select pg_advisory_xact_lock(hashtext('classified_ads'), hashtext(${owner}))`);
}

/** Whether an advertisement that is new, or does not run at present, would be more than its owner may have. */
async function isOneTooMany(tx: Database, owner: Owner, before: Pick<Ad, 'state'> | undefined): Promise<boolean> {
  if (owner === null || (before && RUNNING.includes(before.state))) return false;
  const running = await tx.$count(classifiedAds, and(eq(classifiedAds.readerId, owner), inArray(classifiedAds.state, [...RUNNING])));
  return running >= MAX_RUNNING;
}

/** A draft that the reader has just made of the same form; undefined if there is none. */
async function findRepeated(tx: Database, owner: string, draft: AdDraft, now: Date): Promise<number | undefined> {
  const { kind, cityId, title, body, email, fields } = draft;
  const [repeated] = await tx
    .select({ id: classifiedAds.id })
    .from(classifiedAds)
    .where(
      and(
        and(eq(classifiedAds.readerId, owner), eq(classifiedAds.state, 'draft')),
        and(eq(classifiedAds.kind, kind), eq(classifiedAds.cityId, cityId), eq(classifiedAds.email, email)),
        and(eq(classifiedAds.title, title), eq(classifiedAds.body, body), eq(classifiedAds.fields, fields)),
        gt(classifiedAds.createdAt, new Date(now.getTime() - REPEATED_WITHIN_MS)),
      ),
    )
    .limit(1);
  return repeated?.id;
}

async function setPictures(tx: Database, owner: Owner, adId: number, ids: readonly number[]): Promise<void> {
  const kept = ids.length === 0 ? undefined : notInArray(classifiedPictures.id, [...ids]);
  await tx.delete(classifiedPictures).where(and(eq(classifiedPictures.adId, adId), kept));
  const isOwn = owner === null ? isNull(classifiedPictures.readerId) : eq(classifiedPictures.readerId, owner);
  for (const [position, id] of ids.entries())
    await tx
      .update(classifiedPictures)
      .set({ adId, position })
      .where(and(eq(classifiedPictures.id, id), isOwn, or(isNull(classifiedPictures.adId), eq(classifiedPictures.adId, adId))));
}

/** Enters a stored picture, which belongs to no advertisement yet. Returns its id. */
export async function addAdPicture({ db }: Pick<WriteContext, 'db'>, owner: Owner, picture: StoredPicture, now: Date): Promise<number> {
  const [row] = await db
    .insert(classifiedPictures)
    .values({ ...picture, readerId: owner, createdAt: now })
    .returning({ id: classifiedPictures.id });
  if (!row) throw new Error('A picture was not entered');
  return row.id;
}

export const ownSteps = ['submit', 'renew', 'withdraw', 'delete'] as const;
export type OwnStep = (typeof ownSteps)[number];

type OwnStepOutcome = 'done' | 'notPossible' | 'tooManyAds';

/** A step of the advertiser; `notPossible` in the present state, or if the advertisement is not theirs. */
export function stepOwnAd(context: WriteContext, owner: Owner, id: number, step: OwnStep, now: Date): Promise<OwnStepOutcome> {
  return change<OwnStepOutcome>(context, async (tx) => {
    await lockOwner(tx, owner);
    const ad = await lockOwn(tx, owner, id);
    if (ad && step === 'renew' && mayRenew(ad, now) && (await isOneTooMany(tx, owner, ad))) return { result: 'tooManyAds', tags: [] };
    if (ad ? isStepDone(ad, step, now) : step === 'delete' && (await tx.$count(classifiedAds, eq(classifiedAds.id, id))) === 0)
      return { result: 'done', tags: [] };
    const isDone = ad !== undefined && (await applyOwnStep(tx, ad, step, now));
    return isDone ? { result: 'done', tags: [ADS_TAG, adTag(id)] } : { result: 'notPossible', tags: [] };
  });
}

/** Whether a step has been taken already, as by the first press of a double click. */
function isStepDone({ state, publishedAt }: Ad, step: OwnStep, now: Date): boolean {
  if (step === 'submit') return state === 'waiting';
  if (step === 'withdraw') return state === 'withdrawn';
  const isNew = publishedAt !== null && publishedAt.getTime() > now.getTime() - REPEATED_WITHIN_MS;
  return step === 'renew' && state === 'published' && isNew;
}

async function applyOwnStep(tx: Database, ad: Ad, step: OwnStep, now: Date): Promise<boolean> {
  if (step === 'delete') {
    if (!mayDelete(ad)) return false;
    await tx.delete(classifiedAds).where(eq(classifiedAds.id, ad.id));
    return true;
  }
  const set = (values: Partial<Ad>) =>
    tx
      .update(classifiedAds)
      .set({ ...values, updatedAt: now, version: ad.version + 1 })
      .where(eq(classifiedAds.id, ad.id));
  if (step === 'submit') {
    if (ad.state !== 'draft') return false;
    await set({ state: 'waiting' });
  } else if (step === 'withdraw') {
    if (!mayWithdraw(ad)) return false;
    await set({ state: 'withdrawn', isTop: false });
  } else {
    if (!mayRenew(ad, now)) return false;
    await set({ state: 'published', publishedAt: now, ...runFrom(now, ad), search: adSearchKeys(ad) });
    await addAdWords(tx, [ad]);
  }
  return true;
}

/** A run of 30 days; a paid position that has not ended goes on. */
const runFrom = (now: Date, { topUntil }: Pick<Ad, 'topUntil'>) => ({
  expiresAt: new Date(now.getTime() + PUBLISHED_FOR_MS),
  isTop: topUntil !== null && topUntil > now,
});

/**
 * A step of an editor. An approved change of an advertisement that was standing keeps the end of its run. Throws `NewsroomError`: 404, 409
 * for another version, 422 if the step does not follow from the state.
 */
export function moderateAd(context: WriteContext, id: number, { version, step, reason }: Moderation, now: Date): Promise<void> {
  return change(context, async (tx) => {
    const [ad] = await tx.select().from(classifiedAds).where(eq(classifiedAds.id, id)).for('update');
    if (!ad) throw new NewsroomError(404, newsroomServerWords.notThere);
    if (ad.version !== version) throw new VersionConflict(moderationRefusalWords.changedMeanwhile);
    if (!moderationStepsFrom(ad.state).includes(step)) throw new NewsroomError(422, moderationRefusalWords.notNext);
    const next = { updatedAt: now, version: ad.version + 1 };
    if (step === 'approve') {
      const isRunning = ad.expiresAt !== null && ad.expiresAt > now;
      const run = isRunning ? { isTop: ad.topUntil !== null && ad.topUntil > now } : { publishedAt: now, ...runFrom(now, ad) };
      await tx
        .update(classifiedAds)
        .set({ ...next, ...run, state: 'published', reason: null, search: adSearchKeys(ad) })
        .where(eq(classifiedAds.id, id));
      await addAdWords(tx, [ad]);
      await tellAdvertisers(tx, [ad], 'approved', now);
    } else if (step !== 'keep') {
      const state = step === 'reject' ? 'rejected' : 'removed';
      await tx
        .update(classifiedAds)
        .set({ ...next, state, reason, isTop: false, openReports: 0 })
        .where(eq(classifiedAds.id, id));
      await tellAdvertisers(tx, [ad], state, now);
    } else
      await tx
        .update(classifiedAds)
        .set({ ...next, openReports: 0 })
        .where(eq(classifiedAds.id, id));
    if (step !== 'approve')
      await tx
        .update(classifiedReports)
        .set({ closedAt: now })
        .where(and(eq(classifiedReports.adId, id), isNull(classifiedReports.closedAt)));
    const audit: AuditEntry[] = [
      { action: 'classified.moderate', subject: `classified:${id}`, before: { state: ad.state }, after: { step } },
    ];
    return { result: undefined, tags: [ADS_TAG, adTag(id), AD_MAILS_TAG], audit };
  });
}

/** Tells advertisers what became of their advertisements; the newspaper itself need not be told. */
export async function tellAdvertisers(
  tx: Database,
  ads: readonly Pick<Ad, 'id' | 'readerId'>[],
  kind: AdMailKind,
  now: Date,
): Promise<void> {
  const mails = ads.filter(({ readerId }) => readerId !== null).map(({ id }) => ({ adId: id, kind, dueAt: now }));
  if (mails.length > 0) await tx.insert(classifiedMails).values(mails);
}

/** Queues a mail to the address of an advertisement. */
export async function addMail(tx: Database, adId: number, kind: AdMailKind, now: Date, messageId?: number): Promise<void> {
  await tx.insert(classifiedMails).values({ adId, kind, dueAt: now, messageId: messageId ?? null });
}

/** The advertisement if readers see it, locked until the transaction ends. */
export async function lockSeenAd(tx: Database, id: number, now: Date): Promise<Ad | undefined> {
  const [ad] = await tx.select().from(classifiedAds).where(eq(classifiedAds.id, id)).for('update');
  return ad && isSeen(ad, now) ? ad : undefined;
}

async function lockOwn(tx: Database, owner: Owner, id: number): Promise<Ad | undefined> {
  const [ad] = await tx
    .select()
    .from(classifiedAds)
    .where(and(eq(classifiedAds.id, id), isOwnAd(owner)))
    .for('update');
  return ad;
}
