import { LRUCache } from 'lru-cache';
import { foldedKey } from '../../platform/text/folding.ts';
import { words } from '../../platform/text/graphemes.ts';

/** PostgreSQL keeps at most 16,383 positions in a tsvector; a story is far below, an import may not be. */
const MOST_WORDS = 12_000;

/** A paper uses the same words over and over; folding one takes far longer than finding it here. */
const keys = new LRUCache<string, string>({ max: 20_000 });

function keyOf(word: string): string {
  const known = keys.get(word);
  if (known !== undefined) return known;
  const key = foldedKey(word);
  keys.set(word, key);
  return key;
}

/** The key that every story of a year has (UTC): `@2026`. No word folds to it. */
export const yearKey = (year: number): string => `@${year}`;

type Weighted = { text: string; weight: 'A' | 'B' | 'C' };

/** A story's folded words and its year in the form of a tsvector literal: `'@2026' 'vrsd':3A 'gujrt':4A`. */
export function storyKeys(publishedAt: Date, parts: readonly Weighted[]): string {
  let position = 0;
  const lexemes = [`'${yearKey(publishedAt.getUTCFullYear())}'`];
  for (const { text, weight } of parts) {
    for (const word of words(text)) {
      const key = keyOf(word);
      if (key === '' || position >= MOST_WORDS) continue;
      position++;
      lexemes.push(`'${key}':${position}${weight}`);
    }
  }
  return lexemes.join(' ');
}

/** The folded words of a headline alone, each once: a tsvector literal without places. */
export function headlineKeys(headline: string): string {
  const known = new Set(words(headline).map(keyOf));
  return [...known].flatMap((key) => (key === '' ? [] : `'${key}'`)).join(' ');
}

/** A tsquery literal that finds stories with all of the keys, the last one by its beginning; empty when there are none. */
export function keysQuery(keys: readonly string[]): string {
  return keys.map((key, at) => (at === keys.length - 1 ? `'${key}':*` : `'${key}'`)).join(' & ');
}
