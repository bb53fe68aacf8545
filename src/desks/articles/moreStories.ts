import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import type { Story } from './queries.ts';
import { readCards, type StoryCard } from './readCards.ts';
import { placements } from './tables.ts';

/** Specification, section 9: default articlePerPage. */
export const MORE_ARTICLES_PER_PAGE = 5;
/** Nobody presses "more" this often; deeper lists have pages of their own. */
export const MOST_MORE_PAGES = 40;

type More = { stories: StoryCard[]; hasMore: boolean; totalCount: number };

/** The newest stories of a story's category, never itself nor those in `without`, five a page. */
export async function readMoreArticles(
  db: Database,
  story: Pick<Story, 'id' | 'category'>,
  pageIndex: number,
  without: readonly number[] = [],
): Promise<More> {
  const rows = await db
    .select({ id: placements.articleId })
    .from(placements)
    .where(
      and(
        eq(placements.topicId, story.category.id),
        ne(placements.articleId, story.id),
        without.length > 0 ? sql`${placements.articleId} <> all(${sql.param([...without])}::bigint[])` : undefined,
      ),
    )
    .orderBy(desc(placements.publishedAt), desc(placements.articleId))
    .offset((pageIndex - 1) * MORE_ARTICLES_PER_PAGE)
    .limit(MORE_ARTICLES_PER_PAGE + 1);
  const stories = await readCards(
    db,
    rows.slice(0, MORE_ARTICLES_PER_PAGE).map((row) => row.id),
  );
  const hasMore = rows.length > MORE_ARTICLES_PER_PAGE && pageIndex < MOST_MORE_PAGES;
  return { stories, hasMore, totalCount: Math.max(0, story.category.storyCount - 1) };
}
