import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/**
 * Inserts any number of rows in one statement with one parameter; a plain insert is limited to PostgreSQL's 65,535 parameters, and several
 * statements would run statement triggers several times. Every row must have the columns of the first.
 */
export async function insertRows<T extends PgTable>(db: Database, table: T, rows: readonly T['$inferInsert'][]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in first);
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  const definitions = sql.join(
    columns.map(([, column]) => sql`${sql.identifier(column.name)} ${sql.raw(column.getSQLType())}`),
    sql`, `,
  );
  const named = columns.map(([key, column]) => [key, column.name] as const);
  const json = JSON.stringify(rows.map((row: Record<string, unknown>) => Object.fromEntries(named.map(([key, name]) => [name, row[key]]))));
  await db.execute(sql`insert into ${table} (${names}) select ${names} from json_to_recordset(${json}::json) as given (${definitions})`);
}
