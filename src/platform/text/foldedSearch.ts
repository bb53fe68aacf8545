import { LRUCache } from 'lru-cache';
import { foldedKey, foldedKeys } from './folding.ts';
import { words } from './graphemes.ts';

// Builds the search text of the newsroom's lists, as tsvector literals within PostgreSQL's limits. `foldedKey` limits single words. What
// readers search is written by `platform/text/search/searchKeys.ts`.

/** PostgreSQL rejects a tsvector of more than 1,048,575 bytes; each entry takes up to eight bytes besides its letters. */
const MAX_BYTES = 1_000_000;
const BYTES_BESIDE_KEY = 8;

/** A newspaper repeats the same words; folding one takes far longer than a cache lookup. */
const keys = new LRUCache<string, string>({ max: 20_000 });
const MAX_CACHED_WORD = 60;

function keyOf(word: string): string {
  if (word.length > MAX_CACHED_WORD) return foldedKey(word);
  const known = keys.get(word);
  if (known !== undefined) return known;
  const key = foldedKey(word);
  keys.set(word, key);
  return key;
}

/** The folded words of texts, each once, without positions: `'vrsd' 'amdvd'`. Text beyond PostgreSQL's limits is left out. */
export function searchKeysOf(texts: readonly string[]): string {
  let bytes = 0;
  const lexemes: string[] = [];
  for (const key of new Set(words(texts.join(' ')).map(keyOf))) {
    if (key === '') continue;
    bytes += key.length + BYTES_BESIDE_KEY;
    if (bytes > MAX_BYTES) break;
    lexemes.push(`'${key}'`);
  }
  return lexemes.join(' ');
}

/** A tsquery literal for an editor's input: all words, each as a prefix; empty if no word is left. */
export const searchQueryOf = (typed: string): string =>
  foldedKeys(typed)
    .map((key) => `'${key}':*`)
    .join(' & ');

/** A tsquery literal that finds texts with all of the keys, the last one as a prefix; empty without keys. */
export function keysQuery(keys: readonly string[]): string {
  return keys.map((key, at) => (at === keys.length - 1 ? `'${key}':*` : `'${key}'`)).join(' & ');
}
