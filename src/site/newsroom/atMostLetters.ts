import type { z } from 'zod';
import { isLongerThan } from '../../platform/text/graphemes.ts';

/**
 * A check that a text has at most so many letters (graphemes), as the editor is told who has written more: `z.string().max()` counts UTF-16
 * units, of which a Gujarati letter has two on average. For texts that people read; for slugs and keys `max` is right.
 */
export const atMostLetters =
  (maximum: number): z.core.CheckFn<string> =>
  ({ value, issues }) => {
    if (isLongerThan(value, maximum)) issues.push({ code: 'too_big', origin: 'string', maximum, inclusive: true, input: value });
  };
