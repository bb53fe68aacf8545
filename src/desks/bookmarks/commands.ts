import { and, eq } from 'drizzle-orm';
import { change, type WriteContext } from '../../platform/change.ts';
import { readCards } from '../articles/queries.ts';
import { lockReader } from '../readers/commands.ts';
import { countBookmarks, MAX_BOOKMARKS } from './queries.ts';
import { bookmarks } from './tables.ts';

export type BookmarkAdded = 'saved' | 'noSuchStory' | 'full';

const isBookmark = (readerId: string, articleId: number) => and(eq(bookmarks.readerId, readerId), eq(bookmarks.articleId, articleId));

/** Saves a story for a reader; again if it is saved already, which changes nothing, also at the limit. */
export function addBookmark(context: WriteContext, readerId: string, articleId: number): Promise<BookmarkAdded> {
  return change(context, async (tx) => {
    const add = async (): Promise<BookmarkAdded> => {
      if ((await readCards(tx, [articleId])).length === 0) return 'noSuchStory';
      if ((await tx.$count(bookmarks, isBookmark(readerId, articleId))) > 0) return 'saved';
      await lockReader(tx, readerId);
      if ((await countBookmarks(tx, readerId)) >= MAX_BOOKMARKS) return 'full';
      await tx.insert(bookmarks).values({ readerId, articleId }).onConflictDoNothing();
      return 'saved';
    };
    return { result: await add(), tags: [] };
  });
}

/** Removes a saved story; also a success if it was not saved. */
export function removeBookmark(context: WriteContext, readerId: string, articleId: number): Promise<void> {
  return change(context, async (tx) => {
    await tx.delete(bookmarks).where(isBookmark(readerId, articleId));
    return { result: undefined, tags: [] };
  });
}
