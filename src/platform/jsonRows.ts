import { getTableColumns, type InferSelectModel, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';

/** A row as one JSON value; moments become text. */
export function jsonRow(columns: Record<string, AnyPgColumn>): SQL {
  const pairs = Object.entries(columns).map(([key, column]) => sql`${sql.raw(`'${key}'`)}, ${column}`);
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`;
}

/**
 * The rows of a table as one JSON value, so that one statement reads several small tables. For tables whose values JSON keeps: text,
 * numbers, truth values and JSON, no moments.
 */
export function jsonRows<Table extends PgTable>(table: Table, { where, orderBy }: { where?: SQL; orderBy: SQL }) {
  const rows = sql`select json_agg(${jsonRow(getTableColumns(table))} order by ${orderBy}) from ${table} where ${where ?? sql`true`}`;
  return sql<InferSelectModel<Table>[]>`coalesce((${rows}), '[]'::json)`;
}
