import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { milliseconds } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { App } from '../../site/app.ts';
import { readCards } from '../articles/queries.ts';
import { hasAgreed } from '../privacy/queries.ts';
import { lockReader } from '../readers/commands.ts';
import { MAX_READ } from './queries.ts';
import { readingHistory } from './tables.ts';

/** The purpose that readers agree to, and the version of its text. */
export const HISTORY = { name: 'history', wording: '2026-11-23' } as const;
const KEPT_DAYS = 90;

export type ReadNoted = 'noted' | 'notAgreed' | 'noSuchStory';

/** Notes that a reader has read a story, if they have agreed to that; the oldest of more than `MAX_READ` go. */
export function noteRead({ db, clock }: App, readerId: string, articleId: number): Promise<ReadNoted> {
  return db.transaction(async (tx) => {
    // A withdrawal at the same time erases what is noted before it, and nothing is noted after it.
    await lockReader(tx, readerId);
    if (!(await hasAgreed(tx, readerId, HISTORY))) return 'notAgreed';
    if ((await readCards(tx, [articleId])).length === 0) return 'noSuchStory';
    await note(tx, readerId, articleId, clock());
    return 'noted';
  });
}

async function note(db: Database, readerId: string, articleId: number, readAt: Date): Promise<void> {
  await db
    .insert(readingHistory)
    .values({ readerId, articleId, readAt })
    .onConflictDoUpdate({ target: [readingHistory.readerId, readingHistory.articleId], set: { readAt } });
  const oldestKept = db
    .select({ readAt: readingHistory.readAt })
    .from(readingHistory)
    .where(eq(readingHistory.readerId, readerId))
    .orderBy(desc(readingHistory.readAt))
    .limit(1)
    .offset(MAX_READ - 1);
  await db.delete(readingHistory).where(and(eq(readingHistory.readerId, readerId), lt(readingHistory.readAt, sql`(${oldestKept})`)));
}

/** Removes one story from a reader's history, or all of them. */
export async function forgetReads(db: Database, readerId: string, articleId?: number): Promise<void> {
  const isOne = articleId === undefined ? undefined : eq(readingHistory.articleId, articleId);
  await db.delete(readingHistory).where(and(eq(readingHistory.readerId, readerId), isOne));
}

/** Removes what was read longer ago than `KEPT_DAYS`. Returns how many. */
export async function sweepReads(db: Database, now: Date, most: number): Promise<number> {
  const { readerId, articleId, readAt } = readingHistory;
  const old = db
    .select({ readerId, articleId })
    .from(readingHistory)
    .where(lt(readAt, new Date(now.getTime() - KEPT_DAYS * milliseconds('1d'))))
    .orderBy(asc(readAt))
    .limit(most);
  const removed = await db
    .delete(readingHistory)
    .where(inArray(sql`(${readerId}, ${articleId})`, old))
    .returning({ articleId });
  return removed.length;
}
