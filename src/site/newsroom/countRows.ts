import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database.ts';

/** How many rows a list has, counted to `most`, so that a list of a million is as fast as a short one; and whether it has more. */
export async function countRows(
  db: Database,
  table: PgTable,
  where: SQL | undefined,
  most: number,
): Promise<{ total: number; hasMore: boolean }> {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(most + 1)
    .as('some');
  const counted = await db.$count(some);
  return { total: Math.min(counted, most), hasMore: counted > most };
}
