import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt, inArray, lte, notInArray, sql } from 'drizzle-orm';
import { earliest, milliseconds } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { pushBatches, pushCampaigns, pushChoices, pushSubscriptions } from '../tables.ts';

/** The tag of changes after which a message may be due. */
export const CAMPAIGNS_TAG = 'push-campaigns';

/** Memory and the size of a transaction are bounded by this. */
const BATCH_SIZE = 500;
/** Another process takes a batch up when nothing has been recorded in it for this long; a request takes ten seconds at most. */
const LEASE_MS = milliseconds('20s');

export type Campaign = typeof pushCampaigns.$inferSelect;
export type Batch = { id: number; claim: string; campaign: Campaign; afterId: number; untilId: number; done: number[] };
export type Target = { id: number; endpoint: string; p256dh: string; auth: string; failures: number };

/** What has become of a message to one subscription. `expired`: the subscription is gone, and is deleted. */
export type Outcome = { id: number; outcome: 'sent' | 'expired' | 'refused' | 'late'; failures: number };

/** Another process, or nobody, has the batch now. */
export class LostClaim extends Error {}

const leaseEnd = (now: Date) => new Date(now.getTime() + LEASE_MS);

/** Ends all claims: the embedded database has one process, so when that starts they are those of one that is gone. */
export async function releaseClaims(db: Database, now: Date): Promise<void> {
  await db
    .update(pushBatches)
    .set({ dueAt: now })
    .where(lte(pushBatches.dueAt, leaseEnd(now)));
}

/** The part of the subscriptions stands in the inner condition too: a merge would read the choices of all parts before it. */
const wants = (topics: readonly string[], afterId: number, untilId: number) =>
  and(
    gt(pushSubscriptions.id, afterId),
    lte(pushSubscriptions.id, untilId),
    sql`exists (select from ${pushChoices}
      where ${pushChoices.subscriptionId} = ${pushSubscriptions.id} and ${pushChoices.topic} = any(${sql.param([...topics])}::text[])
        and ${pushChoices.subscriptionId} > ${afterId} and ${pushChoices.subscriptionId} <= ${untilId})`,
  );

type Part = { topics: readonly string[]; cursor: number; lastId: number };

/** The next subscriptions of a campaign after its cursor. */
export const nextTargetsQuery = (db: Database, { topics, cursor, lastId }: Part) =>
  db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(wants(topics, cursor, lastId))
    .orderBy(asc(pushSubscriptions.id))
    .limit(BATCH_SIZE);

/**
 * Claims work: a batch that is due again, because its process has ended or a push service wanted a pause, or else the next part of a
 * campaign. Undefined if nothing is due. In quiet hours only campaigns that may pass them are worked on.
 */
export async function claimBatch(db: Database, now: Date, isQuiet: boolean): Promise<Batch | undefined> {
  for (;;) {
    const claimed = await db.transaction(async (tx) => (await claimAgain(tx, now, isQuiet)) ?? (await claimNext(tx, now, isQuiet)));
    if (claimed !== 'empty') return claimed;
  }
}

const mayGoOn = (isQuiet: boolean) => (isQuiet ? eq(pushCampaigns.passesQuietHours, true) : undefined);

async function claimAgain(tx: Database, now: Date, isQuiet: boolean): Promise<Batch | undefined> {
  const [due] = await tx
    .select({ batch: pushBatches, campaign: pushCampaigns })
    .from(pushBatches)
    .innerJoin(pushCampaigns, eq(pushCampaigns.id, pushBatches.campaignId))
    .where(and(lte(pushBatches.dueAt, now), eq(pushCampaigns.state, 'sending'), mayGoOn(isQuiet)))
    .orderBy(asc(pushBatches.dueAt))
    .limit(1)
    .for('update', { of: pushBatches, skipLocked: true });
  if (!due) return undefined;
  const claim = randomUUID();
  await tx
    .update(pushBatches)
    .set({ claim, dueAt: leaseEnd(now) })
    .where(eq(pushBatches.id, due.batch.id));
  const { id, afterId, untilId, done } = due.batch;
  return { id, claim, campaign: due.campaign, afterId, untilId, done };
}

