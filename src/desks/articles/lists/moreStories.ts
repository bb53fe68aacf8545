import { countItems, readNewestIds } from '../../../content/placements/lists.ts';
import { readTopic, type Topic } from '../../../content/topics/queries.ts';
import type { Database } from '../../../platform/database.ts';
import { editionOf, type Language } from '../../../platform/text/language.ts';
import { kindsOfEdition } from '../publishing/articleKind.ts';
import { readOlderThan, type Story } from '../queries.ts';
import { readCardsById, type StoryCard } from './readCards.ts';
import { readRelatedIds } from './readRelated.ts';

/** Specification, section 9: default articlePerPage. */
export const MORE_ARTICLES_PER_PAGE = 5;
/** Limit for "more", beyond which it is empty; deeper lists have pages of their own. */
const MAX_MORE_PAGES = 40;

/** Number of related stories under a story. */
const RELATED_STORIES = 4;

/** Number of stories that continuous reading adds to a page, for the reader's orientation and the memory of phones. */
export const COMING_STORIES = 5;

type More = { stories: StoryCard[]; hasMore: boolean; totalCount: number };

/**
 * The stories under a story: related ones, the five newest others, with which continuous reading goes on (`coming`, on the first page only),
 * and a page (from 1) of five of those after them. None contains the story itself or a story twice.
 */
export async function readUnderStory(
  db: Database,
  story: Story,
  pageIndex = 1,
): Promise<{ related: StoryCard[]; coming: StoryCard[]; more: More }> {
  const relatedIds = await readRelatedIds(db, story, RELATED_STORIES);
  const list = await listUnder(db, story);
  const comingCount = pageIndex === 1 ? COMING_STORIES : 0;
  const skip = COMING_STORIES + (pageIndex - 1) * MORE_ARTICLES_PER_PAGE - comingCount;
  const limit = comingCount + MORE_ARTICLES_PER_PAGE + 1;
  const source = { kinds: kindsOfEdition(editionOf(story.language)), topicId: list.id };
  const isTooDeep = pageIndex > MAX_MORE_PAGES;
  const without = [story.id, ...relatedIds];
  const moreIds = isTooDeep ? [] : await readNewestIds(db, source, limit, { without, skip });
  const cards = await readCardsById(db, [...relatedIds, ...moreIds]);
  const [related = [], row = []] = [relatedIds, moreIds].map((ids) => ids.flatMap((id) => cards.get(id) ?? []));
  const after = row.slice(comingCount);
  const hasMore = after.length > MORE_ARTICLES_PER_PAGE && pageIndex < MAX_MORE_PAGES;
  const inList = [story, ...related].filter((other) => isInList(list, other));
  const listCount = await countStories(db, list, editionOf(story.language));
  const totalCount = Math.max(0, listCount - inList.length - COMING_STORIES);
  return { related, coming: row.slice(0, comingCount), more: { stories: after.slice(0, MORE_ARTICLES_PER_PAGE), hasMore, totalCount } };
}

/** A list with fewer stories is too short to be continued under its own stories. */
const ENOUGH_STORIES = 2 * MORE_ARTICLES_PER_PAGE + RELATED_STORIES;

/** The list that is continued under a story: its category's; if that is too short, its parent's; otherwise that of the whole newspaper. */
async function listUnder(db: Database, story: Story): Promise<Topic> {
  for (const topic of [story.category, story.parentCategory])
    if (topic && (await countStories(db, topic, editionOf(story.language))) >= ENOUGH_STORIES) return topic;
  return (await readTopic(db, 'list', 'latest')) ?? story.category;
}

/** The stories of a list in one edition. A topic's `storyCount` is of those in Gujarati. */
const countStories = async (db: Database, topic: Topic, edition: Language): Promise<number> =>
  edition === 'gu' ? topic.storyCount : countItems(db, { kinds: kindsOfEdition(edition), topicId: topic.id });

/** Whether a story is in a list: a category's list includes its subcategories; the newspaper's list includes all. */
const isInList = (list: Topic, { category }: StoryCard): boolean =>
  list.kind !== 'category' || category.id === list.id || category.parentId === list.id;

/**
 * The next story in continuous reading: the next older one of its category or, after the oldest, of the whole newspaper. Following it never
 * leads back to the same story. `listId` is the list it was found in.
 */
export async function readNextStory(db: Database, story: Story): Promise<{ id: number; listId: number } | undefined> {
  const latest = await readTopic(db, 'list', 'latest');
  for (const listId of [story.category.id, ...(latest ? [latest.id] : [])]) {
    const [next] = await readOlderThan(db, listId, story, 1);
    if (next) return { id: next.id, listId };
  }
  return undefined;
}
