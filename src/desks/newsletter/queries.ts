import { asc, desc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import type { SubscriberState } from './subscribing/subscriberStates.ts';
import { subscriberCount, subscribers } from './tables.ts';

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

export const stateOf = ({ confirmedAt }: Pick<Subscriber, 'confirmedAt'>): SubscriberState =>
  confirmedAt === null ? 'waiting' : 'confirmed';

/** The subscriber that a link is about. */
export async function readSubscriber(db: Database, addressHash: string): Promise<Subscriber | undefined> {
  const [row] = await db.select().from(subscribers).where(eq(subscribers.addressHash, addressHash)).limit(1);
  return row;
}

/** The latest subscribers. */
export const readNewestSubscribers = (db: Database, most: number): Promise<Subscriber[]> =>
  db.select().from(subscribers).orderBy(desc(subscribers.askedAt), desc(subscribers.email)).limit(most);

const AT_A_TIME = 1_000;

/** All subscribers by address, in parts. */
export async function* readAllSubscribers(db: Database): AsyncGenerator<Subscriber[]> {
  for (let after = ''; ; ) {
    const rows = await db.select().from(subscribers).where(gt(subscribers.email, after)).orderBy(asc(subscribers.email)).limit(AT_A_TIME);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (rows.length < AT_A_TIME || !last) return;
    after = last.email;
  }
}