/** The next part of a campaign; `empty` if the campaign turned out to have no more. */
async function claimNext(tx: Database, now: Date, isQuiet: boolean): Promise<Batch | 'empty' | undefined> {
  const [campaign] = await tx
    .select()
    .from(pushCampaigns)
    .where(
      and(
        inArray(pushCampaigns.state, ['scheduled', 'sending']),
        lte(pushCampaigns.dueAt, now),
        sql`(${pushCampaigns.state} = 'scheduled' or ${pushCampaigns.cursor} < ${pushCampaigns.lastId})`,
        mayGoOn(isQuiet),
      ),
    )
    .orderBy(asc(pushCampaigns.dueAt))
    .limit(1)
    .for('update', { skipLocked: true });
  if (!campaign) return undefined;
  const begun = campaign.state === 'sending' ? campaign : await begin(tx, campaign, now);
  const ids = await nextTargetsQuery(tx, begun);
  const last = ids.at(-1);
  const untilId = last && ids.length === BATCH_SIZE ? last.id : begun.lastId;
  await tx.update(pushCampaigns).set({ cursor: untilId }).where(eq(pushCampaigns.id, begun.id));
  if (!last) {
    await endIfDone(tx, begun.id, now);
    return 'empty';
  }
  const part = { campaignId: begun.id, afterId: begun.cursor, untilId, claim: randomUUID(), dueAt: leaseEnd(now) };
  const [batch] = await tx.insert(pushBatches).values(part).returning({ id: pushBatches.id });
  if (!batch) throw new Error('A batch was not stored');
  return { ...part, id: batch.id, campaign: begun, done: [] };
}

async function begin(tx: Database, campaign: Campaign, now: Date): Promise<Campaign> {
  const [begun] = await tx
    .update(pushCampaigns)
    .set({ state: 'sending', startedAt: now, lastId: sql`coalesce((select max(id) from ${pushSubscriptions}), 0)` })
    .where(eq(pushCampaigns.id, campaign.id))
    .returning();
  if (!begun) throw new Error('A campaign that is locked is gone');
  return begun;
}

/** The subscriptions of a batch that have no outcome yet. */
export const readTargets = (db: Database, { campaign, afterId, untilId, done }: Batch): Promise<Target[]> =>
  db
    .select({
      id: pushSubscriptions.id,
      endpoint: pushSubscriptions.endpoint,
      p256dh: pushSubscriptions.p256dh,
      auth: pushSubscriptions.auth,
      failures: pushSubscriptions.failures,
    })
    .from(pushSubscriptions)
    .where(and(wants(campaign.topics, afterId, untilId), done.length > 0 ? notInArray(pushSubscriptions.id, done) : undefined))
    .orderBy(asc(pushSubscriptions.id));

/** Subscriptions for which their service has refused so many messages in a row are deleted. */
const MAX_FAILURES = 5;

/** Records outcomes and keeps the claim. Throws `LostClaim`. */
export function recordOutcomes(db: Database, { id, claim }: Batch, outcomes: readonly Outcome[], now: Date): Promise<void> {
  const having = (outcome: Outcome['outcome']) => outcomes.filter((one) => one.outcome === outcome);
  const refused = having('refused');
  const gone = [...having('expired'), ...refused.filter(({ failures }) => failures + 1 >= MAX_FAILURES)].map((one) => one.id);
  const failing = refused.filter(({ failures }) => failures + 1 < MAX_FAILURES).map((one) => one.id);
  const recovered = having('sent')
    .filter(({ failures }) => failures > 0)
    .map((one) => one.id);
  return db.transaction(async (tx) => {
    const updated = await tx
      .update(pushBatches)
      .set({
        done: sql`${pushBatches.done} || ${sql.param(outcomes.map((one) => one.id))}::int[]`,
        sent: sql`${pushBatches.sent} + ${having('sent').length}::int`,
        expired: sql`${pushBatches.expired} + ${having('expired').length}::int`,
        failed: sql`${pushBatches.failed} + ${refused.length + having('late').length}::int`,
        dueAt: leaseEnd(now),
      })
      .where(and(eq(pushBatches.id, id), eq(pushBatches.claim, claim)))
      .returning({ id: pushBatches.id });
    if (updated.length === 0) throw new LostClaim('The batch has been taken over');
    if (gone.length > 0) await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, gone));
    if (failing.length > 0) {
      await tx
        .update(pushSubscriptions)
        .set({ failures: sql`${pushSubscriptions.failures} + 1` })
        .where(inArray(pushSubscriptions.id, failing));
    }
    if (recovered.length > 0) await tx.update(pushSubscriptions).set({ failures: 0 }).where(inArray(pushSubscriptions.id, recovered));
  });
}

