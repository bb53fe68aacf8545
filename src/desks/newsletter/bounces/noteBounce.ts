import { and, desc, eq, sql } from 'drizzle-orm';
import { change, type WriteContext } from '../../../platform/change.ts';
import type { Database } from '../../../platform/database.ts';
import { eraseAddress } from '../commands.ts';
import { readMessageId } from '../issues/issueMail.ts';
import { addressHash as hashOf } from '../subscribing/addressHash.ts';
import { newsletterBounces, newsletterDeliveries, newsletterIssues, subscribers } from '../tables.ts';
import type { BounceEvent } from './bounceReport.ts';

/** After as many issues that came back for good, an address is erased. A single one may be a fault of the mail server. */
const MAX_HARD = 3;

type Bounce = { addressHash: string; issueId: number | undefined; kind: 'hard' | 'soft' };

/** Counts a mail that came back, once for each issue, and erases an address to which several have. Returns whether it was counted. */
export function noteBounce(context: WriteContext, { addressHash, issueId, kind }: Bounce, now: Date): Promise<boolean> {
  return change(context, async (tx) => {
    const [subscriber] = await tx
      .select({ email: subscribers.email })
      .from(subscribers)
      .where(eq(subscribers.addressHash, addressHash))
      .for('update');
    if (!subscriber) return { result: false, tags: [] };
    const { email } = subscriber;
    const one = { hard: kind === 'hard' ? 1 : 0, soft: kind === 'soft' ? 1 : 0 };
    const [counted] = await tx
      .insert(newsletterBounces)
      .values({ email, ...one, issueId: issueId ?? null, at: now })
      .onConflictDoUpdate({
        target: newsletterBounces.email,
        set: {
          hard: sql`${newsletterBounces.hard} + ${one.hard}`,
          soft: sql`${newsletterBounces.soft} + ${one.soft}`,
          issueId: issueId ?? null,
          at: now,
        },
        setWhere: sql`${newsletterBounces.issueId} is distinct from ${issueId ?? null}::int`,
      })
      .returning({ hard: newsletterBounces.hard });
    if (counted && counted.hard >= MAX_HARD) await eraseAddress(tx, addressHash, now, 'bounced');
    return { result: counted !== undefined, tags: [] };
  });
}

/** Takes up what a mail provider reports. Returns whether it was about a subscriber and had not been reported before. */
export async function takeReport(context: WriteContext, event: BounceEvent, now: Date): Promise<boolean> {
  const named = event.messageId === undefined ? undefined : readMessageId(event.messageId);
  const addressHash = named?.addressHash ?? (event.email === undefined ? undefined : hashOf(event.email));
  if (addressHash === undefined) return false;
  const issueId = await readDelivered(context.db, addressHash, named?.issueId);
  if (event.kind === 'complaint') return endByComplaint(context, addressHash, now);
  const isCounted = await noteBounce(context, { addressHash, issueId, kind: event.kind }, now);
  if (isCounted && event.kind === 'hard' && issueId !== undefined) await countBounced(context.db, issueId);
  return isCounted;
}

/** The issue that was sent to an address: the one that is named, or the last. */
async function readDelivered(db: Database, addressHash: string, issueId: number | undefined): Promise<number | undefined> {
  const ofIssue = issueId === undefined ? undefined : eq(newsletterDeliveries.issueId, issueId);
  const [last] = await db
    .select({ issueId: newsletterDeliveries.issueId })
    .from(newsletterDeliveries)
    .where(and(eq(newsletterDeliveries.addressHash, addressHash), ofIssue))
    .orderBy(desc(newsletterDeliveries.issueId))
    .limit(1);
  return last?.issueId;
}

async function countBounced(db: Database, issueId: number): Promise<void> {
  await db
    .update(newsletterIssues)
    .set({ bounced: sql`${newsletterIssues.bounced} + 1` })
    .where(eq(newsletterIssues.id, issueId));
}

/** Whoever calls the newsletter spam wants it no more. */
function endByComplaint(context: WriteContext, addressHash: string, now: Date): Promise<boolean> {
  return change(context, async (tx) => {
    const [known] = await tx
      .select({ email: subscribers.email })
      .from(subscribers)
      .where(eq(subscribers.addressHash, addressHash))
      .limit(1);
    if (known) await eraseAddress(tx, addressHash, now, 'complained');
    return { result: known !== undefined, tags: [] };
  });
}
