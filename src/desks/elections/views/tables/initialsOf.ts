import { graphemes } from '../../../../platform/text/graphemes.ts';

/**
 * The first letters of a name's first and last word, each with its vowel sign and a point, because without points they read as a word:
 * નરેન્દ્ર મોદી gives ન.મો.
 */
export function initialsOf(name: string): string {
  const words = name.split(/[\s.]+/u).filter((word) => /\p{L}/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word = '') => `${graphemes(word)[0] ?? ''}.`).join('');
}
