import { z } from 'zod';
import { isLongerThan } from '../../platform/text/graphemes.ts';
import { MAX_INTEGER } from '../../platform/wholeNumber.ts';
import { draftWords as words } from './draftWords.ts';
import type { Sentence } from './newsroomError.ts';

/**
 * A check that a text has at most so many letters (graphemes), as the editor is told who has written more: `z.string().max()` counts UTF-16
 * units, of which a Gujarati letter has two on average. For texts that people read; for slugs and keys `max` is right.
 */
export const atMostLetters =
  (maximum: number): z.core.CheckFn<string> =>
  ({ value, issues }) => {
    if (isLongerThan(value, maximum)) issues.push({ code: 'too_big', origin: 'string', maximum, inclusive: true, input: value });
  };

/** A text of at most so many letters, without spaces around it; it may be empty. */
export const optionalText = (maximum: number) => z.string().trim().check(atMostLetters(maximum));

/** Likewise, but not empty. */
export const requiredText = (maximum: number) => z.string().trim().min(1).check(atMostLetters(maximum));

/** What is told to an editor whose input a check refuses: `z.string().refine(isPageLink, saying(words.linkWrong))`. */
export const saying = (sentence: Sentence) => ({ params: { sentence } });

/** A name in addresses: small Latin letters and digits, with dashes between. */
export const slug = (maximum: number) =>
  requiredKey(maximum).refine((text) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text), saying(words.slugWrong));

/** A key that editors give: Latin letters, digits and dashes. */
export const latinCode = (maximum: number) => requiredKey(maximum).refine((text) => /^[A-Za-z0-9-]+$/.test(text), saying(words.codeWrong));

const requiredKey = (maximum: number) => z.string().trim().min(1, { abort: true }).max(maximum, { abort: true });

/** The id of a row, in a JSON body. */
export const numericId = z.int().min(1).max(MAX_INTEGER);
