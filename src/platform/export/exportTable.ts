import type { SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../database.ts';

/**
 * One kind of thing that an export of the paper holds, a line each. A desk lists its kinds in its manifest, those that others refer to
 * first; nothing else needs to be told when a desk has something new.
 */
export type ExportTable = {
  /** What stands first in the line, as `record`. */
  kind: string;
  /** The table whose rows these are. */
  table: string;
  /** Selects each record as JSON text in a column `line`, always in the same order. */
  query: SQL;
  /** What a line must be to be written. */
  schema: z.ZodType;
  /** Records refer to each other, in whichever order they come: all of them are written at once. */
  isWrittenAtOnce: boolean;
  /** Writes records, given as they stand in their lines, into a paper that has none. */
  write: (tx: Database, lines: readonly string[]) => Promise<void>;
  /** Brings up to date what follows from the records, when all of the paper is written. */
  finish: (tx: Database) => Promise<void>;
  /** The keys of the stored files that a record names. */
  filesOf: (record: Record<string, unknown>) => string[];
};