/** Leaves what is left of a batch for later. */
export async function deferBatch(db: Database, { id, claim }: Batch, dueAt: Date): Promise<void> {
  await db
    .update(pushBatches)
    .set({ dueAt })
    .where(and(eq(pushBatches.id, id), eq(pushBatches.claim, claim)));
}

/** Adds the counts of a batch that is done to its campaign, which ends with its last batch. */
export function finishBatch(db: Database, { id, claim, campaign }: Batch, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    // Of two processes that finish the last two batches, the second must see that the first is gone.
    await tx.select({ id: pushCampaigns.id }).from(pushCampaigns).where(eq(pushCampaigns.id, campaign.id)).for('update');
    await addCounts(tx, campaign.id, and(eq(pushBatches.id, id), eq(pushBatches.claim, claim)));
    await endIfDone(tx, campaign.id, now);
  });
}

/** Deletes batches of a campaign and adds their counts to it. The campaign's row must be locked. */
export async function addCounts(tx: Database, campaignId: number, which: ReturnType<typeof and>): Promise<void> {
  const { sent, expired, failed } = pushBatches;
  const batches = await tx
    .delete(pushBatches)
    .where(and(eq(pushBatches.campaignId, campaignId), which))
    .returning({ sent, expired, failed });
  const sum = (name: 'sent' | 'expired' | 'failed') => batches.reduce((total, batch) => total + batch[name], 0);
  await tx
    .update(pushCampaigns)
    .set({
      sent: sql`${pushCampaigns.sent} + ${sum('sent')}::int`,
      expired: sql`${pushCampaigns.expired} + ${sum('expired')}::int`,
      failed: sql`${pushCampaigns.failed} + ${sum('failed')}::int`,
    })
    .where(eq(pushCampaigns.id, campaignId));
}

async function endIfDone(tx: Database, id: number, now: Date): Promise<void> {
  await tx
    .update(pushCampaigns)
    .set({ state: 'sent', endedAt: now })
    .where(
      and(
        eq(pushCampaigns.id, id),
        eq(pushCampaigns.state, 'sending'),
        sql`${pushCampaigns.cursor} >= ${pushCampaigns.lastId}`,
        sql`not exists (select from ${pushBatches} where ${pushBatches.campaignId} = ${pushCampaigns.id})`,
      ),
    );
}

/** When something is due next; undefined if nothing is planned. */
export async function readNextDue(db: Database, isQuiet: boolean): Promise<Date | undefined> {
  const [batch] = await db
    .select({ at: pushBatches.dueAt })
    .from(pushBatches)
    .innerJoin(pushCampaigns, eq(pushCampaigns.id, pushBatches.campaignId))
    .where(mayGoOn(isQuiet))
    .orderBy(asc(pushBatches.dueAt))
    .limit(1);
  const [campaign] = await db
    .select({ at: pushCampaigns.dueAt })
    .from(pushCampaigns)
    .where(and(eq(pushCampaigns.state, 'scheduled'), mayGoOn(isQuiet)))
    .orderBy(asc(pushCampaigns.dueAt))
    .limit(1);
  return earliest([batch?.at, campaign?.at]);
}
