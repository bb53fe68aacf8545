import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { findPage } from '../../site/lists/findPage.ts';
import { isPublished, readCards, type StoryCard } from '../articles/queries.ts';
import { bookmarks } from './tables.ts';

/** Specification, section 9: ITEMS_PER_PAGE. */
export const BOOKMARKS_PER_PAGE = 10;
/** A reader's whole list is loaded with every page that shows bookmarks, so it is bounded. */
export const MAX_BOOKMARKS = 1_000;

/** The published stories that a reader has saved, the last saved first. */
export async function readBookmarks(db: Database, readerId: string): Promise<{ articleId: number; savedAt: Date }[]> {
  return savedAndPublished(db, readerId).limit(MAX_BOOKMARKS);
}

const isSeen = (readerId: string) => and(eq(bookmarks.readerId, readerId), isPublished(bookmarks.articleId));

const savedAndPublished = (db: Database, readerId: string) =>
  db
    .select({ articleId: bookmarks.articleId, savedAt: bookmarks.savedAt })
    .from(bookmarks)
    .where(isSeen(readerId))
    .orderBy(desc(bookmarks.savedAt), desc(bookmarks.articleId))
    .$dynamic();

/** A page of them, from 1; undefined if the list has no such page. */
export async function readBookmarkPage(
  db: Database,
  readerId: string,
  page: number,
): Promise<{ stories: StoryCard[]; totalCount: number; pageCount: number } | undefined> {
  const found = findPage(await db.$count(bookmarks, isSeen(readerId)), { page, perPage: BOOKMARKS_PER_PAGE });
  if (!found) return undefined;
  const rows = await savedAndPublished(db, readerId).limit(BOOKMARKS_PER_PAGE).offset(found.offset);
  const stories = await readCards(
    db,
    rows.map(({ articleId }) => articleId),
  );
  return { stories, totalCount: found.totalCount, pageCount: found.pageCount };
}

/** The number of stories that a reader has saved, also of those that are withdrawn now. */
export const countBookmarks = (db: Database, readerId: string): Promise<number> => db.$count(bookmarks, eq(bookmarks.readerId, readerId));
