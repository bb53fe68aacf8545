import { foldedKey } from '../../platform/text/folding.ts';
import { words } from '../../platform/text/graphemes.ts';

/** PostgreSQL keeps at most 16,383 positions in a tsvector; a story is far below, an import may not be. */
const MOST_WORDS = 12_000;

/** A text's folded words in the form of a tsvector literal, all of one weight: `'vrsd':3A 'gujrt':4A`. */
export function weightedKeys(parts: { text: string; weight: 'A' | 'B' | 'C' }[]): string {
  let position = 0;
  const lexemes: string[] = [];
  for (const { text, weight } of parts) {
    for (const word of words(text)) {
      const key = foldedKey(word);
      if (key === '' || position >= MOST_WORDS) continue;
      position++;
      lexemes.push(`'${key}':${position}${weight}`);
    }
  }
  return lexemes.join(' ');
}

/** A tsquery literal that finds stories with all the words of a text, the last one by its beginning; empty when there are none. */
export function keysQuery(text: string): string {
  const keys = [...new Set(words(text).map(foldedKey))].filter((key) => key !== '');
  return keys.map((key, at) => (at === keys.length - 1 ? `'${key}':*` : `'${key}'`)).join(' & ');
}
