import { and, asc, inArray, lt, sql } from 'drizzle-orm';
import { milliseconds } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { enquiries } from '../tables.ts';

const KEPT_MS = 365 * milliseconds('1d');

/** Removes enquiries that are done, a year after the last work on them. Returns how many. */
export async function sweepEnquiries(db: Database, now: Date, most: number): Promise<number> {
  const { id, updatedAt, state } = enquiries;
  // The condition of the index, word for word.
  const isDone = sql`${state} in ('answered', 'closed', 'spam')`;
  const old = db
    .select({ id })
    .from(enquiries)
    .where(and(isDone, lt(updatedAt, new Date(now.getTime() - KEPT_MS))))
    .orderBy(asc(updatedAt))
    .limit(most);
  const removed = await db.delete(enquiries).where(inArray(id, old)).returning({ id });
  return removed.length;
}
