import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { readSubCategories, readTopicsById } from '../../../content/topics/queries.ts';
import type { Database } from '../../../platform/database.ts';
import { keysQuery } from '../../../platform/text/foldedSearch.ts';
import { foldedKeys } from '../../../platform/text/folding.ts';
import { countRows } from '../../../site/newsroom/countRows.ts';
import type { ListPart } from '../../../site/newsroom/listQuery.ts';
import { type Staff, worksFor } from '../../../site/newsroom/staff.ts';
import { storyIdIn } from '../../articles/queries.ts';
import { isUntouched } from '../copies/isUntouched.ts';
import { readLocks } from '../copies/storyLocks.ts';
import type { StoryState } from '../steps/storySteps.ts';
import { stories } from '../tables.ts';
import type { StoryLock, storyFilter } from './storyShapes.ts';

/** The columns that lists show, without the working copies. */
const rowColumns = {
  id: stories.id,
  state: stories.state,
  headline: stories.headline,
  slug: stories.slug,
  version: stories.version,
  publishedVersion: stories.publishedVersion,
  hasChanges: sql<boolean>`(${stories.publishedVersion} is not null and ${stories.working} is not null)`,
  categoryId: stories.categoryId,
  cityId: stories.cityId,
  authorIds: stories.authorIds,
  ownerId: stories.ownerId,
  ownerName: stories.ownerName,
  note: stories.note,
  plannedFor: stories.plannedFor,
  deadline: stories.deadline,
  planVersion: stories.planVersion,
  scheduledAt: stories.scheduledAt,
  publishedAt: stories.publishedAt,
  createdAt: stories.createdAt,
  updatedAt: stories.updatedAt,
};

const readRows = (db: Database) => db.select(rowColumns).from(stories).$dynamic();
type Row = Awaited<ReturnType<typeof readRows>>[number];
type StoryRow = Row & { topicNames: string[]; lock: StoryLock | null };

/** Adds what lists show of other tables. */
async function complete(db: Database, rows: readonly Row[], now: Date): Promise<StoryRow[]> {
  const locks = await readLocks(
    db,
    rows.map((row) => row.id),
    now,
  );
  const topicIds = ({ categoryId, cityId }: Row) => [categoryId, cityId].filter((id) => id !== null);
  const topics = await readTopicsById(db, [...new Set(rows.flatMap(topicIds))]);
  return rows.map((row) => ({
    ...row,
    topicNames: topicIds(row).flatMap((id) => topics.get(id)?.name ?? []),
    lock: locks.get(row.id) ?? null,
  }));
}

/** One story as in lists. */
export async function readStoryRow(db: Database, id: number, now: Date): Promise<StoryRow | undefined> {
  const [row] = await complete(db, await readRows(db).where(eq(stories.id, id)), now);
  return row;
}

type Filter = z.infer<typeof storyFilter>;
type StoriesQuery = { filter: Filter; staff: Staff; sort: string; descending: boolean; page: number; perPage: number; now: Date };

const sortable = { updatedAt: stories.updatedAt, plannedFor: stories.plannedFor, scheduledAt: stories.scheduledAt };

/** A list shows no more stories than these; its total says that there are more. */
const MAX_COUNTED = 1_000;

/**
 * Part of the newsroom's list of stories. A search is for words of headlines, or for the address of one story. The total is counted up to
 * 1,000 (200 in a text search), so that a list of a million is as fast as a short one.
 */
export async function readStories(
  db: Database,
  { filter, staff, sort, descending, page, perPage, now }: StoriesQuery,
): Promise<ListPart<StoryRow>> {
  const conditions = await conditionsOf(db, filter, staff);
  const column = sort === 'plannedFor' || sort === 'scheduledAt' ? sortable[sort] : stories.updatedAt;
  const isNewestFirst = sort === '' || descending;
  // The index contains only rows with a value.
  if (column !== stories.updatedAt) conditions.push(sql`${column} is not null`);
  if (sort === 'scheduledAt') conditions.push(eq(stories.state, 'scheduled'));
  const order = isNewestFirst ? [desc(column), desc(stories.id)] : [asc(column), asc(stories.id)];
  const skipped = (page - 1) * perPage;
  const found = await findStories(db, filter.q ?? '', conditions);
  const where = and(...conditions, ...(found === undefined ? [] : [sql`${stories.id} = any(${sql.param(found)}::bigint[])`]));
  const most = found === undefined ? MAX_COUNTED : MAX_FOUND;
  const counted = await countRows(db, stories, where, most);
  if (skipped >= counted.total) return { data: [], ...counted };
  const rows = await readRows(db)
    .where(where)
    .orderBy(...order)
    .limit(Math.min(perPage, most - skipped))
    .offset(skipped);
  return { data: await complete(db, rows, now), ...counted };
}

