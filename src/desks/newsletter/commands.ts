import { and, eq, isNull, sql } from 'drizzle-orm';
import { change, type WriteContext } from '../../platform/change.ts';
import type { Database } from '../../platform/database.ts';
import { addressHash } from './subscribing/addressHash.ts';
import { newsletterRemovals, subscriberCount, subscribers } from './tables.ts';
import type { ConsentVersion } from './words.ts';

/** Stores an address that waits for its confirmation, once. Returns whether it is confirmed already. */
export function noteAddress(context: WriteContext, email: string, now: Date): Promise<boolean> {
  return change(context, async (tx) => {
    const added = await tx
      .insert(subscribers)
      .values({ email, addressHash: addressHash(email), askedAt: now })
      .onConflictDoNothing()
      .returning({ email: subscribers.email });
    if (added.length > 0) {
      await count(tx, { subscribers: 1, confirmed: 0 });
      return { result: false, tags: [] };
    }
    const [row] = await tx.select({ confirmedAt: subscribers.confirmedAt }).from(subscribers).where(eq(subscribers.email, email)).limit(1);
    return { result: row !== undefined && row.confirmedAt !== null, tags: [] };
  });
}

type Subscription = { email: string; isNew: boolean };

/** Confirms a subscription with the wording that was agreed to; a second time changes nothing. Undefined if there is no such address. */
export function confirmSubscription(
  context: WriteContext,
  hash: string,
  consent: ConsentVersion,
  now: Date,
): Promise<Subscription | undefined> {
  return change<Subscription | undefined>(context, async (tx) => {
    const [confirmed] = await tx
      .update(subscribers)
      .set({ confirmedAt: now, consent })
      .where(and(eq(subscribers.addressHash, hash), isNull(subscribers.confirmedAt)))
      .returning({ email: subscribers.email });
    if (confirmed) {
      await count(tx, { subscribers: 0, confirmed: 1 });
      // A new consent ends the removal of an earlier one.
      await tx.delete(newsletterRemovals).where(eq(newsletterRemovals.addressHash, hash));
      return { result: { email: confirmed.email, isNew: true }, tags: [] };
    }
    const [known] = await tx.select({ email: subscribers.email }).from(subscribers).where(eq(subscribers.addressHash, hash)).limit(1);
    return { result: known && { email: known.email, isNew: false }, tags: [] };
  });
}

/** Erases an address; only its hash and the time stay. An address that is not there changes nothing. */
export function unsubscribe(context: WriteContext, hash: string, now: Date): Promise<void> {
  return change(context, async (tx) => ({ result: await eraseAddress(tx, hash, now), tags: [] }));
}

/** The same in a transaction. */
export async function eraseAddress(tx: Database, hash: string, now: Date): Promise<void> {
  const [erased] = await tx
    .delete(subscribers)
    .where(eq(subscribers.addressHash, hash))
    .returning({ confirmedAt: subscribers.confirmedAt });
  if (!erased) return;
  await count(tx, { subscribers: -1, confirmed: erased.confirmedAt === null ? 0 : -1 });
  await tx
    .insert(newsletterRemovals)
    .values({ addressHash: hash, at: now })
    .onConflictDoUpdate({ target: newsletterRemovals.addressHash, set: { at: now } });
}

/** Adds to the stored counts. The first time, existing subscribers from before the count was stored are counted. */
async function count(tx: Database, more: { subscribers: number; confirmed: number }): Promise<void> {
  await tx
    .insert(subscriberCount)
    .values({
      id: 1,
      subscribers: sql`(select count(*) from ${subscribers})`,
      confirmed: sql`(select count(confirmed_at) from ${subscribers})`,
    })
    .onConflictDoUpdate({
      target: subscriberCount.id,
      set: {
        subscribers: sql`${subscriberCount.subscribers} + ${more.subscribers}`,
        confirmed: sql`${subscriberCount.confirmed} + ${more.confirmed}`,
      },
    });
}

/** Records an export of all addresses in the audit log. */
export function noteExport(context: WriteContext): Promise<void> {
  return change(context, async () => ({
    result: undefined,
    tags: [],
    audit: [{ action: 'newsletter.export', subject: 'newsletter:subscribers' }],
  }));
}
