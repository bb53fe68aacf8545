import { wordKey } from './wordKey.ts';

const keysOf = (words: string): string[] => words.split(' ').map(wordKey);

/** The keys of case endings, which Gujarati writes with the word. Longest first. */
export const CASES = keysOf('માંથી માંનો માંની માંનું માંના માંય માં થી નો ની નું ના ને');
/** Case endings that may as well be the last letter of a word with the ending of number or gender: દુકાન-ો, ગુજરાત-નો. */
const DOUBTFUL = new Set(keysOf('નો ની નું ના ને'));

/** Words that end as if they had a case ending, or whose last letters are no ending. */
const WHOLE_WORDS = keysOf(
  'યોજના ઘટના સેના સૂચના રચના ભાવના સંભાવના સ્થાપના કલ્પના પ્રાર્થના કોરોના પટના દુર્ઘટના સાધના વેદના ચેતના તુલના ગણના મહિનો ખજાનો જમાનો ' +
    'કારખાનું દવાખાનું સોનું પોતાનું નાનું જૂનું થાણું પાની જવાની રાજધાની કહાની નુકસાની કંપની પત્ની જ્ઞાની હાથી સાથી મેથી વિદ્યાર્થી ' +
    'વીમા સીમા આત્મા મહાત્મા પરમાત્મા સિનેમા ડ્રામા ચશ્મા પ્રતિમા ગરિમા મહિમા પૂર્ણિમા ચંદ્રમા ક્ષમા જામા ધારાસભા ઉના બરવાળા હરિયાણા',
);

/** Those words without their last vowel of number and gender, which their inflections begin with. */
const WHOLE_STEMS = new Set(WHOLE_WORDS.map((key) => key.replace(/[Aou]$/, '')));
const MAX_WHOLE_LENGTH = Math.max(...[...WHOLE_STEMS].map((key) => key.length));

/** A stem keeps at least two letters that are no vowel signs. */
const isLongEnough = (stem: string): boolean => (stem.match(/[^AiueEoOfMH]/g)?.length ?? 0) >= 2;

/**
 * The stems of a word's key, without the key itself: અમદાવાદમાં has that of અમદાવાદ, ખેડૂતોને that of ખેડૂત. Light: one
 * case ending, and the vowel of number and gender before it; the i of ગુજરાતી stays. Two stems where the last letter
 * may belong to the word or to the ending (દુકાનો, ગુજરાતનો). English words lose the s of the plural.
 */
export function stemsOf(key: string): string[] {
  if (/^\d/.test(key)) return [];
  const stems = key.startsWith('.') ? [latinStem(key)] : gujaratiStems(key);
  return [...new Set(stems)].filter((stem) => stem !== key);
}

function gujaratiStems(key: string): string[] {
  const whole = wholeStem(key);
  if (whole !== undefined) return [whole];
  const ending = CASES.find((one) => key.endsWith(one) && isLongEnough(key.slice(0, -one.length)));
  if (ending === undefined) return [withoutVowel(key)];
  const stem = withoutVowel(key.slice(0, -ending.length)).replace(/M$/, '');
  return DOUBTFUL.has(ending) ? [stem, withoutVowel(key)] : [stem];
}

/** Without the ending of number and gender: ખેડૂતો, છોકરાઓ, ચૂંટણીઓ. */
function withoutVowel(key: string): string {
  const single = /[AiueEoO]o$/.test(key) && isLongEnough(key.slice(0, -1)) ? key.slice(0, -1) : key;
  const bare = single.replace(/[Aoue]$/, '');
  return bare !== single && isLongEnough(bare) ? bare.replace(/M$/, '') : single;
}

/** The stem of a word that begins with a whole word and goes on with nothing but endings: યોજનાઓમાં. */
function wholeStem(key: string): string | undefined {
  for (let length = Math.min(key.length, MAX_WHOLE_LENGTH); length >= 3; length--) {
    const begins = key.slice(0, length);
    if (!WHOLE_STEMS.has(begins)) continue;
    const rest = key
      .slice(length)
      .replace(/^[Aoue]/, '')
      .replace(/^o/, '');
    if (rest === '' || CASES.includes(rest)) return begins;
  }
  return undefined;
}

function latinStem(key: string): string {
  if (key.length > 5 && /(ss|sh|ch|x)es$/.test(key)) return key.slice(0, -2);
  if (key.length > 5 && key.endsWith('ies')) return `${key.slice(0, -3)}y`;
  return key.length > 4 && /[^su]s$/.test(key) ? key.slice(0, -1) : key;
}

/** A word's key and its stems: two words with one of them in common are inflections of each other. */
export const formsOf = (key: string): string[] => [key, ...stemsOf(key)];
