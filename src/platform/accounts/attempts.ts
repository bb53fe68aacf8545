import { eq, sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { deleteOld } from '../background/deleteOld.ts';
import { networkOf, wideNetworkOf } from '../clientAddress.ts';
import { milliseconds } from '../clock.ts';
import { moment } from '../columns.ts';
import type { Database } from '../database.ts';

/** Attempts per period, counted for all processes by a key: an account, a network, a device. */
export const attempts = pgTable(
  'attempts',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    /** Time of the first attempt in the period. */
    since: moment('since').notNull(),
  },
  (table) => [index('attempts_since').on(table.since)],
);

const MAX_SPAN_MS = milliseconds('1d');

/** At most `max` attempts under a key in `spanMs`, which is a day at most. */
export type Counter = { key: string; spanMs: number; max: number };

type Sent = {
  /** What is sent; names the counters. */
  what: string;
  client: string | undefined;
  spanMs: number;
  ofNetwork: number;
  ofAll: number;
};

/**
 * The counters of what anybody may send, by network and in all, which bounds what a flood from many networks can fill or send. Nobody shuts
 * all others out from one place (`byWideNetwork`).
 */
export function sendingCounters({ what, client, spanMs, ofNetwork, ofAll }: Sent): Counter[] {
  const all: Counter = { key: what, spanMs, max: ofAll };
  return [{ key: `${what} by ${networkOf(client)}`, spanMs, max: ofNetwork }, ...byWideNetwork(all, client), all];
}

/** The counter of a connection with very many networks beside one of all: it gets a quarter. None for others. */
export function byWideNetwork({ key, spanMs, max }: Counter, client: string | undefined): Counter[] {
  const wide = wideNetworkOf(client);
  return wide === undefined ? [] : [{ key: `${key} by ${wide}`, spanMs, max: Math.ceil(max / 4) }];
}

/** A counted attempt; `succeed` removes it from the counts. */
export type Attempt = { succeed: () => Promise<void> };

/** A key has had too many attempts; the next is possible in `waitMs`. */
export class TooManyAttempts extends Error {
  readonly key: string;
  readonly waitMs: number;
  constructor(key: string, waitMs: number) {
    super(`too many attempts: the next in ${Math.ceil(waitMs / 1000)} s`);
    this.key = key;
    this.waitMs = waitMs;
  }
}

/**
 * Counts an attempt under each key before it is made, so that a thousand parallel attempts count as a thousand. Throws `TooManyAttempts`,
 * and then counts it nowhere.
 */
export async function countAttempt(db: Database, counters: readonly Counter[], now: Date): Promise<Attempt> {
  const counted: Counter[] = [];
  const takeBack = () =>
    takeBackAttempt(
      db,
      counted.map(({ key }) => key),
    );
  for (const counter of counters) {
    const waitMs = await countOne(db, counter, now);
    if (waitMs > 0) {
      await takeBack();
      throw new TooManyAttempts(counter.key, waitMs);
    }
    counted.push(counter);
  }
  return { succeed: takeBack };
}

/** Takes an attempt back that was counted by an earlier request, under each key. */
export async function takeBackAttempt(db: Database, keys: readonly string[]): Promise<void> {
  for (const key of keys)
    await db
      .update(attempts)
      .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
      .where(eq(attempts.key, key));
}

/** The attempts under a key in its current period. */
export async function readAttempts(db: Database, { key, spanMs }: Counter, now: Date): Promise<number> {
  const [row] = await db.select().from(attempts).where(eq(attempts.key, key)).limit(1);
  return row && Math.abs(row.since.getTime() - now.getTime()) < spanMs ? row.count : 0;
}

/** Removes attempts that no limit looks at any more. Returns how many. */
export const sweepAttempts = (db: Database, now: Date, most: number): Promise<number> =>
  deleteOld(db, attempts, { key: attempts.key, time: attempts.since, before: new Date(now.getTime() - MAX_SPAN_MS), most });

/**
 * Counts in one statement, for all processes. Returns the waiting time if there were too many; rejected attempts do not extend it. A period
 * that begins a whole one from now was counted while the clock was ahead, and is over too.
 */
async function countOne(db: Database, { key, spanMs, max }: Counter, now: Date): Promise<number> {
  const isOver = sql`abs(extract(epoch from ${attempts.since} - ${now.toISOString()}::timestamptz)) * 1000 >= ${spanMs}::float8`;
  const [row] = await db
    .insert(attempts)
    .values({ key, count: 1, since: now })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${isOver} then 1 else least(${attempts.count}, ${max}) + 1 end`,
        since: sql`case when ${isOver} then ${now.toISOString()}::timestamptz else ${attempts.since} end`,
      },
    })
    .returning({ count: attempts.count, since: attempts.since });
  if (!row) throw new Error('An attempt was not counted');
  return row.count > max ? row.since.getTime() + spanMs - now.getTime() : 0;
}
