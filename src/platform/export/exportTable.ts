import type { SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../database.ts';

/**
 * One kind of record in an export of the site, one record per line. A desk lists its kinds in its manifest, referenced kinds first; no
 * other code needs to know of a new kind.
 */
export type ExportTable = {
  /** The value of `record` at the start of the line. */
  kind: string;
  /** The database table that holds the rows. */
  table: string;
  /** Selects each record as JSON text in a column `line`, always in the same order. */
  query: SQL;
  /** The schema that a line must match before it is written. */
  schema: z.ZodType;
  /** The records refer to each other in any order, so all of them are written at once. */
  isWrittenAtOnce: boolean;
  /** Writes records, given as the text of their lines, into an empty site. */
  write: (tx: Database, lines: readonly string[]) => Promise<void>;
  /** Updates derived data after the whole site has been written. */
  finish: (tx: Database) => Promise<void>;
  /** The keys of the stored files that a record refers to. */
  filesOf: (record: Record<string, unknown>) => string[];
};
