import { getTableColumns, type InferSelectModel, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database.ts';
import { gathered } from './readOnce.ts';

/** A row as one JSON value; timestamps become text. */
export function jsonRow(columns: Record<string, AnyPgColumn>): SQL {
  const pairs = Object.entries(columns).map(([key, column]) => sql`${sql.raw(`'${key}'`)}, ${column}`);
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`;
}

/**
 * The rows of a table as one JSON value, so that one statement can read several small tables. Only for types that JSON preserves: text,
 * numbers, booleans and JSON, not timestamps.
 */
export function jsonRows<Table extends PgTable>(table: Table, { where, orderBy }: { where?: SQL; orderBy: SQL }) {
  const rows = sql`select json_agg(${jsonRow(getTableColumns(table))} order by ${orderBy}) from ${table} where ${where ?? sql`true`}`;
  return sql<InferSelectModel<Table>[]>`coalesce((${rows}), '[]'::json)`;
}

/**
 * Runs queries that return one JSON value each; those requested in the same turn of the event loop within a request share one statement.
 */
const readAllJson = gathered(async (db: Database, queries: readonly SQL[]): Promise<{ value: unknown }[]> => {
  const columns = queries.map((query, at) => sql`(${query}) as ${sql.identifier(`value${at}`)}`);
  const { rows } = await db.execute(sql`select ${sql.join(columns, sql`, `)}`);
  return queries.map((_, at) => ({ value: rows[0]?.[`value${at}`] }));
});

/** The JSON value of a query such as `jsonRows`, read in one statement with others requested at the same time. */
export async function readJson<T>(db: Database, query: SQL<T>): Promise<T> {
  // The type is that of the query, as when Drizzle runs it.
  return (await readAllJson(db, query)).value as T;
}
