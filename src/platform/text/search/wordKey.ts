/** Gujarati letters and vowel signs, each with one ASCII character for it; long and short i and u have the same. */
const PAIRS =
  'અa આA ઇi ઈi ઉu ઊu ઋf એe ઍe ઐE ઓo ઑo ઔO ાA િi ીi ુu ૂu ૃf ેe ૅe ૈE ોo ૉo ૌO ' +
  'કk ખK ગg ઘG ઙN ચc છC જj ઝJ ઞY ટw ઠW ડq ઢQ ણR તt થT દd ધD નn પp ફP બb ભB મm યy રr લl ળL વv શS ષz સs હh ' +
  'ંM ઁM ઃH ૦0 ૧1 ૨2 ૩3 ૪4 ૫5 ૬6 ૭7 ૮8 ૯9';
const LETTERS: ReadonlyMap<string, string> = new Map(PAIRS.split(' ').map((pair) => [pair.slice(0, 1), pair.slice(1)]));

const GUJARATI = /\p{Script=Gujarati}/u;
/** A nasal letter joined to the next consonant, which may as well be written with the sign ં: ગાન્ધી, ગાંધી. */
const HALF_NASAL = /[નમણઙઞ]\u0acd(?=[કખગઘચછજઝટઠડઢતથદધપફબભસશવ])/gu;
/** ં at the end of a word is often left out: ઘઉં, ઘઉ. */
const LAST_NASAL = /[ંઁ]$/u;
const MARKS = /\p{M}/gu;

/** Longest key, in characters; longer words are found by their beginning. */
const MAX_KEY = 60;

/** Whether a word has Gujarati letters. */
export const isGujarati = (word: string): boolean => GUJARATI.test(word);

/**
 * The key of a word in the index, in ASCII: Gujarati by letter (વરસાદ is `vrsAd`), the same for variant spellings (long and short i and u,
 * ં and half nasals, joiners); other scripts in small letters without accents, after a full stop (`.bank`), so that the two never meet.
 * Digits of both scripts are the same. Empty if no letter or digit is left.
 */
export function wordKey(word: string): string {
  if (!GUJARATI.test(word)) return otherKey(word);
  const spelled = word.normalize('NFC').replace(HALF_NASAL, 'ં').replace(LAST_NASAL, '');
  let key = '';
  for (const letter of spelled) {
    key += LETTERS.get(letter) ?? (/[a-z0-9]/i.test(letter) ? letter.toLowerCase() : '');
    if (key.length >= MAX_KEY) break;
  }
  return key;
}

function otherKey(word: string): string {
  const plain = word
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  if (/^\d+$/.test(plain)) return plain.slice(0, MAX_KEY);
  const letters = /^[a-z0-9]*$/.test(plain) ? plain : encodeURIComponent(plain.toWellFormed()).replace(/%/g, '').toLowerCase();
  return letters === '' ? '' : `.${letters.slice(0, MAX_KEY)}`;
}

/** The key without nasal signs, which writers leave out: ગાધીનગર is found as ગાંધીનગર. */
export const looseKey = (key: string): string => key.replace(/M/g, '');
