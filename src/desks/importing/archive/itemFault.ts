import { z } from 'zod';
import { databaseErrorOf } from '../../../platform/databaseError.ts';

/**
 * PostgreSQL error classes caused by the written data: invalid values (22), violated constraints (23), limits exceeded (54). All others
 * concern the database itself.
 */
const OF_THE_ITEM = /^(22|23|54)/;

/**
 * Why a story cannot be written, if the story is the cause. Rethrows any other error, such as a lost connection, because then nothing else
 * can be written either.
 */
export function itemFaultOf(error: unknown): string {
  const refused = databaseErrorOf(error);
  if (refused && OF_THE_ITEM.test(refused.sqlState)) return `the database refuses it: ${refused.message}`;
  if (error instanceof z.ZodError) return `it cannot be made a story: ${z.prettifyError(error).slice(0, 500)}`;
  // Unexpected data in a story: too large, or missing.
  if (error instanceof RangeError || error instanceof TypeError) return `it cannot be made a story: ${error.message}`;
  throw error;
}
