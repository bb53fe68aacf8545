import { and, asc, eq, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import { change, type WriteContext } from '../../../platform/change.ts';
import { earliest, milliseconds } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { App } from '../../../site/app.ts';
import { tellAdvertiser } from '../commands.ts';
import { DRAFT_KEPT_MS } from '../states/adStates.ts';
import { ADS_TAG, adTag } from '../states/adTags.ts';
import { classifiedAds, classifiedMails, classifiedMessages, classifiedOldFiles, classifiedPictures } from '../tables.ts';

/** Messages are kept so long for following up abuse; the sender is told so. */
const MESSAGES_KEPT_MS = milliseconds('90d');
/** A picture whose form was never completed. */
const LOOSE_PICTURES_KEPT_MS = milliseconds('1d');
const FILES_AT_ONCE = 100;

/** Ends the run of advertisements whose time is over, tells their advertisers, and ends paid positions. */
export function expireAds(context: WriteContext, now: Date): Promise<void> {
  return change(context, async (tx) => {
    const expired = await tx
      .update(classifiedAds)
      .set({ state: 'expired', isTop: false, updatedAt: now, version: sql`${classifiedAds.version} + 1` })
      .where(and(sql`${classifiedAds.state} = 'published'`, lte(classifiedAds.expiresAt, now)))
      .returning({ id: classifiedAds.id, readerId: classifiedAds.readerId });
    for (const ad of expired) await tellAdvertiser(tx, ad, 'expired', now);
    const lowered = await tx
      .update(classifiedAds)
      .set({ isTop: false })
      .where(and(classifiedAds.isTop, lte(classifiedAds.topUntil, now)))
      .returning({ id: classifiedAds.id });
    const changed = [...expired, ...lowered];
    return { result: undefined, tags: changed.length > 0 ? [ADS_TAG, ...changed.map(({ id }) => adTag(id))] : [] };
  });
}

/** When the next run or paid position ends. */
export async function readNextEnd(db: Database): Promise<Date | undefined> {
  const [run] = await db
    .select({ at: classifiedAds.expiresAt })
    .from(classifiedAds)
    .where(and(sql`${classifiedAds.state} = 'published'`, isNotNull(classifiedAds.expiresAt)))
    .orderBy(asc(classifiedAds.expiresAt))
    .limit(1);
  const [top] = await db
    .select({ at: classifiedAds.topUntil })
    .from(classifiedAds)
    .where(and(classifiedAds.isTop, isNotNull(classifiedAds.topUntil)))
    .orderBy(asc(classifiedAds.topUntil))
    .limit(1);
  return earliest([run?.at, top?.at]);
}

/** Deletes what is kept for a time only: old messages and mails, forgotten drafts and pictures, and the files of pictures that are gone. */
export async function sweepClassifieds({ db, storage }: Pick<App, 'db' | 'storage'>, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  await db.delete(classifiedMessages).where(lt(classifiedMessages.createdAt, before(MESSAGES_KEPT_MS)));
  await db.delete(classifiedMails).where(lt(classifiedMails.sentAt, before(MESSAGES_KEPT_MS)));
  await db.delete(classifiedAds).where(and(sql`${classifiedAds.state} = 'draft'`, lt(classifiedAds.updatedAt, before(DRAFT_KEPT_MS))));
  await db
    .delete(classifiedPictures)
    .where(and(isNull(classifiedPictures.adId), lt(classifiedPictures.createdAt, before(LOOSE_PICTURES_KEPT_MS))));
  const files = await db.select().from(classifiedOldFiles).limit(FILES_AT_ONCE);
  for (const { file } of files) {
    await storage.remove(file);
    await db.delete(classifiedOldFiles).where(eq(classifiedOldFiles.file, file));
  }
}
