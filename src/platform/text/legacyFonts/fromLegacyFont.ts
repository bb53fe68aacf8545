import { EARLY_I, type LegacyFont, REPH } from './legacyFont.ts';

const CONSONANT = '[\\u0a95-\\u0ab9]\\u0abc?';
const CLUSTER = `(?:${CONSONANT}\\u0acd)*${CONSONANT}`;
const VOWEL_SIGN = '[\\u0abe-\\u0acc]';
const NASAL = '[\\u0a81-\\u0a83]';

/** Windows code page bytes that arrived as control characters, from 0x80. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Normalises text of a legacy font: replaces the private codes of Word's symbol fonts and control characters by the original letters. */
const asWritten = (text: string): string =>
  text
    .replace(/[\uf020-\uf0ff]/gu, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xf000))
    .replace(/[\u0080-\u009f]/gu, (sign) => WINDOWS[sign.charCodeAt(0) - 0x80] ?? sign);

/** Sequences of signs that form one sign. */
const together: readonly [RegExp, string][] = [
  // The upright stroke that completes a half form is the font's ા; signs on that stroke belong to the letter.
  ['\u0acd\u0abe', ''],
  ['\u0abe\u0ac7', '\u0acb'],
  ['\u0abe\u0ac8', '\u0acc'],
  ['\u0abe\u0ac5', '\u0ac9'],
  // In print both orders of the upper stroke and the upright look the same.
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

/** Reorders from visual order to Unicode order. */
const intoOrder: readonly [RegExp, string][] = [
  // A subscript ર was set after the vowel sign.
  [new RegExp(`(${VOWEL_SIGN}+)(\\u0acd\\u0ab0)`, 'gu'), '$2$1'],
  // િ moves after all letters of its cluster; its anusvara or reph follows it.
  [new RegExp(`${EARLY_I}([${REPH}]?${NASAL}?)(${CLUSTER}|\\u0a85)`, 'gu'), '$2\u0abf$1'],
  // A nasal sign or reph may stand on either side of the vowel sign.
  [new RegExp(`(${NASAL})([${REPH}]?)(${VOWEL_SIGN}+)`, 'gu'), '$2$3$1'],
  [new RegExp(`(${CLUSTER})(${VOWEL_SIGN}*${NASAL}?)${REPH}`, 'gu'), '\u0ab0\u0acd$1$2'],
  // The same sign twice looks like one in print.
  [new RegExp(`(${VOWEL_SIGN}|${NASAL})\\1+`, 'gu'), '$1'],
  [/\u0acd{2,}/gu, '\u0acd'],
];

/**
 * Converts text of a legacy font to Unicode, with signs in Unicode order. Words that are already Unicode Gujarati are unchanged; glyphs
 * that are not in the font's table are left as they are.
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
  // Signs left without a letter before or after them.
  return ordered.replaceAll(EARLY_I, '\u0abf').replaceAll(REPH, '\u0ab0\u0acd').normalize('NFC');
}

/** The glyphs of a text that are not in the font's table, each once; an editor has to correct these by hand. */
export function unknownGlyphs(text: string, { glyphs }: LegacyFont): string[] {
  const strange = Array.from(asWritten(text)).filter((glyph) => !(glyph in glyphs) && !/[\s\u0a80-\u0aff\d.,;:!?'"()/%+=–—-]/u.test(glyph));
  return [...new Set(strange)];
}
