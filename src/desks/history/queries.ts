import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { findPage } from '../../site/lists/findPage.ts';
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
  const found = findPage(await db.$count(readingHistory, isSeen(readerId)), { page, perPage: STORIES_PER_PAGE });
  if (!found) return undefined;
  const rows = await db
    .select({ articleId: readingHistory.articleId })
    .from(readingHistory)
    .where(isSeen(readerId))
    .orderBy(desc(readingHistory.readAt), desc(readingHistory.articleId))
    .limit(STORIES_PER_PAGE)
    .offset(found.offset);
  const stories = await readCards(
    db,
    rows.map(({ articleId }) => articleId),
  );
  return { stories, totalCount: found.totalCount, pageCount: found.pageCount };
}

/** For the reader's own copy. */
export const readHistory = (db: Database, readerId: string): Promise<{ articleId: number; readAt: Date }[]> =>
  db
    .select({ articleId: readingHistory.articleId, readAt: readingHistory.readAt })
    .from(readingHistory)
    .where(eq(readingHistory.readerId, readerId))
    .orderBy(desc(readingHistory.readAt), desc(readingHistory.articleId));
