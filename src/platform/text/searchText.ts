import { graphemes } from './graphemes.ts';

/** Specification, sections 5 and 9: search text is cut to 15 characters. A character is what a reader counts as one. */
const SEARCH_LETTERS = 15;

// What is no letter, sign, digit, space or dash has no part in a search; joiners only shape letters.
const FOREIGN = /[^\p{L}\p{M}\p{N}\s-]+/gu;
const JOINERS = /\u200c|\u200d/g;

/** What a reader typed, as it is searched for: words with single spaces, cut to 15 characters; empty when nothing is left. */
export function searchWordsOf(typed: string): string {
  const clean = typed
    .normalize('NFC')
    .replace(JOINERS, '')
    .replace(FOREIGN, ' ')
    .replace(/[\s-]+/gu, ' ')
    .trim();
  return graphemes(clean).slice(0, SEARCH_LETTERS).join('').trim();
}
