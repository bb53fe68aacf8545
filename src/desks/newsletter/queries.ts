import { asc, desc, gt } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { subscriberCount, subscribers } from './tables.ts';

/** The number of subscribers. */
export async function countSubscribers(db: Database): Promise<number> {
  const [row] = await db.select().from(subscriberCount).limit(1);
  // Without a row nobody has subscribed since the count is stored, so there are few.
  return row ? row.subscribers : db.$count(subscribers);
}

type Subscriber = typeof subscribers.$inferSelect;

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
