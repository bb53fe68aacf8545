import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database.ts';
import { containsText } from '../../platform/text/containsText.ts';
import { hasWordsOf, wordsIn } from '../../platform/text/wordIndex.ts';

/** A search shows no more than these. */
const MAX_FOUND = 200;
/** So many of a list are read through; finds what occurs in one of twenty-five. */
const READ_THROUGH = 25 * MAX_FOUND;

export type WordSearch = {
  table: PgTable;
  id: PgColumn;
  /** The list that is searched. */
  where: SQL | undefined;
  order: readonly SQL[];
  /** Whether a row is found, and by which columns. */
  isFound: SQL;
  columns: readonly PgColumn[];
  /** The same by an index, if that finds less or needs another condition. */
  isIndexed?: SQL;
};

/** What contains a text in one form or several; the index has the words of `text`. */
export const containing = (
  columns: readonly PgColumn[],
  text: SQL,
  typed: readonly string[],
): Pick<WordSearch, 'isFound' | 'isIndexed'> => ({
  isFound: sql.join(
    typed.flatMap((one) => columns.map((column) => containsText(column, one))),
    sql` or `,
  ),
  isIndexed: hasWordsOf(wordsIn(text), typed),
});

type Found = { ids: number[]; total: number; hasMore: boolean };

/**
 * The ids of a page of what contains a text, in the order of the list: what is found in the first of the list, and what has words that begin
 * with those of the text, by the index of words. Frequent words are found in the first alone.
 */
export async function findByWords(db: Database, search: WordSearch, { page, perPage }: { page: number; perPage: number }): Promise<Found> {
  const near = await db.execute<{ id: number }>(nearQuery(search));
  const far = near.rows.length > MAX_FOUND ? [] : (await db.execute<{ id: number }>(wordsQuery(search))).rows;
  // What only the index has found comes behind the first of the list.
  const found = [...new Set([...near.rows, ...far].map(({ id }) => id))];
  const ids = found.slice(0, MAX_FOUND).slice((page - 1) * perPage, page * perPage);
  return { ids, total: Math.min(found.length, MAX_FOUND), hasMore: found.length > MAX_FOUND };
}

const listed = (parts: Iterable<PgColumn | SQL>): SQL =>
  sql.join(
    [...parts].map((part) => sql`${part}`),
    sql`, `,
  );

const nearQuery = ({ table, id, columns, where = sql`true`, order, isFound }: WordSearch): SQL => sql`
  select ${id} from (
    select ${listed(new Set([id, ...columns]))} from ${table} where ${where} order by ${listed(order)} limit ${READ_THROUGH}) as ${table}
  where ${isFound} limit ${MAX_FOUND + 1}`;

/** Without the order of the list the planner uses the index; in that order it would read the list, all of it for a rare word. */
export const wordsQuery = ({ table, id, columns, where = sql`true`, order, isFound, isIndexed = isFound }: WordSearch): SQL => sql`
  with matching as materialized (
    select ${listed(new Set([id, ...columns]))} from ${table} where ${isIndexed} and (${isFound}) and ${where})
  select ${id} from matching as ${table} order by ${listed(order)} limit ${MAX_FOUND + 1}`;
