import { foldedKey } from '../../platform/text/folding.ts';
import { words } from '../../platform/text/graphemes.ts';

/** The folded words of what is known of a picture, as a tsvector literal: `'vrsd' 'amdvd'`. */
export function searchKeysOf(texts: readonly string[]): string {
  return [...new Set(texts.flatMap(words).map(foldedKey))]
    .filter((key) => key !== '')
    .map((key) => `'${key}'`)
    .join(' ');
}

/** A tsquery literal for what an editor typed: all the words, each by its beginning; empty when nothing is left. */
export function searchQueryOf(typed: string): string {
  return [...new Set(words(typed).map(foldedKey))]
    .filter((key) => key !== '')
    .map((key) => `'${key}':*`)
    .join(' & ');
}
