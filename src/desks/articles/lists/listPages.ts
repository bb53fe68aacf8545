import { readPageIds } from '../../../content/placements/lists.ts';
import type { Database } from '../../../platform/database.ts';
import type { Language } from '../../../platform/text/language.ts';
import { ITEMS_PER_PAGE } from '../../../site/calls/callParameters.ts';
import { kindsOfEdition } from '../publishing/articleKind.ts';
import { readCards, type StoryCard } from './readCards.ts';

export type ListPage = { stories: StoryCard[]; page: number; pageCount: number; totalCount: number };

/**
 * A page of a topic's stories in an edition, newest first. Undefined if the list has no such page; the first page of an
 * empty list exists and is empty.
 */
export async function readListPage(
  db: Database,
  topic: { id: number; storyCount: number },
  page: number,
  perPage = ITEMS_PER_PAGE,
  edition: Language = 'gu',
): Promise<ListPage | undefined> {
  // A topic's own count is that of its Gujarati stories.
  const total = edition === 'gu' ? { total: topic.storyCount } : {};
  const result = await readPageIds(db, { kinds: kindsOfEdition(edition), topicId: topic.id, ...total }, { page, perPage });
  if (!result) return undefined;
  const { ids, ...list } = result;
  return { stories: await readCards(db, ids), ...list };
}
