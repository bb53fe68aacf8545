import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../src/platform/database.ts';

/**
 * How PostgreSQL would run a query on a large table. The demo site is so small that reading and sorting all of it is the cheapest, so
 * that these ways are shut.
 */
export const planOf = (db: Database, query: SQL): Promise<string> =>
  db.transaction(async (tx) => {
    for (const way of ['seqscan', 'bitmapscan', 'sort']) await tx.execute(sql.raw(`set local enable_${way} = off`));
    const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql`explain ${query}`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
