import { and, desc, eq, gte, lt } from 'drizzle-orm';
import { change, type WriteContext } from '../../../platform/change.ts';
import type { Database } from '../../../platform/database.ts';
import { addressHash as hashOf } from '../../../platform/messages/addressHash.ts';
import type { Returned } from '../../../platform/messages/returnPath.ts';
import { eraseAddress } from '../commands.ts';
import { readMessageId } from '../issues/issueMail.ts';
import type { ReturnKind } from '../issues/issueStates.ts';
import { newsletterDeliveries, subscribers } from '../tables.ts';
import type { BounceEvent } from './bounceReport.ts';
import { noteBounce } from './noteBounce.ts';

/** What has become of a mail: it came back, or its reader calls it spam. */
export type MailEvent = ReturnKind | 'complaint';

/** Takes up what a mail provider reports. Returns whether it was about a subscriber and had not been reported before. */
export async function takeReport(context: WriteContext, event: BounceEvent, now: Date): Promise<boolean> {
  const named = event.messageId === undefined ? undefined : readMessageId(event.messageId);
  const addressHash = named?.addressHash ?? (event.email === undefined ? undefined : hashOf(event.email));
  if (addressHash === undefined) return false;
  if (event.kind === 'complaint') return endByComplaint(context, addressHash, now);
  const issueId = named?.issueId ?? (await readLastIssue(context.db, addressHash));
  return noteBounce(context, { addressHash, issueId, kind: event.kind }, now);
}

/** The same for a mail that is named by its return address: `unknown` if its recipient is not on the list, `repeated` if it was counted. */
export async function takeReturned(
  context: WriteContext,
  { mailing, hashBegin }: Returned,
  event: MailEvent,
  now: Date,
): Promise<'counted' | 'repeated' | 'unknown'> {
  const addressHash = await readWhole(context.db, hashBegin);
  if (addressHash === undefined) return 'unknown';
  const isCounted =
    event === 'complaint'
      ? await endByComplaint(context, addressHash, now)
      : await noteBounce(context, { addressHash, issueId: mailing === 0 ? undefined : mailing, kind: event }, now);
  return isCounted ? 'counted' : 'repeated';
}

/** The whole hash of a subscriber's address. */
async function readWhole(db: Database, hashBegin: string): Promise<string | undefined> {
  const [subscriber] = await db
    .select({ addressHash: subscribers.addressHash })
    .from(subscribers)
    // Hexadecimal digits, so that nothing comes between the begin and the begin with a letter behind them.
    .where(and(gte(subscribers.addressHash, hashBegin), lt(subscribers.addressHash, `${hashBegin}g`)))
    .limit(1);
  return subscriber?.addressHash;
}

/** The last issue that was sent to an address. */
async function readLastIssue(db: Database, addressHash: string): Promise<number | undefined> {
  const [last] = await db
    .select({ issueId: newsletterDeliveries.issueId })
    .from(newsletterDeliveries)
    .where(eq(newsletterDeliveries.addressHash, addressHash))
    .orderBy(desc(newsletterDeliveries.issueId))
    .limit(1);
  return last?.issueId;
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
