import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { keptUntilChange, onceUntilChange } from '../../platform/reads/keptReads.ts';
import { preparedRead } from '../../platform/reads/preparedRead.ts';
import { gathered, isAnswering, readingOnce } from '../../platform/reads/readOnce.ts';
import { findPage } from '../../site/lists/findPage.ts';
import { placements, tallies } from '../tables.ts';
import { readTopic } from '../topics/queries.ts';
import { topics } from '../topics/tables.ts';

/** A topic's list of one or several kinds of content; `latest` is the whole site's. */
export type List = { kinds: readonly string[]; topicId: number | 'latest' };
type KindList = { kind: string; topicId: List['topicId'] };
type Item = { id: number; publishedAt: Date };

/** Up to this offset, skipping the newer items is cheaper than using the tallies. */
const NEAR = 200;

const topicOf = (topicId: List['topicId']) =>
  topicId === 'latest'
    ? sql`(select ${topics.id} from ${topics} where ${topics.kind} = 'list' and ${topics.slug} = 'latest')`
    : sql`${topicId}::int`;
/** A parameter with kinds of items. */
export const kindsOf = (kinds: readonly string[]) => sql`${sql.param([...kinds])}::text[]`;
/** An item in a list. */
type Entry = { itemId: number; publishedAt: number };
const newerFirst = (one: Entry, other: Entry): number => other.publishedAt - one.publishedAt || other.itemId - one.itemId;

const newestOfLists = sql`(
  select lists.at, newest.item_id, extract(epoch from newest.published_at) as published
  from unnest(${sql.placeholder('kinds')}::text[], ${sql.placeholder('topicIds')}::int[], ${sql.placeholder('mosts')}::int[])
    with ordinality as lists (kind, topic_id, most, at)
  cross join lateral (
    select item_id, published_at from ${placements} where topic_id = lists.topic_id and kind = lists.kind
    order by published_at desc, item_id desc limit lists.most
  ) as newest) as entries`;

const readEntries = preparedRead((db) =>
  db
    .select({ at: sql<string>`entries.at`, itemId: sql<string>`entries.item_id`, published: sql<string>`entries.published` })
    .from(newestOfLists)
    .prepare(''),
);

/** The newest items of several lists, up to a number for each, in one statement. */
const readNewestEntries = gathered(
  async (db: Database, wanted: readonly { kind: string; topicId: number; most: number }[]): Promise<Entry[][]> => {
    const rows = await readEntries(db, {
      kinds: wanted.map(({ kind }) => kind),
      topicIds: wanted.map(({ topicId }) => topicId),
      mosts: wanted.map(({ most }) => most),
    });
    const results = wanted.map((): Entry[] => []);
    for (const { at, itemId, published } of rows) {
      results[Number(at) - 1]?.push({ itemId: Number(itemId), publishedAt: Number(published) });
    }
    return results.map((entries) => entries.sort(newerFirst));
  },
);

const keyOfList = (kind: string, topicId: number): string => `${kind}:${topicId}`;
/** Every change of a list's content, of any kind, has a tag that ends with the topic: `topic:12`, `galleries:12`. */
const changesList = (tag: string, key: string): boolean => tag === 'topics' || tag.endsWith(key.slice(key.indexOf(':')));

/** The newest items that have been read of each list, and how many were requested. */
const readSoFar = keptUntilChange<{ most: number; entries: Promise<Entry[]> }>(changesList);

/** The newest items of a list of one kind, except those in `without`. Items already read are reused until something changes. */
async function newestEntries(db: Database, list: KindList, most: number, without: ReadonlySet<number>): Promise<Entry[]> {
  const id = await idOfList(db, list.topicId);
  if (id === undefined) return [];
  const key = keyOfList(list.kind, id);
  const pick = (entries: Entry[]) => entries.filter(({ itemId }) => !without.has(itemId)).slice(0, most);
  const before = isAnswering() ? readSoFar.get(db, key) : undefined;
  if (before) {
    const entries = await before.entries;
    const picked = pick(entries);
    if (picked.length === most || entries.length < before.most) return picked;
  }
  // This many are enough, whichever of them are excluded.
  const wanted = most + without.size;
  const entries = readNewestEntries(db, { kind: list.kind, topicId: id, most: wanted });
  if (isAnswering()) {
    readSoFar.set(db, key, { most: wanted, entries });
    entries.catch(() => readSoFar.delete(db, key));
  }
  return pick(await entries);
}

const idOfList = async (db: Database, topicId: List['topicId']): Promise<number | undefined> =>
  topicId === 'latest' ? (await readTopic(db, 'list', 'latest'))?.id : topicId;

