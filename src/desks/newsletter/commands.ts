import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { change, type WriteContext } from '../../platform/change.ts';
import { milliseconds } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { addressHash } from '../../platform/messages/addressHash.ts';
import type { Sweep } from '../../site/personalData.ts';
import { chooseAtFirst } from './editions/choices.ts';
import type { ListedAddress } from './moving/readSubscriberList.ts';
import type { Leaving } from './subscribing/subscriberStates.ts';
import { newsletterBounces, newsletterDeliveries, newsletterIssues, newsletterRemovals, subscriberCount, subscribers } from './tables.ts';
import { CONSENT_ELSEWHERE, type ConsentVersion } from './words.ts';

/**
 * Stores an address that waits for its confirmation, once. Returns whether it is confirmed already; one that is blocked
 * has to be again.
 */
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
    const [row] = await tx
      .select({ confirmedAt: subscribers.confirmedAt, blockedAt: newsletterBounces.blockedAt })
      .from(subscribers)
      .leftJoin(newsletterBounces, eq(newsletterBounces.email, subscribers.email))
      .where(eq(subscribers.email, email))
      .limit(1);
    return { result: row !== undefined && row.confirmedAt !== null && row.blockedAt === null, tags: [] };
  });
}

type Subscription = { email: string; isNew: boolean };

/** What a subscriber has agreed to: the version of the wording, and the editions; with none of them the one from the front page. */
export type Agreement = { consent: ConsentVersion; editionIds: readonly number[] };

/** Confirms a subscription with what was agreed to; a second time changes nothing. Undefined if there is no such address. */
export function confirmSubscription(
  context: WriteContext,
  hash: string,
  { consent, editionIds }: Agreement,
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
      await chooseAtFirst(tx, [confirmed.email], editionIds);
      // A new consent ends the removal of an earlier one.
      await tx.delete(newsletterRemovals).where(eq(newsletterRemovals.addressHash, hash));
      return { result: { email: confirmed.email, isNew: true }, tags: [] };
    }
    const [known] = await tx.select({ email: subscribers.email }).from(subscribers).where(eq(subscribers.addressHash, hash)).limit(1);
    // A mail has been read there again.
    if (known) await tx.delete(newsletterBounces).where(eq(newsletterBounces.email, known.email));
    return { result: known && { email: known.email, isNew: false }, tags: [] };
  });
}

/** What has become of the subscribers of a list. */
export type TakenList = { added: number; known: number; unsubscribed: number };

/**
 * Takes over subscribers who have agreed at another site, by addresses that occur once each. Whoever has unsubscribed here stays away, whoever
 * is subscribed here stays as they are, and an address whose confirmation is awaited is confirmed.
 */
export function takeSubscribers(
  context: WriteContext,
  listed: readonly ListedAddress[],
  editionIds: readonly number[],
): Promise<TakenList> {
  return change(context, async (tx) => {
    const hashes = new Map(listed.map((address) => [addressHash(address.email), address]));
    const removed = await tx
      .select({ hash: newsletterRemovals.addressHash })
      .from(newsletterRemovals)
      .where(inArray(newsletterRemovals.addressHash, [...hashes.keys()]));
    for (const { hash } of removed) hashes.delete(hash);
    if (hashes.size === 0) return { result: { added: 0, known: 0, unsubscribed: removed.length }, tags: [] };
    const rows = [...hashes].map(([hash, { email, agreedAt }]) => ({
      email,
      addressHash: hash,
      askedAt: agreedAt,
      confirmedAt: agreedAt,
      consent: CONSENT_ELSEWHERE,
    }));
    const added = await tx.insert(subscribers).values(rows).onConflictDoNothing().returning({ email: subscribers.email });
    const confirmed = await tx
      .update(subscribers)
      .set({ confirmedAt: context.clock(), consent: CONSENT_ELSEWHERE })
      .where(and(inArray(subscribers.addressHash, [...hashes.keys()]), isNull(subscribers.confirmedAt)))
      .returning({ email: subscribers.email });
    const taken = [...added, ...confirmed].map(({ email }) => email);
    await count(tx, { subscribers: added.length, confirmed: taken.length });
    await chooseAtFirst(tx, taken, editionIds);
    return { result: { added: taken.length, known: rows.length - taken.length, unsubscribed: removed.length }, tags: [] };
  });
}

/** Erases an address; only its hash and the time stay. An address that is not there changes nothing. */
export function unsubscribe(context: WriteContext, hash: string, now: Date): Promise<void> {
  return change(context, async (tx) => {
    await eraseAddress(tx, hash, now);
    return { result: undefined, tags: [] };
  });
}

/**
 * The same in a transaction; whether it was there. The last issue that the address has got counts why it left, unless mail came back.
 */
export async function eraseAddress(tx: Database, hash: string, now: Date, leaving: Leaving = 'unsubscribed'): Promise<boolean> {
  const [erased] = await tx
    .delete(subscribers)
    .where(eq(subscribers.addressHash, hash))
    .returning({ confirmedAt: subscribers.confirmedAt });
  if (!erased) return false;
  await count(tx, { subscribers: -1, confirmed: erased.confirmedAt === null ? 0 : -1 });
  await tx
    .insert(newsletterRemovals)
    .values({ addressHash: hash, at: now, reason: leaving })
    .onConflictDoUpdate({ target: newsletterRemovals.addressHash, set: { at: now, reason: leaving } });
  await forgetDeliveries(tx, hash, leaving);
  return true;
}

/** A mail that a process has in hand is left to it: it finds that the address is gone before the mail is complete. */
async function forgetDeliveries(tx: Database, hash: string, leaving: Leaving): Promise<void> {
  const counter = leaving === 'bounced' ? undefined : sql.identifier(leaving);
  const last = sql`case when ${newsletterIssues.id} = (select max(g.issue_id) from gone g where g.state = 'sent') then 1 else 0 end`;
  await tx.execute(sql`
    with gone as (
      delete from ${newsletterDeliveries} d where d.address_hash = ${hash} and d.state not in ('claimed', 'handing')
      returning d.issue_id, d.state)
    update ${newsletterIssues} set
      dropped = dropped + (select count(*) from gone g where g.issue_id = ${newsletterIssues.id} and g.state = 'waiting')
      ${counter ? sql`, ${counter} = ${counter} + ${last}` : sql``}
    where ${newsletterIssues.id} in (select g.issue_id from gone g)`);
}

const CONFIRM_WITHIN_MS = milliseconds('30d');
/** Erases addresses that were not confirmed in thirty days. Nothing of them stays: they were never removed by anybody. */
export const eraseUnconfirmed: Sweep = (db, now, most) =>
  db.transaction(async (tx) => {
    const old = tx
      .select({ email: subscribers.email })
      .from(subscribers)
      .where(and(isNull(subscribers.confirmedAt), lt(subscribers.askedAt, new Date(now.getTime() - CONFIRM_WITHIN_MS))))
      .limit(most)
      .for('update', { skipLocked: true });
    const erased = await tx.delete(subscribers).where(inArray(subscribers.email, old)).returning({ email: subscribers.email });
    if (erased.length > 0) await count(tx, { subscribers: -erased.length, confirmed: 0 });
    return erased.length;
  });

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

export { addEdition } from './editions/changeEditions.ts';
