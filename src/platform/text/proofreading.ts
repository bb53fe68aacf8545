/** A possible error in a text: its start (in UTF-16 units) and the affected text. */
export type Fault = { at: number; text: string };

const CONSONANT = '[\\u0a95-\\u0ab9]\\u0abc?';
const VOWEL_SIGN = '[\\u0abe-\\u0acc\\u0ae2\\u0ae3]';

/**
 * Invalid sign sequences: two vowel signs on one letter, a vowel sign after a virama or on an independent vowel, a doubled anusvara,
 * candrabindu, visarga or virama, a virama after a vowel, a sign before its vowel sign, and a sign without a letter.
 */
const IMPOSSIBLE = [
  `${VOWEL_SIGN}{2,}`,
  `\\u0acd+${VOWEL_SIGN}+`,
  '\\u0acd{2,}',
  '[\\u0a81-\\u0a83]{2,}',
  `[\\u0a81-\\u0a83]${VOWEL_SIGN}+`,
  `(?:${VOWEL_SIGN}|[\\u0a81-\\u0a94])\\u0acd`,
  `[\\u0a85-\\u0a94]${VOWEL_SIGN}+`,
  `(?<![\\u0a80-\\u0aff\\u200c\\u200d\\u25cc])[\\u0abc\\u0abe-\\u0acd\\u0a81-\\u0a83]+`,
].join('|');

/** The reported text includes the letter before the fault. */
const FAULTS = new RegExp(`(?:${CONSONANT})?(?:${IMPOSSIBLE})`, 'gu');

/** All places where signs are doubled or in an invalid order. */
export function doubledSigns(text: string): Fault[] {
  return Array.from(text.matchAll(FAULTS), (match) => ({ at: match.index, text: match[0] }));
}

/**
 * Latin words that Gujarati newspapers print as they are: units, spelled-out abbreviations, names. Words in capitals of up to six letters
 * (BJP, GST, ISRO) are allowed without being listed.
 */
const PRINTED_IN_LATIN = new Set(
  'km cm mm kg mg gm ml mbps gbps kbps kb mb gb tb hz khz mhz ghz kw mw gw kwh mah vs pm am google whatsapp facebook instagram youtube twitter iphone ipad android wi-fi wifi email e-mail app'.split(
    ' ',
  ),
);

/** Web addresses, mail addresses, handles and hashtags, which are always in Latin letters. */
const ADDRESS = /https?:\/\/\S+|www\.\S+|[\w.+-]+@[\w.-]+|[@#][A-Za-z]\w*|\b[\w-]+\.(?:com|in|org|net|gov|edu)\b\S*/giu;
const LATIN_WORD = /[A-Za-z\u00c0-\u024f][A-Za-z\u00c0-\u024f\d'’-]*/gu;

/**
 * Latin words in Gujarati text, mostly left over from agency copy in English or from a keyboard that was not switched. Text without any
 * Gujarati is not checked: it is deliberately in another language.
 */
export function strayLatin(text: string): Fault[] {
  if (!/[\u0a85-\u0ab9]/u.test(text)) return [];
  // Replaced by spaces of the same length, so that positions stay valid.
  const known = text.replace(ADDRESS, (address) => ' '.repeat(address.length));
  return Array.from(known.matchAll(LATIN_WORD), (match) => ({ at: match.index, text: match[0] })).filter(
    ({ text: word }) => !isPrintedInLatin(word),
  );
}

function isPrintedInLatin(word: string): boolean {
  const plain = word.replace(/['’-]+$/u, '');
  return PRINTED_IN_LATIN.has(plain.toLowerCase()) || /^[A-Z][A-Z\d]{0,5}(-\d+)?$/.test(plain) || plain.length === 1;
}
