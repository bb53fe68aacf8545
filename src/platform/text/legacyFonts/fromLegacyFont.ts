import { EARLY_I, type LegacyFont, REPH } from './legacyFont.ts';

const CONSONANT = '[\\u0a95-\\u0ab9]\\u0abc?';
const CLUSTER = `(?:${CONSONANT}\\u0acd)*${CONSONANT}`;
const VOWEL_SIGN = '[\\u0abe-\\u0acc]';
const NASAL = '[\\u0a81-\\u0a83]';

/** Bytes of Windows' own code page that came as control characters, in their places from 0x80. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Text of a legacy font as it would lie in a document: private codes of Word's symbol fonts and stray controls on their letters. */
const asWritten = (text: string): string =>
  text
    .replace(/[\uf020-\uf0ff]/gu, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xf000))
    .replace(/[\u0080-\u009f]/gu, (sign) => WINDOWS[sign.charCodeAt(0) - 0x80] ?? sign);

/** What two signs set one after the other are together. */
const together: readonly [RegExp, string][] = [
  // The upright that completes a half form is the ા of the font; what hung on that upright hangs on the letter.
  ['\u0acd\u0abe', ''],
  ['\u0abe\u0ac7', '\u0acb'],
  ['\u0abe\u0ac8', '\u0acc'],
  ['\u0abe\u0ac5', '\u0ac9'],
  // On paper it is the same whether the stroke above or the upright was set first.
  ['\u0ac7\u0abe', '\u0acb'],
  ['\u0ac8\u0abe', '\u0acc'],
  ['\u0ac5\u0abe', '\u0ac9'],
  ['\u0a85\u0abe', '\u0a86'],
  ['\u0a85\u0ac7', '\u0a8f'],
  ['\u0a85\u0ac8', '\u0a90'],
  ['\u0a85\u0ac5', '\u0a8d'],
  ['\u0a85\u0acb', '\u0a93'],
  ['\u0a85\u0acc', '\u0a94'],
  ['\u0a85\u0ac9', '\u0a91'],
  ['\u0a86\u0ac7', '\u0a93'],
  ['\u0a86\u0ac8', '\u0a94'],
  ['\u0a86\u0ac5', '\u0a91'],
].map(([from = '', to = '']) => [new RegExp(from, 'gu'), to]);

/** Into the order of Unicode, from the order on paper. */
const intoOrder: readonly [RegExp, string][] = [
  // A ર below was set after the vowel sign.
  [new RegExp(`(${VOWEL_SIGN}+)(\\u0acd\\u0ab0)`, 'gu'), '$2$1'],
  // િ goes behind all letters that it was set before; what it carried (an anusvara, a hook) comes after it.
  [new RegExp(`${EARLY_I}([${REPH}]?${NASAL}?)(${CLUSTER}|\\u0a85)`, 'gu'), '$2\u0abf$1'],
  // A dot or a hook may stand on either side of the vowel sign.
  [new RegExp(`(${NASAL})([${REPH}]?)(${VOWEL_SIGN}+)`, 'gu'), '$2$3$1'],
  [new RegExp(`(${CLUSTER})(${VOWEL_SIGN}*${NASAL}?)${REPH}`, 'gu'), '\u0ab0\u0acd$1$2'],
  // The same sign twice shows as one on paper.
  [new RegExp(`(${VOWEL_SIGN}|${NASAL})\\1+`, 'gu'), '$1'],
  [/\u0acd{2,}/gu, '\u0acd'],
];

/**
 * Text of a legacy font in Unicode, its signs in Unicode's order. Words that are Gujarati in Unicode already stay as they are; a glyph
 * that is not in the font's table stays as it came.
 */
export function fromLegacyFont(text: string, font: LegacyFont): string {
  return asWritten(text)
    .split(/(\s+)/u)
    .map((word) => (/[\u0a80-\u0aff]/u.test(word) ? word : wordFrom(word, font)))
    .join('');
}

function wordFrom(word: string, { glyphs }: LegacyFont): string {
  const set = Array.from(word, (glyph) => glyphs[glyph] ?? glyph).join('');
  const joined = together.reduce((sofar, [from, to]) => sofar.replace(from, to), set);
  const ordered = intoOrder.reduce((sofar, [from, to]) => sofar.replace(from, to), joined);
  // What stood before or after nothing.
  return ordered.replaceAll(EARLY_I, '\u0abf').replaceAll(REPH, '\u0ab0\u0acd').normalize('NFC');
}

/** The glyphs of a text that the font's table does not have, each once: what an editor has to put right by hand. */
export function unknownGlyphs(text: string, { glyphs }: LegacyFont): string[] {
  const strange = Array.from(asWritten(text)).filter((glyph) => !(glyph in glyphs) && !/[\s\u0a80-\u0aff\d.,;:!?'"()/%+=–—-]/u.test(glyph));
  return [...new Set(strange)];
}
