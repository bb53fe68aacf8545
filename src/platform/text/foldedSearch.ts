import { foldedKeys } from './folding.ts';

/** The folded words of some texts as a tsvector literal: `'vrsd' 'amdvd'`. */
export const searchKeysOf = (texts: readonly string[]): string =>
  foldedKeys(texts.join(' '))
    .map((key) => `'${key}'`)
    .join(' ');

/** A tsquery literal for what an editor typed: all the words, each by its beginning; empty when nothing is left. */
export const searchQueryOf = (typed: string): string =>
  foldedKeys(typed)
    .map((key) => `'${key}':*`)
    .join(' & ');
