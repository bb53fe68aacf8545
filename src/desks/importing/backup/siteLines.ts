import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database.ts';
import type { ExportTable } from '../../../platform/export/exportTable.ts';

/** What the first line of an export says; raised when an older paper could not read what a newer one writes, or the other way round. */
export const PAPER_FORMAT = 3;
const ROWS_A_FETCH = 200;

export type SiteLine = { kind: ExportTable | undefined; line: string };

/**
 * Everything of the paper, a line each: a heading, the records of every kind, and a closing line that says how many there were. All of it
 * as it stood at one moment; never more of it in memory than some rows. `use` is run within the transaction that sees that moment.
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
