/** A place in a text that a proofreader would mark: where it begins (in UTF-16 units) and what stands there. */
export type Fault = { at: number; text: string };

const CONSONANT = '[\\u0a95-\\u0ab9]\\u0abc?';
const VOWEL_SIGN = '[\\u0abe-\\u0acc\\u0ae2\\u0ae3]';

/**
 * Signs that cannot stand as they do: two vowel signs on one letter, a vowel sign after a virama or on a letter that is a vowel
 * already, an anusvara, candrabindu, visarga or virama twice, a virama after a vowel, a sign before its vowel sign, and a sign
 * that no letter carries.
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

/** The letter before a fault belongs to what is shown of it. */
const FAULTS = new RegExp(`(?:${CONSONANT})?(?:${IMPOSSIBLE})`, 'gu');

/** Every place where signs are doubled or stand in an order that no reader of Gujarati can read. */
export function doubledSigns(text: string): Fault[] {
  return Array.from(text.matchAll(FAULTS), (match) => ({ at: match.index, text: match[0] }));
}

/**
 * What Gujarati papers print in Latin letters: units, abbreviations that are read out as letters, names that are written so. Words
 * all in capitals of up to six letters (BJP, GST, ISRO) pass without being listed.
 */
const PRINTED_IN_LATIN = new Set(
  'km cm mm kg mg gm ml mbps gbps kbps kb mb gb tb hz khz mhz ghz kw mw gw kwh mah vs pm am google whatsapp facebook instagram youtube twitter iphone ipad android wi-fi wifi email e-mail app'.split(
    ' ',
  ),
);

/** Addresses, mail addresses, handles and hashtags are written in Latin letters everywhere. */
const ADDRESS = /https?:\/\/\S+|www\.\S+|[\w.+-]+@[\w.-]+|[@#][A-Za-z]\w*|\b[\w-]+\.(?:com|in|org|net|gov|edu)\b\S*/giu;
const LATIN_WORD = /[A-Za-z\u00c0-\u024f][A-Za-z\u00c0-\u024f\d'’-]*/gu;

/**
 * Latin words inside Gujarati text, which are mostly left over from an agency's English copy or a keyboard that was not switched.
 * Text with no Gujarati in it is not looked at: it is in another language on purpose.
 */
export function strayLatin(text: string): Fault[] {
  if (!/[\u0a85-\u0ab9]/u.test(text)) return [];
  // As long as it was, so that places stay true.
  const known = text.replace(ADDRESS, (address) => ' '.repeat(address.length));
  return Array.from(known.matchAll(LATIN_WORD), (match) => ({ at: match.index, text: match[0] })).filter(
    ({ text: word }) => !isPrintedInLatin(word),
  );
}

function isPrintedInLatin(word: string): boolean {
  const plain = word.replace(/['’-]+$/u, '');
  return PRINTED_IN_LATIN.has(plain.toLowerCase()) || /^[A-Z][A-Z\d]{0,5}(-\d+)?$/.test(plain) || plain.length === 1;
}