/**
 * Reads the newest items of several lists in advance. The parts of a page then choose from them one after the other, each excluding what
 * was chosen before, without further statements as long as there are enough items.
 */
export async function readAhead(db: Database, kinds: readonly string[], topicIds: readonly number[], most: number): Promise<void> {
  if (isAnswering()) await readNewestIdsOfEach(db, kinds, topicIds, most);
}

/** The ids of the newest items of a list, except those in `without`. */
export async function readNewestIds(
  db: Database,
  { kinds, topicId }: List,
  most: number,
  { without = [], skip = 0 }: { without?: Iterable<number>; skip?: number } = {},
): Promise<number[]> {
  if (skip > 0) return readSkippingIds(db, { kinds, topicId }, most, { without: [...without], skip });
  const passed = new Set(without);
  const entries = await Promise.all(kinds.map((kind) => newestEntries(db, { kind, topicId }, most, passed)));
  return newestOf(entries.flat(), most);
}

const newestOf = (entries: Entry[], most: number): number[] =>
  entries
    .sort(newerFirst)
    .slice(0, most)
    .map(({ itemId }) => itemId);

/**
 * The query of `readNewestIds` as part of a statement that also reads the items: it returns `id` and `place`, the position in the list.
 * This saves a statement if nothing else on the page reads the list.
 */
export function newestQuery(
  { kinds, topicId }: List,
  most: number,
  { without = [], skip = 0 }: { without?: readonly number[]; skip?: number } = {},
): SQL {
  const passed = without.length > 0 ? sql`and item_id <> all(${sql.param([...without])}::bigint[])` : sql``;
  return sql`select newest.item_id as id, row_number() over (order by newest.published_at desc, newest.item_id desc) as place
    from unnest(${kindsOf(kinds)}) as kinds (kind)
    cross join lateral (
      select item_id, published_at from ${placements}
      where topic_id = ${topicOf(topicId)} and kind = kinds.kind ${passed}
      order by published_at desc, item_id desc limit ${most + skip}
    ) as newest order by newest.published_at desc, newest.item_id desc offset ${skip} limit ${most}`;
}

