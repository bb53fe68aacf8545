import { sql } from 'drizzle-orm';
import { deleteOld } from '../../../platform/background/deleteOld.ts';
import { milliseconds } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { enquiries } from '../tables.ts';

const KEPT_MS = 365 * milliseconds('1d');

/** Removes enquiries that are done, a year after the last work on them. Returns how many. */
export function sweepEnquiries(db: Database, now: Date, most: number): Promise<number> {
  const { id, updatedAt, state } = enquiries;
  // The condition of the index, word for word.
  const where = sql`${state} in ('answered', 'closed', 'spam')`;
  return deleteOld(db, enquiries, { key: id, time: updatedAt, before: new Date(now.getTime() - KEPT_MS), where, most });
}
