import { LRUCache } from 'lru-cache';
import { stemsOf } from './stem.ts';
import { tokensOf } from './tokensOf.ts';
import { wordKey } from './wordKey.ts';

/** PostgreSQL stores positions up to 16,383 in a tsvector. */
const MAX_POSITIONS = 12_000;
/** PostgreSQL rejects a tsvector of more than 1,048,575 bytes; each entry takes up to eight bytes besides its letters. */
const MAX_BYTES = 900_000;
const BYTES_BESIDE_KEY = 8;

export type WeightedText = { text: string; weight: 'A' | 'B' | 'C' };

/** The entries of a word in the index: its key, and its stems with a tilde before each (`vrsAdmA`, `~vrsAd`). */
type WordEntries = { key: string; stems: readonly string[] };

/** A newspaper repeats the same words. */
const known = new LRUCache<string, WordEntries>({ max: 30_000 });
const MAX_CACHED_WORD = 60;

/** The key and the stems of a word as it is written. */
export function entriesOf(word: string): WordEntries {
  const cached = known.get(word);
  if (cached) return cached;
  const key = wordKey(word);
  const entries = { key, stems: stemsOf(key).map((stem) => `~${stem}`) };
  if (word.length <= MAX_CACHED_WORD) known.set(word, entries);
  return entries;
}

/** Lexemes of a text in the index, and the distinct keys of its words. */
export type SearchKeys = { vector: string; words: ReadonlySet<string> };

/**
 * The words of texts as a tsvector literal: each word's key and its stems at the word's position, with the weight of its text
 * (`'vrsAdmA':1A '~vrsAd':1A`), an abbreviation by its letters and as one word. Text beyond PostgreSQL's limits is left out, from the end of
 * the last texts.
 */
export function searchKeysOf(texts: readonly WeightedText[]): SearchKeys {
  const lexemes: string[] = [];
  const found = new Set<string>();
  let position = 0;
  let bytes = 0;
  for (const { text, weight } of texts) {
    for (const token of tokensOf(text)) {
      const before = position;
      const words = token.words.map(({ text: word }) => entriesOf(word)).filter(({ key }) => key !== '');
      position += words.length;
      const placed = words.map((word, at) => ({ ...word, places: [before + 1 + at] }));
      // An abbreviation stands beside the word before it as well as the word after it.
      if (words.length > 1) placed.push({ ...entriesOf(token.text), places: [before + 1, position] });
      for (const { key, stems, places } of placed) {
        for (const lexeme of [key, ...stems]) {
          bytes += lexeme.length + BYTES_BESIDE_KEY;
          if (position > MAX_POSITIONS || bytes > MAX_BYTES) return { vector: lexemes.join(' '), words: found };
          lexemes.push(`'${lexeme}':${places.map((place) => `${place}${weight}`).join(',')}`);
        }
        found.add(key);
      }
    }
    // A phrase does not go on in the next text.
    position++;
  }
  return { vector: lexemes.join(' '), words: found };
}