async function conditionsOf(db: Database, { state, mine, categoryId, cityId, authorId }: Filter, staff: Staff): Promise<SQL[]> {
  const states: StoryState[] | undefined = typeof state === 'string' ? [state] : state;
  return [
    // Whoever began one may have left it before it opened; it is nothing yet to anybody else.
    sql`(${stories.ownerId} = ${staff.id} or ${stories.planVersion} > 1 or not (${isUntouched()}))`,
    ...(states ? [inArray(stories.state, states)] : []),
    ...(mine ? [eq(stories.ownerId, staff.id)] : []),
    ...(categoryId === undefined ? [] : [inArray(stories.categoryId, await withSubCategories(db, [categoryId]))]),
    ...(cityId === undefined ? [] : [eq(stories.cityId, cityId)]),
    ...(authorId === undefined ? [] : [sql`${stories.authorIds} @> ${sql.param([authorId])}::int[]`]),
  ];
}

/** Categories with all of their sub-categories. */
async function withSubCategories(db: Database, ids: readonly number[]): Promise<number[]> {
  const under = (await readSubCategories(db)).filter(({ parentId }) => ids.some((id) => id === parentId));
  return [...ids, ...under.map(({ id }) => id)];
}

/** The ids of the stories that a search is for; undefined if it is for none. */
async function findStories(db: Database, q: string, conditions: readonly SQL[]): Promise<number[] | undefined> {
  const addressed = storyIdIn(q);
  if (addressed !== undefined) return [addressed];
  const keys = foldedKeys(q);
  return keys.length === 0 ? undefined : findNewest(db, keysQuery(keys), conditions);
}

/** Maximum number of search results. */
const MAX_FOUND = 200;
/** Number of newest stories that are scanned; finds words that occur in at least one story in twenty-five. */
const READ_THROUGH = 25 * MAX_FOUND;

/**
 * The ids of the newest stories with all the words, one more than are shown if there are as many. Common words are found by scanning the
 * newest stories; the word index is unsorted and is used for rarer words only.
 */
async function findNewest(db: Database, query: string, conditions: readonly SQL[]): Promise<number[]> {
  const among = and(...conditions) ?? sql`true`;
  const near = await db.execute<{ id: string }>(sql`
    select newest.id from (
      select id, updated_at, keys from ${stories} where ${among} order by updated_at desc, id desc limit ${READ_THROUGH}
    ) as newest
    where newest.keys @@ ${query}::tsquery limit ${MAX_FOUND + 1}`);
  const result =
    near.rows.length > MAX_FOUND
      ? near
      : await db.execute<{ id: string }>(sql`
          with matching as materialized (select id, updated_at from ${stories} where keys @@ ${query}::tsquery and ${among})
          select id from matching order by updated_at desc, id desc limit ${MAX_FOUND + 1}`);
  return result.rows.map((row) => Number(row.id));
}

const MAX_SHOWN = 200;

/** The first of the stories, and whether there are more. */
type FirstStories = { data: StoryRow[]; hasMore: boolean };

async function firstStories(db: Database, rows: readonly Row[], now: Date): Promise<FirstStories> {
  return { data: await complete(db, rows.slice(0, MAX_SHOWN), now), hasMore: rows.length > MAX_SHOWN };
}

/** The newsroom's plan for a day, by deadline. */
export async function readPlanned(db: Database, day: string, now: Date): Promise<FirstStories> {
  const rows = await readRows(db)
    .where(and(eq(stories.plannedFor, day), sql`${stories.state} <> 'trash'`))
    .orderBy(asc(stories.deadline), asc(stories.id))
    .limit(MAX_SHOWN + 1);
  return firstStories(db, rows, now);
}

/** The stories of a member's desks and cities (`worksFor`). */
async function ofDesksOf(db: Database, staff: Staff): Promise<SQL | undefined> {
  if (worksFor(staff, { categoryIds: [] })) return undefined;
  return or(inArray(stories.categoryId, await withSubCategories(db, staff.deskIds)), inArray(stories.cityId, [...staff.cityIds]));
}

/** Stories in some states, those waiting longest first: somebody's own, or those of their desks. */
export async function readWaiting(
  db: Database,
  states: readonly StoryState[],
  of: { owner: Staff } | { desksOf: Staff },
  now: Date,
): Promise<FirstStories> {
  const isTheirs = 'owner' in of ? eq(stories.ownerId, of.owner.id) : await ofDesksOf(db, of.desksOf);
  const rows = await readRows(db)
    .where(and(inArray(stories.state, [...states]), isTheirs))
    .orderBy(asc(stories.updatedAt), asc(stories.id))
    .limit(MAX_SHOWN + 1);
  return firstStories(db, rows, now);
}

/** Those of the slugs that a story already has. */
export async function readTakenSlugs(db: Database, slugs: readonly string[], exceptId: number | undefined): Promise<Set<string>> {
  const rows = await db
    .select({ slug: stories.slug })
    .from(stories)
    .where(and(inArray(stories.slug, [...slugs]), exceptId === undefined ? undefined : sql`${stories.id} <> ${exceptId}`));
  return new Set(rows.map((row) => row.slug));
}
