import { asc, desc, eq, getTableColumns, gt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { addressHash } from '../../platform/messages/addressHash.ts';
import type { SubscriberState } from './subscribing/subscriberStates.ts';
import { newsletterBounces, newsletterChoices, newsletterEditions, newsletterRemovals, subscriberCount, subscribers } from './tables.ts';

/** The number of confirmed subscribers, and of those whose confirmation is awaited. */
export async function countSubscribers(db: Database): Promise<{ confirmed: number; waiting: number }> {
  const [stored] = await db.select().from(subscriberCount).limit(1);
  // Without a row nobody has subscribed since the count is stored, so there are few.
  const { subscribers: total, confirmed } = stored ?? {
    subscribers: await db.$count(subscribers),
    confirmed: await db.$count(subscribers, sql`${subscribers.confirmedAt} is not null`),
  };
  return { confirmed, waiting: total - confirmed };
}

export type Subscriber = typeof subscribers.$inferSelect;

/** A subscriber with how often mail has come back from there. */
export type ListedSubscriber = Subscriber & { hard: number; soft: number; blockedAt: Date | null };

export const stateOf = ({ confirmedAt, blockedAt }: Pick<ListedSubscriber, 'confirmedAt' | 'blockedAt'>): SubscriberState =>
  confirmedAt === null ? 'waiting' : blockedAt === null ? 'confirmed' : 'blocked';

/** The subscriber that a link is about. */
export async function readSubscriber(db: Database, addressHash: string): Promise<Subscriber | undefined> {
  const [row] = await db.select().from(subscribers).where(eq(subscribers.addressHash, addressHash)).limit(1);
  return row;
}

const listed = (db: Database) =>
  db
    .select({
      ...getTableColumns(subscribers),
      hard: sql<number>`coalesce(${newsletterBounces.hard}, 0)`,
      soft: sql<number>`coalesce(${newsletterBounces.soft}, 0)`,
      blockedAt: newsletterBounces.blockedAt,
    })
    .from(subscribers)
    .leftJoin(newsletterBounces, eq(newsletterBounces.email, subscribers.email));

/** The latest subscribers. */
export const readNewestSubscribers = (db: Database, most: number): Promise<ListedSubscriber[]> =>
  listed(db).orderBy(desc(subscribers.askedAt), desc(subscribers.email)).limit(most);

/** The subscriber with an address (lower case) and the editions that it gets, or when and why it left. */
export async function findSubscriber(db: Database, email: string) {
  const [subscriber] = await listed(db).where(eq(subscribers.email, email));
  const [left] = await db
    .select()
    .from(newsletterRemovals)
    .where(eq(newsletterRemovals.addressHash, addressHash(email)));
  return { subscriber: subscriber && { ...subscriber, editions: await readChosen(db, email) }, left };
}

/** The names of the editions that a subscriber gets. */
export async function readChosen(db: Database, email: string): Promise<string[]> {
  const editions = await db
    .select({ name: newsletterEditions.name })
    .from(newsletterChoices)
    .innerJoin(newsletterEditions, eq(newsletterEditions.id, newsletterChoices.editionId))
    .where(eq(newsletterChoices.email, email));
  return editions.map(({ name }) => name);
}

/** Those from whom mail has come back lately, with the day of the last one. */
export const readReturned = (db: Database, most: number) =>
  db
    .select({
      email: newsletterBounces.email,
      hard: newsletterBounces.hard,
      soft: newsletterBounces.soft,
      at: newsletterBounces.at,
      isBlocked: sql<boolean>`${newsletterBounces.blockedAt} is not null`,
    })
    .from(newsletterBounces)
    .orderBy(desc(newsletterBounces.at))
    .limit(most);

/** How many addresses were erased because mail came back, or after a complaint. */
export async function countErased(db: Database): Promise<{ bounced: number; complained: number }> {
  const [bounced, complained] = await Promise.all([
    db.$count(newsletterRemovals, eq(newsletterRemovals.reason, 'bounced')),
    db.$count(newsletterRemovals, eq(newsletterRemovals.reason, 'complained')),
  ]);
  return { bounced, complained };
}

const AT_A_TIME = 1_000;

/** All subscribers by address, in parts. */
export async function* readAllSubscribers(db: Database): AsyncGenerator<ListedSubscriber[]> {
  for (let after = ''; ; ) {
    const rows = await listed(db).where(gt(subscribers.email, after)).orderBy(asc(subscribers.email)).limit(AT_A_TIME);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (rows.length < AT_A_TIME || !last) return;
    after = last.email;
  }
}
