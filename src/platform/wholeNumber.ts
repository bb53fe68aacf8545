import { z } from 'zod';

/** The largest `integer` of PostgreSQL. */
export const MAX_INTEGER = 2 ** 31 - 1;

const error = 'must be a whole number from 1';

/**
 * A whole number from 1 to `most`: an integer of JSON, or its decimal digits, as addresses and forms hold it. Nothing else becomes one:
 * JavaScript's conversion reads `true`, `[46]`, `"0x2e"` and `" 46 "` as numbers too.
 */
export const wholeNumber = (most: number) => {
  const number = z.int({ error }).min(1, { error }).max(most, { error });
  const digits = z
    .string()
    .regex(/^[1-9][0-9]{0,15}$/, { error })
    .transform(Number)
    .pipe(number);
  return z.union([number, digits], { error });
};
