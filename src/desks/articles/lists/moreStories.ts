import { readNewestIds } from '../../../content/placements/lists.ts';
import { readTopic, type Topic } from '../../../content/topics/queries.ts';
import type { Database } from '../../../platform/database.ts';
import { articleKinds } from '../publishing/articleKind.ts';
import { readOlderThan, type Story } from '../queries.ts';
import { readCardsById, type StoryCard } from './readCards.ts';
import { readRelatedIds } from './readRelated.ts';

/** Specification, section 9: default articlePerPage. */
export const MORE_ARTICLES_PER_PAGE = 5;
/** Nobody presses "more" this often; deeper lists have pages of their own. */
export const MAX_MORE_PAGES = 40;

/** Stories that stand under a story because they are like it. */
const RELATED_STORIES = 4;

type More = { stories: StoryCard[]; hasMore: boolean; totalCount: number };

/** What stands under a story: those like it, and a page (from 1) of five of the newest further ones, in which neither it nor those is repeated. */
export async function readUnderStory(db: Database, story: Story, pageIndex = 1): Promise<{ related: StoryCard[]; more: More }> {
  const relatedIds = await readRelatedIds(db, story, RELATED_STORIES);
  const list = await listUnder(db, story);
  const skip = (pageIndex - 1) * MORE_ARTICLES_PER_PAGE;
  const source = { kinds: articleKinds, topicId: list.id };
  const moreIds = await readNewestIds(db, source, MORE_ARTICLES_PER_PAGE + 1, { without: [story.id, ...relatedIds], skip });
  const cards = await readCardsById(db, [...relatedIds, ...moreIds]);
  const [related = [], row = []] = [relatedIds, moreIds].map((ids) => ids.flatMap((id) => cards.get(id) ?? []));
  const hasMore = row.length > MORE_ARTICLES_PER_PAGE && pageIndex < MAX_MORE_PAGES;
  const inList = [story, ...related].filter((other) => isInList(list, other));
  const totalCount = Math.max(0, list.storyCount - inList.length);
  return { related, more: { stories: row.slice(0, MORE_ARTICLES_PER_PAGE), hasMore, totalCount } };
}

/** A list shorter than this has nothing to go on with under its own stories. */
const ENOUGH_STORIES = 2 * MORE_ARTICLES_PER_PAGE + RELATED_STORIES;

/** The list that goes on under a story: its category's; where that is short its parent's; else the whole paper's. */
async function listUnder(db: Database, story: Story): Promise<Topic> {
  const near = [story.category, story.parentCategory].find((topic) => topic && topic.storyCount >= ENOUGH_STORIES);
  return near ?? (await readTopic(db, 'list', 'latest')) ?? story.category;
}

/** Whether a story stands in a category's list, which has its own and those of the categories under it, or in the paper's, which has all. */
const isInList = (list: Topic, { category }: StoryCard): boolean =>
  list.kind !== 'category' || category.id === list.id || category.parentId === list.id;

/**
 * The story that comes right after this one: the next older one of its category or, when it is the oldest there, of the
 * whole paper. Whoever follows it from story to story comes to the end and never back. `listId` is the list it was found in.
 */
export async function readNextStory(db: Database, story: Story): Promise<{ id: number; listId: number } | undefined> {
  const latest = await readTopic(db, 'list', 'latest');
  for (const listId of [story.category.id, ...(latest ? [latest.id] : [])]) {
    const [next] = await readOlderThan(db, listId, story, 1);
    if (next) return { id: next.id, listId };
  }
  return undefined;
}
