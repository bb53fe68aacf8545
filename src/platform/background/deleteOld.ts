import { and, asc, inArray, lt, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database.ts';

type Old = {
  key: PgColumn;
  time: PgColumn;
  before: Date | string;
  where?: SQL;
  /** How many go in one statement. */
  most: number;
};

/** Deletes rows of a table whose time is over, the oldest first. Returns how many. */
export async function deleteOld(db: Database, table: PgTable, { key, time, before, where, most }: Old): Promise<number> {
  const old = db
    .select({ key })
    .from(table)
    .where(and(where, lt(time, before)))
    .orderBy(asc(time))
    .limit(most);
  return (await db.delete(table).where(inArray(key, old)).returning({ key })).length;
}
