import { z } from 'zod';
import { databaseErrorOf } from '../../../platform/databaseError.ts';

/**
 * Classes of PostgreSQL's errors that say something of what was written: values that do not fit (22), what hangs on nothing or is there
 * twice (23), what is too large (54). All others say something of the database.
 */
const OF_THE_ITEM = /^(22|23|54)/;

/**
 * Why a story cannot be written, when the fault is the story's own. Throws the error again when it is not, as when the database does not
 * answer: then nothing else can be written either.
 */
export function itemFaultOf(error: unknown): string {
  const refused = databaseErrorOf(error);
  if (refused && OF_THE_ITEM.test(refused.sqlState)) return `the database refuses it: ${refused.message}`;
  if (error instanceof z.ZodError) return `it cannot be made a story: ${z.prettifyError(error).slice(0, 500)}`;
  // What no one has foreseen in a story: too much of something, or something that is not there.
  if (error instanceof RangeError || error instanceof TypeError) return `it cannot be made a story: ${error.message}`;
  throw error;
}
