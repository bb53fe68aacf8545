import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { isPublished, readCards, type StoryCard } from '../articles/queries.ts';
import { readingHistory } from './tables.ts';

/** Specification, section 9: ITEMS_PER_PAGE. */
export const STORIES_PER_PAGE = 10;
/** The number of stories that are kept for a reader. */
export const MAX_READ = 500;

const isSeen = (readerId: string) => and(eq(readingHistory.readerId, readerId), isPublished(readingHistory.articleId));

/** A page of the published stories that a reader has read, from 1, the last read first; undefined if there is no such page. */
export async function readHistoryPage(
  db: Database,
  readerId: string,
  page: number,
): Promise<{ stories: StoryCard[]; totalCount: number; pageCount: number } | undefined> {
  const totalCount = await db.$count(readingHistory, isSeen(readerId));
  const pageCount = Math.max(1, Math.ceil(totalCount / STORIES_PER_PAGE));
  if (page > pageCount) return undefined;
  const rows = await db
    .select({ articleId: readingHistory.articleId })
    .from(readingHistory)
    .where(isSeen(readerId))
    .orderBy(desc(readingHistory.readAt), desc(readingHistory.articleId))
    .limit(STORIES_PER_PAGE)
    .offset((page - 1) * STORIES_PER_PAGE);
  const stories = await readCards(
    db,
    rows.map(({ articleId }) => articleId),
  );
  return { stories, totalCount, pageCount };
}

/** For the reader's own copy. */
export const readHistory = (db: Database, readerId: string): Promise<{ articleId: number; readAt: Date }[]> =>
  db
    .select({ articleId: readingHistory.articleId, readAt: readingHistory.readAt })
    .from(readingHistory)
    .where(eq(readingHistory.readerId, readerId))
    .orderBy(desc(readingHistory.readAt), desc(readingHistory.articleId));
