import Sanscript from '@indic-transliteration/sanscript';
import { words } from './graphemes.ts';

/** Gujarati vowel letters and signs for English sounds, which the Sanskrit scheme does not cover. */
const ENGLISH_VOWELS: [RegExp, string][] = [
  [/ઑ/g, 'ઓ'],
  [/ૉ/g, 'ો'],
  [/ઍ/g, 'એ'],
  [/ૅ/g, 'ે'],
];

const GUJARATI = /\p{Script=Gujarati}/u;
const MARKS = /\p{M}/gu;

/** Gujarati in Latin letters without diacritics, for names and addresses: અમદાવાદ is amadavada. */
export function romanised(text: string): string {
  if (!GUJARATI.test(text)) return text;
  const plain = ENGLISH_VOWELS.reduce((changed, [sign, similar]) => changed.replace(sign, similar), text.normalize('NFC')).replace(
    /\u200c|\u200d|\u0abc/g,
    '',
  );
  return Sanscript.t(plain, 'gujarati', 'iast')
    .replace(/ṃ/g, 'n')
    .replace(/[śṣ]/g, 'sh')
    .replace(/ṛ/g, 'ru')
    .replace(/c/g, 'ch')
    .normalize('NFD')
    .replace(MARKS, '');
}

/** Replacements, in order: variant spellings of a sound become one, then the optional vowel a is removed. */
const SAME_SOUND: [RegExp, string][] = [
  [/x/g, 'ks'],
  [/j[nñ]/g, 'gn'],
  [/q|ck|c(?!h)/g, 'k'],
  [/chh?/g, 'c'],
  [/ph/g, 'f'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/([bcdgjkpst])h/g, '$1'],
  [/ee|ii|y/g, 'i'],
  [/oo|uu/g, 'u'],
  [/[ei]+/g, 'i'],
  [/[ou]+/g, 'u'],
  // The sign ં is romanised as m before these letters; elsewhere m is a letter of its own, as in amdavad.
  [/m(?=[bfpsv])/g, 'n'],
  [/(?<=.)a/g, ''],
  // Not digits: 2002 is not 202, nor 500 rupees 50.
  [/(\D)\1+/g, '$1'],
];

/** Maximum length of a key; longer words are found by their beginning. PostgreSQL's limit is 2,046 bytes. */
const MAX_KEY_LETTERS = 200;

/** Cached, because names of constituencies, crops and places are searched word by word again and again. */
const known = new Map<string, string>();
const MAX_KNOWN = 4_000;
const MAX_KNOWN_LETTERS = 30;

/**
 * The search key of a word, the same for all spellings and scripts: varsad, varasaad and વરસાદ are all `vrsd`. Single words only: no
 * spaces. At most 200 ASCII letters.
 */
export function foldedKey(word: string): string {
  if (word.length > MAX_KNOWN_LETTERS) return fold(word);
  const key = known.get(word) ?? fold(word);
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(word, key);
  return key;
}

function fold(word: string): string {
  const latin = romanised(word.slice(0, MAX_KEY_LETTERS).replace(/[ંઁ]$/u, ''))
    .toLowerCase()
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(/[^a-z0-9]/g, '');
  return SAME_SOUND.reduce((key, [spelling, sound]) => key.replace(spelling, sound), latin).slice(0, MAX_KEY_LETTERS);
}

/** The distinct search keys of a text's words, in order. */
export function foldedKeys(text: string): string[] {
  return [...new Set(words(text).map(foldedKey))].filter((key) => key !== '');
}
