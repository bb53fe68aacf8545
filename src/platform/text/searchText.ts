import { cutText, graphemes } from './graphemes.ts';
import { typedText } from './typedText.ts';

/** Specification, sections 5 and 9: search text is cut to 15 characters. A character is a grapheme. */
const SEARCH_LETTERS = 15;

// Everything except letters, signs, digits, spaces and dashes is ignored in a search; joiners only shape letters.
const FOREIGN = /[^\p{L}\p{M}\p{N}\s-]+/gu;
const JOINERS = /\u200c|\u200d/g;

/** What is looked at of a longer text, in UTF-16 units: more than the longest searches have, and quick to divide into graphemes. */
const MAX_UNITS = 4_000;

/** The search text for a reader's input, however long: words with single spaces, cut to 15 characters; may be empty. */
export function searchWordsOf(typed: string): string {
  const clean = typedText(cutText(typed, MAX_UNITS))
    .normalize('NFC')
    .replace(JOINERS, '')
    .replace(FOREIGN, ' ')
    .replace(/[\s-]+/gu, ' ')
    .trim();
  return graphemes(clean).slice(0, SEARCH_LETTERS).join('').trim();
}

/** Longest text that the search page searches for, in graphemes. */
const MAX_SEARCHED = 100;

/** What a reader typed into the search page, however long, with its quotes: single spaces, cut to 100 graphemes; may be empty. */
export const searchedTextOf = (typed: string): string =>
  graphemes(
    typedText(cutText(typed, MAX_UNITS))
      .normalize('NFC')
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim(),
  )
    .slice(0, MAX_SEARCHED)
    .join('')
    .trim();
