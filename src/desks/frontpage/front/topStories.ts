import { readTopic, readTopics, type Topic } from '../../../content/topics/queries.ts';
import { earliest } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { readNewestIdsOfTopics, readNewestStoryIds, readStoriesAhead } from '../../articles/queries.ts';
import { homeBlocks, isHomeBlock } from './frontPages.ts';
import { readSlots, type Slot } from './slots.ts';

type Wanted = {
  block: string;
  most: number;
  taken: ReadonlySet<number>;
  now: Date;
  /** Built-in lists by slug, topics by id. */
  fillFrom: readonly ('top-story' | 'top-head' | 'latest' | number)[];
};

/** The ids of a block's stories, and when the next pin expires. */
type TopStories = { ids: number[]; until: Date | undefined; arranged: { block: string; articleIds: number[] }[] };

/**
 * The stories that editors have placed on the front page; they are reserved for their blocks, so that earlier blocks do not show them. A
 * phone has one more place at the top.
 */
export async function readReserved(db: Database, now: Date, topPlaces: number): Promise<number[]> {
  const slots = await readSlots(db, Object.keys(homeBlocks), now);
  return [...slots].flatMap(([block, chosen]) => {
    const places = block === 'home:top' ? topPlaces : isHomeBlock(block) ? homeBlocks[block] : 0;
    return chosen.filter((slot) => slot.position < places).map((slot) => slot.articleId);
  });
}

/** `readTopStories` for a single block. */
export async function readTopStories(db: Database, wanted: Wanted): Promise<TopStories> {
  const slots = await readSlots(db, [wanted.block], wanted.now);
  return fillBlock(db, wanted, slots.get(wanted.block) ?? []);
}

/**
 * The stories of a block: pinned ones at their positions, and the newest of the given lists between them. No duplicates, and none in
 * `taken`, except stories pinned in the front page's own blocks.
 */
export async function fillBlock(db: Database, { block, most, taken, fillFrom }: Wanted, chosen: readonly Slot[]): Promise<TopStories> {
  const slots = chosen.filter((slot) => slot.position < most && (isHomeBlock(block) || !taken.has(slot.articleId)));
  const pinned = slots.map((slot) => slot.articleId);
  const filling: number[] = [];
  for (const source of fillFrom) {
    const missing = most - pinned.length - filling.length;
    if (missing <= 0) break;
    const id = typeof source === 'number' ? source : (await readTopic(db, 'list', source))?.id;
    if (id === undefined) continue;
    filling.push(...(await readNewestStoryIds(db, id, missing, [...taken, ...pinned, ...filling])));
  }
  const ids = inPlaces(most, slots, filling);
  return { ids, until: earliest(slots.map((slot) => slot.until)), arranged: [{ block, articleIds: ids }] };
}

/** Maximum number of stories that blocks of the same kind take from each other. */
const SPARE = 12;

/** The newest stories of each topic that are not taken, by topic id: enough for `most` per topic even if topics share stories. */
export const readPool = (
  db: Database,
  topicIds: readonly number[],
  taken: ReadonlySet<number>,
  most: number,
): Promise<Map<number, number[]>> => readNewestIdsOfTopics(db, topicIds, most + SPARE, [...taken]);

type Choice = {
  most: number;
  taken: ReadonlySet<number>;
  slots: readonly Slot[];
  newest: readonly number[];
};

/** The same as `fillBlock` with data read for several blocks at once: the ids of a block's stories, in order. */
export function chooseStories({ most, taken, slots, newest }: Choice): number[] {
  const usable = slots.filter(({ position, articleId }) => position < most && !taken.has(articleId));
  const chosen = new Set(usable.map(({ articleId }) => articleId));
  const filling = newest.filter((id) => !taken.has(id) && !chosen.has(id)).slice(0, most - usable.length);
  return inPlaces(most, usable, filling);
}

/** The stories of slots at their positions, with others in order between them. */
function inPlaces(most: number, slots: readonly Slot[], filling: readonly number[]): number[] {
  const others = filling.values();
  return Array.from(
    { length: most },
    (_, position) => slots.find((slot) => slot.position === position)?.articleId ?? others.next().value,
  ).filter((id) => id !== undefined);
}

/** Number of stories read in advance from a built-in list or a topic; usually enough. */
const OF_A_LIST = 60;
const OF_A_TOPIC = 40;

/** Reads the lists for the blocks of the front page in advance, in one statement. */
export async function readListsAhead(db: Database): Promise<void> {
  const kinds = ['category', 'city', 'magazine', 'column'] as const;
  const [lists, ...topics] = await Promise.all([readTopics(db, 'list'), ...kinds.map((kind) => readTopics(db, kind))]);
  const ids = (all: readonly Topic[]) => all.map(({ id }) => id);
  await Promise.all([readStoriesAhead(db, ids(lists), OF_A_LIST), readStoriesAhead(db, ids(topics.flat()), OF_A_TOPIC)]);
}