/** The ids after the newest `skip` items, which the database skips. */
async function readSkippingIds(db: Database, list: List, most: number, { without, skip }: { without: readonly number[]; skip: number }) {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from (${newestQuery(list, most, { without, skip })}) as newest order by place`,
  );
  return rows.map(({ id }) => Number(id));
}

/** The ids of the items that follow this one in a list (the older ones). */
export async function readOlderIds(db: Database, { kinds, topicId }: List, item: Item, most: number): Promise<number[]> {
  // A row comparison, so that the index can be used.
  const { rows } = await db.execute<{ id: string }>(sql`
    select older.item_id as id from unnest(${kindsOf(kinds)}) as kinds (kind)
    cross join lateral (
      select item_id, published_at from ${placements}
      where topic_id = ${topicOf(topicId)} and kind = kinds.kind
        and (published_at, item_id) < (${item.publishedAt.toISOString()}::timestamptz, ${item.id}::bigint)
      order by published_at desc, item_id desc limit ${most}
    ) as older order by older.published_at desc, older.item_id desc limit ${most}`);
  return rows.map(({ id }) => Number(id));
}

export type Placed = { topicId: number; itemId: number; publishedAt: number };

/** The newest items of several lists, newest first over all, in one query that reads at most `most` of each. */
export async function readNewestOfTopics(
  db: Database,
  kinds: readonly string[],
  topicIds: readonly number[],
  most: number,
): Promise<Placed[]> {
  const lists = topicIds.flatMap((topicId) => kinds.map((kind) => ({ kind, topicId })));
  const none = new Set<number>();
  const placed = await readingOnce(() =>
    Promise.all(
      lists.map(async (list) => (await newestEntries(db, list, most, none)).map((entry) => ({ ...entry, topicId: list.topicId }))),
    ),
  );
  return placed.flat().sort(newerFirst);
}

/** The newest items of several lists, by the list's topic, except those in `without`; empty lists are not in the result. */
export async function readNewestIdsOfEach(
  db: Database,
  kinds: readonly string[],
  topicIds: readonly number[],
  most: number,
  without: Iterable<number> = [],
): Promise<Map<number, number[]>> {
  const passed = [...without];
  const results = await readingOnce(() =>
    Promise.all(
      topicIds.map(async (topicId) => [topicId, await readNewestIds(db, { kinds, topicId }, most, { without: passed })] as const),
    ),
  );
  return new Map(results);
}

/** The number of items in a list. */
export const countItems = onceUntilChange(async (db: Database, { kinds, topicId }: List): Promise<number> => {
  const rows = await db
    .select({ items: tallies.items })
    .from(tallies)
    .where(and(sql`${tallies.topicId} = ${topicOf(topicId)}`, inArray(tallies.kind, [...kinds]), eq(tallies.grain, 'all')));
  return rows.reduce((sum, { items }) => sum + items, 0);
});

/** The number of items of these kinds in each topic that has some. */
export const totalsQuery = (db: Database, kinds: readonly string[]) =>
  db
    .select({ topicId: tallies.topicId, items: sql<number>`sum(${tallies.items})::int` })
    .from(tallies)
    .where(and(inArray(tallies.kind, [...kinds]), eq(tallies.grain, 'all'), gt(tallies.items, 0)))
    .groupBy(tallies.topicId);

/** The number of items of these kinds in each topic, without empty topics. */
export const countItemsByTopic = onceUntilChange(async (db: Database, kinds: readonly string[]): Promise<Map<number, number>> => {
  const rows = await totalsQuery(db, kinds);
  return new Map(rows.map(({ topicId, items }) => [topicId, items]));
});

export type ListPageIds = { ids: number[]; page: number; pageCount: number; totalCount: number };

/**
 * A page (from 1) of a list, newest first. For a list of one kind the cost does not grow with the page number, because deep pages are found
 * by the tallies of months and days. Undefined if the list has no such page; the first page of an empty list exists and is empty. `total`
 * is the number of items in the list, if the caller knows it.
 */
export async function readPageIds(
  db: Database,
  list: List & { total?: number },
  { page, perPage, without }: { page: number; perPage: number; without?: number | undefined },
): Promise<ListPageIds | undefined> {
  const counted = list.total ?? (await countItems(db, { kinds: list.kinds, topicId: list.topicId }));
  const totalCount = counted - (without === undefined ? 0 : (await readIdsInList(db, list, [without])).length);
  const found = findPage(totalCount, { page, perPage });
  if (!found) return undefined;
  const { offset: skip, pageCount } = found;
  const [kind, ...others] = list.kinds;
  const isDeep = skip > NEAR && without === undefined && others.length === 0;
  const ids =
    isDeep && kind !== undefined
      ? await readDeepIds(db, { kind, topicId: list.topicId }, skip, perPage)
      : await readNewestIds(db, list, perPage, { skip, without: without === undefined ? [] : [without] });
  return { ids, page, pageCount, totalCount };
}

async function readDeepIds(db: Database, { kind, topicId }: KindList, skip: number, most: number): Promise<number[]> {
  const start = await findDay(db, { kind, topicId }, skip);
  const until = start.before ? sql`and published_at < ${start.before.toISOString()}::timestamptz` : sql``;
  const { rows } = await db.execute<{ id: string }>(sql`
    select item_id as id from ${placements} where topic_id = ${topicOf(topicId)} and kind = ${kind} ${until}
    order by published_at desc, item_id desc offset ${start.skip} limit ${most}`);
  return rows.map(({ id }) => Number(id));
}

/** Those of the items that are in a list. */
async function readIdsInList(db: Database, { kinds, topicId }: List, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .select({ id: placements.itemId })
    .from(placements)
    .where(
      and(inArray(placements.itemId, [...ids]), inArray(placements.kind, [...kinds]), sql`${placements.topicId} = ${topicOf(topicId)}`),
    );
  return rows.map(({ id }) => id);
}

/** The end of the day that contains the item at position `skip` (from the newest, from 0), and how many items of that day to skip. */
async function findDay(db: Database, { kind, topicId }: KindList, skip: number): Promise<{ before: Date | undefined; skip: number }> {
  const { rows } = await db.execute<{ ends: Date; passed: string }>(sql`
    with months as (
      select starts, items, sum(items) over (order by starts desc) as upto
      from ${tallies} where topic_id = ${topicOf(topicId)} and kind = ${kind} and grain = 'month'
    ), month as (
      select starts, upto - items as passed from months where upto > ${skip} order by starts desc limit 1
    ), days as (
      select day.starts, day.items, month.passed + sum(day.items) over (order by day.starts desc) as upto
      from month join ${tallies} day on day.topic_id = ${topicOf(topicId)} and day.kind = ${kind} and day.grain = 'day'
        and day.starts >= month.starts and day.starts < (month.starts + interval '1 month')::date
    )
    select ((starts + 1)::timestamp at time zone 'UTC') as ends, upto - items as passed
    from days where upto > ${skip} order by starts desc limit 1`);
  const day = rows[0];
  return day ? { before: new Date(day.ends), skip: skip - Number(day.passed) } : { before: undefined, skip };
}
