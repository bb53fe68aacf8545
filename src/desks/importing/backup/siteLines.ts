import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database.ts';
import type { ExportTable } from '../../../platform/export/exportTable.ts';

/**
 * The format version in the first line of an export. Increase it when a newer export would be read wrongly by an older version: an older
 * one that only lacks columns is read by their defaults, from `MIN_PAPER_FORMAT` on.
 */
export const PAPER_FORMAT = 5;
export const MIN_PAPER_FORMAT = 4;
const ROWS_A_FETCH = 200;

export type SiteLine = { kind: ExportTable | undefined; line: string };

/**
 * The whole site as lines: a header, the records of all kinds, and a footer with their number. All lines come from one snapshot; only some
 * rows are in memory at a time. `use` runs within the snapshot's transaction.
 */
export async function withSiteLines<T>(
  db: Database,
  kinds: readonly ExportTable[],
  use: (lines: AsyncIterable<SiteLine>) => Promise<T>,
): Promise<T> {
  return db.transaction(
    async (tx) => {
      await tx.execute(sql`set local timezone = 'UTC'`);
      await tx.execute(sql`set local statement_timeout = 0`);
      return use(siteLines(tx, kinds));
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function* siteLines(tx: Database, kinds: readonly ExportTable[]): AsyncGenerator<SiteLine> {
  yield { kind: undefined, line: JSON.stringify({ record: 'paper', format: PAPER_FORMAT }) };
  let records = 0;
  for (const kind of kinds) {
    await tx.execute(sql`declare paper_lines no scroll cursor for ${kind.query}`);
    for (;;) {
      const { rows } = await tx.execute<{ line: string }>(sql.raw(`fetch ${ROWS_A_FETCH} from paper_lines`));
      for (const { line } of rows) yield { kind, line };
      records += rows.length;
      if (rows.length < ROWS_A_FETCH) break;
    }
    await tx.execute(sql`close paper_lines`);
  }
  yield { kind: undefined, line: JSON.stringify({ record: 'end', records }) };
}
