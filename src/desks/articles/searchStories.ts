import { desc, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { ITEMS_PER_PAGE } from '../../site/callParameters.ts';
import { readCards, type StoryCard } from './readCards.ts';
import { keysQuery } from './searchKeys.ts';
import { articleSearch } from './tables.ts';

/** Nobody pages further through results; counting on would read every story of a common word. */
const MOST_RESULTS = 200;

export type SearchResult = {
  stories: StoryCard[];
  /** Stories found, no more than 200. */
  totalCount: number;
  /** There are more than `totalCount` says. */
  isCapped: boolean;
  pageCount: number;
};

/**
 * Stories with all the words of a text, however they are spelled and in whichever script, newest first. The order lets
 * PostgreSQL walk the newest stories for common words and the word index for rare ones.
 */
export async function searchStories(db: Database, text: string, page: number): Promise<SearchResult> {
  const keys = keysQuery(text);
  if (keys === '') return { stories: [], totalCount: 0, isCapped: false, pageCount: 1 };
  const matches = await db
    .select({ id: articleSearch.articleId })
    .from(articleSearch)
    .where(sql`${articleSearch.keys} @@ ${keys}::tsquery`)
    .orderBy(desc(articleSearch.publishedAt), desc(articleSearch.articleId))
    .limit(MOST_RESULTS + 1);
  const found = matches.slice(0, MOST_RESULTS).map((row) => row.id);
  return {
    stories: await readCards(db, found.slice((page - 1) * ITEMS_PER_PAGE, page * ITEMS_PER_PAGE)),
    totalCount: found.length,
    isCapped: matches.length > MOST_RESULTS,
    pageCount: Math.max(1, Math.ceil(found.length / ITEMS_PER_PAGE)),
  };
}
