import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { placements, tallies } from '../tables.ts';
import { topics } from '../topics/tables.ts';

/** A topic's list of one or several kinds of content; `latest` is the whole site's. */
export type List = { kinds: readonly string[]; topicId: number | 'latest' };
type KindList = { kind: string; topicId: List['topicId'] };
type Item = { id: number; publishedAt: Date };

/** Up to here walking past the newer items is cheaper than looking up the tallies. */
const NEAR = 200;

const topicOf = (topicId: List['topicId']) =>
  topicId === 'latest'
    ? sql`(select ${topics.id} from ${topics} where ${topics.kind} = 'list' and ${topics.slug} = 'latest')`
    : sql`${topicId}::int`;
const kindsOf = (kinds: readonly string[]) => sql`${sql.param([...kinds])}::text[]`;
const none = (without: readonly number[]) => (without.length > 0 ? sql`and item_id <> all(${sql.param([...without])}::bigint[])` : sql``);

/** The ids of the newest items of a list, leaving out those in `without`; each kind by its own entries of the index. */
export async function readNewestIds(
  db: Database,
  { kinds, topicId }: List,
  most: number,
  { without = [], skip = 0 }: { without?: readonly number[]; skip?: number } = {},
): Promise<number[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select newest.item_id as id from unnest(${kindsOf(kinds)}) as kinds (kind)
    cross join lateral (
      select item_id, published_at from ${placements}
      where topic_id = ${topicOf(topicId)} and kind = kinds.kind ${none(without)}
      order by published_at desc, item_id desc limit ${most + skip}
    ) as newest order by newest.published_at desc, newest.item_id desc offset ${skip} limit ${most}`);
  return rows.map(({ id }) => Number(id));
}

/** The ids of the items that come right after this one in a list (the older ones). */
export async function readOlderIds(db: Database, { kinds, topicId }: List, item: Item, most: number): Promise<number[]> {
  // Compared as a row, so that the index leads straight to it.
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

/** The newest items in each of several lists, the newest of all first, in one query that reads no more than `most` of each. */
export async function readNewestOfTopics(
  db: Database,
  kinds: readonly string[],
  topicIds: readonly number[],
  most: number,
  without: readonly number[] = [],
): Promise<Placed[]> {
  if (topicIds.length === 0) return [];
  const { rows } = await db.execute<{ topic_id: number; item_id: string; at: string }>(sql`
    select lists.id as topic_id, newest.item_id, extract(epoch from newest.published_at) as at
    from unnest(${sql.param([...topicIds])}::int[]) as lists (id) cross join unnest(${kindsOf(kinds)}) as kinds (kind)
    cross join lateral (
      select item_id, published_at from ${placements} where topic_id = lists.id and kind = kinds.kind ${none(without)}
      order by published_at desc, item_id desc limit ${most}
    ) as newest`);
  return rows
    .map((row) => ({ topicId: row.topic_id, itemId: Number(row.item_id), publishedAt: Number(row.at) }))
    .sort((a, b) => b.publishedAt - a.publishedAt || b.itemId - a.itemId);
}

/** The newest items of each of several lists, by the list's topic; a list without any has none. */
export async function readNewestIdsOfEach(
  db: Database,
  kinds: readonly string[],
  topicIds: readonly number[],
  most: number,
  without: readonly number[] = [],
): Promise<Map<number, number[]>> {
  const placed = Map.groupBy(await readNewestOfTopics(db, kinds, topicIds, most, without), ({ topicId }) => topicId);
  return new Map(topicIds.map((topicId) => [topicId, (placed.get(topicId) ?? []).slice(0, most).map(({ itemId }) => itemId)]));
}

/** How many items a list holds. */
export async function countItems(db: Database, { kinds, topicId }: List): Promise<number> {
  const rows = await db
    .select({ items: tallies.items })
    .from(tallies)
    .where(and(sql`${tallies.topicId} = ${topicOf(topicId)}`, inArray(tallies.kind, [...kinds]), eq(tallies.grain, 'all')));
  return rows.reduce((sum, { items }) => sum + items, 0);
}

/** How many items of these kinds each topic has; topics without any are left out. */
export async function countItemsByTopic(db: Database, kinds: readonly string[]): Promise<Map<number, number>> {
  const rows = await db
    .select({ topicId: tallies.topicId, items: sql<number>`sum(${tallies.items})::int` })
    .from(tallies)
    .where(and(inArray(tallies.kind, [...kinds]), eq(tallies.grain, 'all'), gt(tallies.items, 0)))
    .groupBy(tallies.topicId);
  return new Map(rows.map(({ topicId, items }) => [topicId, items]));
}

export type ListPageIds = { ids: number[]; page: number; pageCount: number; totalCount: number };

/**
 * A page (from 1) of a list, newest first. The cost does not grow with the page of a list of one kind: a deep page is found by the tallies
 * of months and days. Undefined when the list has no such page; the first page of an empty list is there and empty. `total` is how many
 * items the list holds, where that is known.
 */
export async function readPageIds(
  db: Database,
  list: List & { total?: number },
  { page, perPage, without }: { page: number; perPage: number; without?: number | undefined },
): Promise<ListPageIds | undefined> {
  const counted = list.total ?? (await countItems(db, list));
  const totalCount = counted - (without === undefined ? 0 : (await readIdsInList(db, list, [without])).length);
  const pageCount = Math.max(1, Math.ceil(totalCount / perPage));
  if (page < 1 || page > pageCount) return undefined;
  const skip = (page - 1) * perPage;
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

/** Which of these items stand in a list. */
export async function readIdsInList(db: Database, { kinds, topicId }: List, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .select({ id: placements.itemId })
    .from(placements)
    .where(
      and(inArray(placements.itemId, [...ids]), inArray(placements.kind, [...kinds]), sql`${placements.topicId} = ${topicOf(topicId)}`),
    );
  return rows.map(({ id }) => id);
}

/** The end of the day in which the item number `skip` (from the newest, from 0) lies, and how many of that day to pass. */
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
