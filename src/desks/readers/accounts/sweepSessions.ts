import { asc, inArray, lt } from 'drizzle-orm';
import type { Database } from '../../../platform/database.ts';
import { readerSessions } from '../tables.ts';

/** Removes sessions that have ended: better-auth removes one only when its cookie comes again. Returns how many. */
export async function sweepSessions(db: Database, now: Date, most: number): Promise<number> {
  const { id, expiresAt } = readerSessions;
  const ended = db.select({ id }).from(readerSessions).where(lt(expiresAt, now)).orderBy(asc(expiresAt)).limit(most);
  const removed = await db.delete(readerSessions).where(inArray(id, ended)).returning({ id });
  return removed.length;
}
