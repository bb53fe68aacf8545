import { search } from '../../../content/search/search.ts';
import type { Database } from '../../../platform/database.ts';
import { ITEMS_PER_PAGE } from '../../../site/calls/callParameters.ts';
import { readCards, type StoryCard } from '../lists/readCards.ts';
import { storySearchKind } from './storySearch.ts';

type StorySearch = {
  stories: StoryCard[];
  /** Number of stories found, at most 200. */
  totalCount: number;
};

/** Stories with all words of a text, in any spelling and script, the best first. */
export async function searchStories(db: Database, text: string, page: number, now: Date): Promise<StorySearch> {
  const { found } = await search(db, [storySearchKind], text, { kinds: [storySearchKind.kind] }, now);
  const ids = found.slice((page - 1) * ITEMS_PER_PAGE, page * ITEMS_PER_PAGE).map(({ id }) => id);
  return {
    stories: await readCards(db, ids),
    totalCount: found.length,
  };
}
