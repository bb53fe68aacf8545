import { and, eq, gt, sql } from 'drizzle-orm';
import { type Counter, countAttempt, sendingCounters } from '../../../platform/accounts/attempts.ts';
import { change, type WriteContext } from '../../../platform/change.ts';
import { networkOf } from '../../../platform/clientAddress.ts';
import { milliseconds } from '../../../platform/clock.ts';
import { addressHash } from '../../../platform/messages/addressHash.ts';
import { rateLimit } from '../../../platform/rateLimit.ts';
import { addMail, lockSeenAd } from '../commands.ts';
import { AD_MAILS_TAG } from '../states/adTags.ts';
import { classifiedMessages } from '../tables.ts';
import type { MessageDraft } from './messageDraft.ts';

/** Requests per network in this process, for messages and reports together. */
export const classifiedRequestLimit = rateLimit({ max: 60, spanMs: milliseconds('10m') });

const REPEATED_WITHIN_MS = milliseconds('10m');

/**
 * Counted over all processes. A mobile operator puts many readers behind one address. The key of an address is a hash,
 * because addresses are erased.
 */
const counters = (adId: number, client: string | undefined, email: string): Counter[] => [
  ...sendingCounters({ what: 'classified message', client, spanMs: milliseconds('1h'), ofNetwork: 20, ofAll: 600 }),
  { key: `classified message by ${networkOf(client)} to ${adId}`, spanMs: milliseconds('1d'), max: 5 },
  { key: `classified message of ${addressHash(email)}`, spanMs: milliseconds('1d'), max: 20 },
  { key: `classified message to ${adId}`, spanMs: milliseconds('1d'), max: 100 },
];

type Sent = { client: string | undefined; now: Date };

/**
 * Stores a message to the advertiser of an advertisement that readers see, to be sent on by mail; the same again within ten minutes, as a
 * double click sends it, is stored once. False if readers do not see it. Throws `TooManyAttempts`.
 */
export async function receiveMessage(context: WriteContext, adId: number, draft: MessageDraft, { client, now }: Sent): Promise<boolean> {
  return change(context, async (tx) => {
    if (!(await lockSeenAd(tx, adId, now))) return { result: false, tags: [] };
    const { name, email, phone = null, message } = draft;
    const [same] = await tx
      .select({ id: classifiedMessages.id })
      .from(classifiedMessages)
      .where(
        and(
          eq(classifiedMessages.adId, adId),
          eq(classifiedMessages.email, email),
          eq(classifiedMessages.message, message),
          gt(classifiedMessages.createdAt, sql`${new Date(now.getTime() - REPEATED_WITHIN_MS).toISOString()}::timestamptz`),
        ),
      )
      .limit(1);
    if (same) return { result: true, tags: [] };
    await countAttempt(tx, counters(adId, client, email), now);
    const [stored] = await tx
      .insert(classifiedMessages)
      .values({ adId, name, email, phone, message, network: networkOf(client), createdAt: now })
      .returning({ id: classifiedMessages.id });
    if (!stored) throw new Error('A message was not stored');
    await addMail(tx, adId, 'message', now, stored.id);
    return { result: true, tags: [AD_MAILS_TAG] };
  });
}
