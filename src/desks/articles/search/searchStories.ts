import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database.ts';
import { keysQuery } from '../../../platform/text/foldedSearch.ts';
import { foldedKeys } from '../../../platform/text/folding.ts';
import { ITEMS_PER_PAGE } from '../../../site/calls/callParameters.ts';
import { readCards, type StoryCard } from '../lists/readCards.ts';
import { articleSearch } from '../tables.ts';
import { yearKey } from './searchKeys.ts';

/** Nobody pages further through results; counting on would read every story of a common word. */
const MAX_RESULTS = 200;
/** Words that at least one story in twenty has are found by reading through so many of the newest. */
const READ_THROUGH = 20 * MAX_RESULTS;
/** For other words the index is asked about so many years at a time, going back, and at last about all that is older. */
const YEARS_AT_ONCE = [1, 1, 3];

export type SearchResult = {
  stories: StoryCard[];
  /** Stories found, no more than 200. */
  totalCount: number;
  /** There are more than `totalCount` says. */
  isCapped: boolean;
  pageCount: number;
};

/** Stories with all the words of a text, however they are spelled and in whichever script, newest first. */
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
 * The ids of the newest stories with all of the keys. Neither way alone would do: the word index gives all stories of a
 * word, in no order, and a common word has a million; reading through the newest never ends for a rare word. So the
 * newest are read through first, and what is not common among them is looked up in the index, some years at a time.
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

/** The year of the newest story (UTC); undefined when there are none. */
async function newestYear(db: Database): Promise<number | undefined> {
  const { rows } = await db.execute<{ year: number | null }>(sql`
    select extract(year from max(published_at) at time zone 'UTC')::int as year from ${articleSearch}`);
  return rows[0]?.year ?? undefined;
}

/** Ends as soon as enough are found. */
async function readThroughNewest(db: Database, query: string, most: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select newest.article_id as id from (
      select article_id, published_at, keys from ${articleSearch} order by published_at desc, article_id desc limit ${READ_THROUGH}
    ) as newest
    where newest.keys @@ ${query}::tsquery order by newest.published_at desc, newest.article_id desc limit ${most}`);
  return rows.map((row) => Number(row.id));
}

/**
 * What the index is asked, and what is checked of the stories that it gives. A beginning that many words have costs the
 * index as much as all the stories of all of them, so where rarer words stand before it, it is only checked.
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

/** `checked` is written so that the planner leaves it out of the index, and the inner query so that it does not walk by date. */
async function findInIndex(db: Database, indexed: string, checked: readonly SQL[], most: number): Promise<number[]> {
  const conditions = [sql`keys @@ ${indexed}::tsquery`, ...checked.map((condition) => sql`(${condition}) is true`)];
  const { rows } = await db.execute<{ id: string }>(sql`
    with matching as materialized (
      select article_id, published_at from ${articleSearch} where ${sql.join(conditions, sql` and `)}
    )
    select article_id as id from matching order by published_at desc, article_id desc limit ${most}`);
  return rows.map((row) => Number(row.id));
}
