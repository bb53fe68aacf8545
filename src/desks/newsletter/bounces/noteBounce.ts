import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { change, type WriteContext } from '../../../platform/change.ts';
import { milliseconds } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { eraseAddress } from '../commands.ts';
import type { ReturnKind } from '../issues/issueStates.ts';
import { newsletterBounces, newsletterDeliveries, newsletterIssues, subscribers } from '../tables.ts';

/** After as many mails that came back for good, an address is erased. A single one may be a fault of the mail server. */
const MAX_HARD = 3;
/** After as many in a row that came back for now, nothing is sent to an address any more: a week of a daily edition. */
const MAX_SOFT = 7;
/** Mail that did not come back for so long has been taken, and the row begins anew. */
const ROW_ENDS_MS = milliseconds('14d');
/** Mails that are of no issue, as that about a comment, are counted once in this time. */
const ONCE_IN_MS = milliseconds('1d');

/** A mail that came back. `issueId` is unset if it was no issue of the newsletter. */
export type Bounce = { addressHash: string; issueId: number | undefined; kind: ReturnKind };

/**
 * Counts a mail that came back, once for each issue, and erases or blocks an address to which several have. Returns
 * false, and changes nothing, if it has been counted before or is about nobody on the list.
 */
export function noteBounce(context: WriteContext, { addressHash, issueId, kind }: Bounce, now: Date): Promise<boolean> {
  return change(context, async (tx) => {
    const [subscriber] = await tx
      .select({ email: subscribers.email })
      .from(subscribers)
      .where(eq(subscribers.addressHash, addressHash))
      .for('update');
    const isNew =
      subscriber !== undefined &&
      (issueId === undefined ? await isFirstToday(tx, subscriber.email, now) : await markReturned(tx, { addressHash, issueId, kind }));
    if (!isNew) return { result: false, tags: [] };
    const counts = await countReturn(tx, subscriber.email, kind, now);
    if (counts.hard >= MAX_HARD) await eraseAddress(tx, addressHash, now, 'bounced');
    else if (counts.soft >= MAX_SOFT)
      await tx
        .update(newsletterBounces)
        .set({ blockedAt: now })
        .where(and(eq(newsletterBounces.email, subscriber.email), isNull(newsletterBounces.blockedAt)));
    return { result: true, tags: [] };
  });
}

/** Marks the delivery, and counts it for its issue if the mail server had taken it. Returns whether it was not marked yet. */
async function markReturned(tx: Database, { addressHash, issueId, kind }: Bounce & { issueId: number }): Promise<boolean> {
  const [marked] = await tx
    .update(newsletterDeliveries)
    .set({ returned: kind })
    .where(
      and(
        eq(newsletterDeliveries.issueId, issueId),
        eq(newsletterDeliveries.addressHash, addressHash),
        // What a server has kept for now may come back for good later.
        or(isNull(newsletterDeliveries.returned), kind === 'hard' ? eq(newsletterDeliveries.returned, 'soft') : undefined),
      ),
    )
    .returning({ state: newsletterDeliveries.state });
  if (!marked) return false;
  // A mailbox that was refused is in the counts of the sending.
  if (marked.state !== 'bounced' && marked.state !== 'failed') {
    const more =
      kind === 'hard' ? { bounced: sql`${newsletterIssues.bounced} + 1` } : { returnedSoft: sql`${newsletterIssues.returnedSoft} + 1` };
    await tx.update(newsletterIssues).set(more).where(eq(newsletterIssues.id, issueId));
  }
  return true;
}

async function isFirstToday(tx: Database, email: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - ONCE_IN_MS);
  const lately = await tx.$count(newsletterBounces, and(eq(newsletterBounces.email, email), gt(newsletterBounces.at, since)));
  return lately === 0;
}

async function countReturn(tx: Database, email: string, kind: ReturnKind, now: Date): Promise<{ hard: number; soft: number }> {
  const one = { hard: kind === 'hard' ? 1 : 0, soft: kind === 'soft' ? 1 : 0 };
  const rowBegan = new Date(now.getTime() - ROW_ENDS_MS).toISOString();
  const [counts] = await tx
    .insert(newsletterBounces)
    .values({ email, ...one, at: now })
    .onConflictDoUpdate({
      target: newsletterBounces.email,
      set: {
        hard: sql`${newsletterBounces.hard} + ${one.hard}`,
        soft: sql`case when ${newsletterBounces.at} < ${rowBegan}::timestamptz then 0 else ${newsletterBounces.soft} end + ${one.soft}`,
        at: now,
      },
    })
    .returning({ hard: newsletterBounces.hard, soft: newsletterBounces.soft });
  return counts ?? one;
}
