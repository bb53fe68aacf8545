import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database.ts';
import { keysQuery } from '../../../platform/text/foldedSearch.ts';
import { foldedKeys } from '../../../platform/text/folding.ts';
import { ITEMS_PER_PAGE } from '../../../site/calls/callParameters.ts';
import { readCards, type StoryCard } from '../lists/readCards.ts';
import { articleSearch } from '../tables.ts';
import { yearKey } from './searchKeys.ts';

/** Maximum number of results. Counting further would read every story with a common word. */
const MAX_RESULTS = 200;
/** Number of newest stories that are scanned; finds words that occur in at least one story in twenty. */
const READ_THROUGH = 20 * MAX_RESULTS;
/** For rarer words the index is searched this many years at a time, going back, and finally for all older stories. */
const YEARS_AT_ONCE = [1, 1, 3];

export type SearchResult = {
  stories: StoryCard[];
  /** Number of stories found, at most 200. */
  totalCount: number;
  /** Whether there are more than `totalCount`. */
  isCapped: boolean;
  pageCount: number;
};

/** Stories with all words of a text, in any spelling and script, newest first. */
export async function searchStories(db: Database, text: string, page: number): Promise<SearchResult> {
  const keys = foldedKeys(text);
  const matches = keys.length === 0 ? [] : await findNewest(db, keys, MAX_RESULTS + 1);
  const results = matches.slice(0, MAX_RESULTS);
  return {
    stories: await readCards(db, results.slice((page - 1) * ITEMS_PER_PAGE, page * ITEMS_PER_PAGE)),
    totalCount: results.length,
    isCapped: matches.length > MAX_RESULTS,
    pageCount: Math.max(1, Math.ceil(results.length / ITEMS_PER_PAGE)),
  };
}

/**
 * The ids of the newest stories with all of the keys. The word index returns all stories of a word unsorted, a million for a common word;
 * scanning the newest stories would not end for a rare word. So the newest stories are scanned first, and words that are rare among them
 * are looked up in the index, some years at a time.
 */
async function findNewest(db: Database, keys: readonly string[], most: number): Promise<number[]> {
  const near = await readThroughNewest(db, keysQuery(keys), most);
  if (near.length >= most) return near;
  let year = await newestYear(db);
  if (year === undefined) return [];
  const { indexed, checked } = await chooseLookUp(db, keys, most);
  const results: number[] = [];
  for (const years of YEARS_AT_ONCE) {
    const names = Array.from({ length: years }, (_, back) => `'${yearKey(Number(year) - back)}'`);
    results.push(...(await findInIndex(db, `${indexed} & (${names.join(' | ')})`, checked, most - results.length)));
    if (results.length >= most) return results;
    year -= years;
  }
  const isOlder = sql`${articleSearch.publishedAt} < make_timestamptz(${year + 1}::int, 1, 1, 0, 0, 0, 'UTC')`;
  return [...results, ...(await findInIndex(db, indexed, [...checked, isOlder], most - results.length))];
}

/** The year of the newest story (UTC); undefined if there are none. */
async function newestYear(db: Database): Promise<number | undefined> {
  const { rows } = await db.execute<{ year: number | null }>(sql`
    select extract(year from max(published_at) at time zone 'UTC')::int as year from ${articleSearch}`);
  return rows[0]?.year ?? undefined;
}

/** Stops when enough are found. */
async function readThroughNewest(db: Database, query: string, most: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select newest.article_id as id from (
      select article_id, published_at, keys from ${articleSearch} order by published_at desc, article_id desc limit ${READ_THROUGH}
    ) as newest
    where newest.keys @@ ${query}::tsquery order by newest.published_at desc, newest.article_id desc limit ${most}`);
  return rows.map((row) => Number(row.id));
}

/**
 * The keys to look up in the index, and those to check on its results. A prefix that matches many words makes the index read all stories of
 * all of them, so if there are rarer words before it, the prefix is only checked.
 */
async function chooseLookUp(db: Database, keys: readonly string[], most: number): Promise<{ indexed: string; checked: SQL[] }> {
  const query = keysQuery(keys);
  const before = keys.slice(0, -1).map((key) => `'${key}'`);
  const isCommon = async (part: string) => (await readThroughNewest(db, part, most)).length === most;
  if (before.length === 0 || !(await isCommon(keysQuery(keys.slice(-1)))) || (await isCommon(before.join(' & ')))) {
    return { indexed: query, checked: [] };
  }
  return { indexed: before.join(' & '), checked: [sql`${articleSearch.keys} @@ ${query}::tsquery`] };
}

/** `is true` keeps the planner from using the index for `checked`, and the materialized query keeps it from scanning by date. */
async function findInIndex(db: Database, indexed: string, checked: readonly SQL[], most: number): Promise<number[]> {
  const conditions = [sql`keys @@ ${indexed}::tsquery`, ...checked.map((condition) => sql`(${condition}) is true`)];
  const { rows } = await db.execute<{ id: string }>(sql`
    with matching as materialized (
      select article_id, published_at from ${articleSearch} where ${sql.join(conditions, sql` and `)}
    )
    select article_id as id from matching order by published_at desc, article_id desc limit ${most}`);
  return rows.map((row) => Number(row.id));
}
