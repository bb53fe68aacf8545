const segmenter = new Intl.Segmenter('gu', { granularity: 'grapheme' });

/** The graphemes of a text: ક્ષિ is one. */
export function graphemes(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** UTF-16 units that a text may have for each of its graphemes: the longest akshara of Gujarati have some 8. */
export const UNITS_OF_LETTER = 8;
/** Those of one grapheme: an emoji of a family of four in four colours has 19. */
const MAX_UNITS_OF_LETTER = 32;

/** Whether a text has more than `most` graphemes, or more signs than that many letters can have: a letter may bear any number of accents. */
export function isLongerThan(text: string, most: number): boolean {
  if (text.length > most * UNITS_OF_LETTER) return true;
  let count = 0;
  for (const { segment } of segmenter.segment(text)) {
    count += 1;
    if (count > most || segment.length > MAX_UNITS_OF_LETTER) return true;
  }
  return false;
}

/** The text cut to at most `most` graphemes, at the end of a word if one is near, with … if something was cut. */
export function shorten(text: string, most: number): string {
  // No text has more graphemes than code units, and counting them takes longer than all else here.
  if (text.length <= most) return text;
  const letters = graphemes(text);
  if (letters.length <= most) return text;
  const cut = letters.slice(0, most - 1).join('');
  const wordEnd = cut.lastIndexOf(' ');
  return `${(wordEnd > cut.length * 0.6 ? cut.slice(0, wordEnd) : cut).replace(/[\s,;:.–-]+$/u, '')}…`;
}

/** The first `most` UTF-16 units of a text, without a lone surrogate at the end. */
export const cutText = (text: string, most: number): string => text.slice(0, most).replace(/[\ud800-\udbff]$/, '');

/** A word: letters with their signs (`\p{M}`), so that સમાચાર stays one word. */
export const WORD = /[\p{L}\p{N}\p{M}\u200c\u200d]+/gu;

/** The words of a text. */
export const words = (text: string): string[] => text.match(WORD) ?? [];
