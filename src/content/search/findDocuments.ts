import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { searchDocuments } from './tables.ts';

/** The place of a document in the index. */
export type Found = { kind: string; id: number };

/** What a document must have: a tsquery on its head or on all of its words, and a day after which it was published. */
export type Wanted = { column: 'head' | 'keys'; query: string; since: Date | undefined };

type Years = { newest: number; oldest: number };

/** Number of newest documents that are scanned; finds words that occur in at least one document in five. */
const READ_THROUGH = 1_000;
/** If they have this share of what is wanted, more of them are scanned instead of the index, in which frequent words have long lists. */
const SHARE_AT_HAND = 0.15;
const READ_FURTHER = 8_000;
/** For rarer words the index is searched this many years at a time, going back, and finally for all older documents. */
const YEARS_AT_ONCE = [1, 1, 3];

const columnOf = ({ column }: Wanted) => searchDocuments[column];
const foundColumns = sql`kind, item_id as id`;
const newestFirst = sql`published_at desc, kind desc, item_id desc`;

/**
 * The newest documents with what is wanted. The index returns all documents of a word unsorted, a million for a common word; scanning the
 * newest documents would not end for a rare word. So the newest documents are scanned first, and words that are rare among them are looked
 * up in the index, some years at a time; `readYears` says how far back.
 */
export async function findNewest(
  db: Database,
  wanted: Wanted,
  most: number,
  readYears: () => Promise<Years | undefined>,
): Promise<Found[]> {
  const near = await readThroughNewest(db, wanted, most, READ_THROUGH);
  if (near.length >= most) return near;
  if (near.length >= most * SHARE_AT_HAND) {
    const further = await readThroughNewest(db, wanted, most, READ_FURTHER);
    if (further.length >= most) return further;
  }
  const years = await readYears();
  if (!years) return [];
  const oldest = Math.max(years.oldest, wanted.since?.getUTCFullYear() ?? years.oldest);
  let year = years.newest;
  const results: Found[] = [];
  for (const span of YEARS_AT_ONCE) {
    if (year < oldest) return results;
    const names = Array.from({ length: span }, (_, back) => `'@${year - back}'`);
    results.push(...(await findInIndex(db, wanted, `${wanted.query} & (${names.join(' | ')})`, most - results.length)));
    if (results.length >= most) return results;
    year -= span;
  }
  if (year < oldest) return results;
  const isOlder = sql`published_at < make_timestamptz(${year + 1}::int, 1, 1, 0, 0, 0, 'UTC')`;
  return [...results, ...(await findInIndex(db, wanted, wanted.query, most - results.length, isOlder))];
}

/** The years (UTC) of the newest and the oldest document; undefined if there are none. */
export async function yearsOfDocuments(db: Database): Promise<Years | undefined> {
  const { rows } = await db.execute<{ newest: number | null; oldest: number | null }>(sql`
    select extract(year from max(published_at) at time zone 'UTC')::int as newest,
      extract(year from min(published_at) at time zone 'UTC')::int as oldest from ${searchDocuments}`);
  const { newest = null, oldest = null } = rows[0] ?? {};
  return newest === null || oldest === null ? undefined : { newest, oldest };
}

const publishedSince = ({ since }: Wanted): SQL => (since ? sql`published_at >= ${since.toISOString()}::timestamptz` : sql`true`);

/** Stops when enough are found. */
async function readThroughNewest(db: Database, wanted: Wanted, most: number, documents: number): Promise<Found[]> {
  const { rows } = await db.execute<{ kind: string; id: string }>(sql`
    select ${foundColumns} from (
      select kind, item_id, published_at, ${columnOf(wanted)} as words from ${searchDocuments} where ${publishedSince(wanted)}
      order by ${newestFirst} limit ${documents}
    ) as newest
    where newest.words @@ ${wanted.query}::tsquery order by ${newestFirst} limit ${most}`);
  return rows.map(foundOf);
}

/** The materialized query keeps the planner from scanning by date. */
async function findInIndex(db: Database, wanted: Wanted, query: string, most: number, isOlder: SQL = sql`true`): Promise<Found[]> {
  const { rows } = await db.execute<{ kind: string; id: string }>(sql`
    with matching as materialized (
      select kind, item_id, published_at from ${searchDocuments}
      where ${columnOf(wanted)} @@ ${query}::tsquery and (${publishedSince(wanted)} and ${isOlder}) is true
    )
    select ${foundColumns} from matching order by ${newestFirst} limit ${most}`);
  return rows.map(foundOf);
}

/**
 * Documents with the most of the words in their titles, those with the fewest others first: for kinds whose items do not get old. `titles`
 * has a tsquery for each word.
 */
export async function findShortest(db: Database, query: string, titles: readonly string[], most: number): Promise<Found[]> {
  const inTitle = sql.join(
    titles.map((title) => sql`(head @@ ${title}::tsquery)::int`),
    sql` + `,
  );
  const { rows } = await db.execute<{ kind: string; id: string }>(sql`
    select ${foundColumns} from ${searchDocuments} where head @@ ${query}::tsquery
    order by ${inTitle} desc, title_words, published_at desc, kind, item_id limit ${most}`);
  return rows.map(foundOf);
}

const foundOf = ({ kind, id }: { kind: string; id: string }): Found => ({ kind, id: Number(id) });
