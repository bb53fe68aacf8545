import { deleteOld } from '../../../platform/background/deleteOld.ts';
import type { Database } from '../../../platform/database.ts';
import { readerSessions } from '../tables.ts';

/** Removes sessions that have ended: better-auth removes one only when its cookie comes again. Returns how many. */
export const sweepSessions = (db: Database, now: Date, most: number): Promise<number> =>
  deleteOld(db, readerSessions, { key: readerSessions.id, time: readerSessions.expiresAt, before: now, most });
