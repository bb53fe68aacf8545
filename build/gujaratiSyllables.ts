import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));

/** The block's letters, signs and digits, and what is written with them. */
export const gujaratiLetters: readonly string[] = [...range(0x0a80, 0x0aff), '।', '॥', '\u200c', '\u200d', '₹', '◌'];

const VIRAMA = '\u0acd';
const NUKTA = '\u0abc';
const ZERO_WIDTH_JOINER = '\u200d';
const consonants = [...range(0x0a95, 0x0aa8), ...range(0x0aaa, 0x0ab0), 'લ', 'ળ', 'વ', ...range(0x0ab6, 0x0ab9)];
const vowelSigns = range(0x0abe, 0x0acc).filter((sign) => /\p{Mn}|\p{Mc}/u.test(sign));
const signs = range(0x0a81, 0x0a83);

/**
 * What every consonant makes with the signs, in any word that may come: bare, with each vowel sign, half (of which any conjunct that has no
 * letter of its own is put together), with nukta, and with ra before and after it.
 */
export const regularSyllables: readonly string[] = consonants.flatMap((letter) => {
  const withRa = `${letter}${VIRAMA}ર`;
  const afterRa = `ર${VIRAMA}${letter}`;
  return [
    letter,
    letter + VIRAMA,
    letter + VIRAMA + ZERO_WIDTH_JOINER,
    letter + NUKTA,
    ...[...vowelSigns, ...signs].map((sign) => letter + sign),
    ...['', ...vowelSigns].map((sign) => withRa + sign),
    ...['', 'િ', 'ી', 'ં'].map((sign) => afterRa + sign),
  ];
});

const TEXTS = /\.(md|csv|json|vtt)$|words\.ts$/;

/** Every syllable that occurs in texts under the folders: the demo site's, and what the site itself says. */
export function occurringSyllables(folders: readonly string[]): string[] {
  const segments = new Intl.Segmenter('gu', { granularity: 'grapheme' });
  const result = new Set<string>();
  for (const folder of folders) {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => TEXTS.test(name))) {
      for (const [word] of readFileSync(join(folder, file), 'utf8').matchAll(/[\u0a80-\u0aff\u200c\u200d]+/g))
        for (const { segment } of segments.segment(word)) result.add(segment);
    }
  }
  return [...result].sort();
}

/** Conjuncts of two consonants as they occur in texts, with every vowel sign: a word that is new takes another sign before another conjunct. */
export function conjunctsOf(syllables: readonly string[]): string[] {
  const conjuncts = new Set(syllables.flatMap((syllable) => syllable.match(/(?:[\u0a95-\u0ab9]\u0acd)+[\u0a95-\u0ab9]/g) ?? []));
  return [...conjuncts].flatMap((conjunct) => [conjunct, ...vowelSigns.map((sign) => conjunct + sign)]);
}
