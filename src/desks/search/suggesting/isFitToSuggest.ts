import { graphemes, words } from '../../../platform/text/graphemes.ts';
import { soundOf } from '../../../platform/text/search/sound.ts';
import { wordKey } from '../../../platform/text/search/wordKey.ts';

const MIN_LETTERS = 2;
const MAX_LETTERS = 40;
const MAX_WORDS = 5;

/** Anything that is no word: addresses, mail addresses, code. */
const FOREIGN = /[^\p{L}\p{M}\p{N}\s.'’-]|\.\S/u;
/** Telephone numbers, card numbers, passwords. */
const LONG_NUMBER = /\p{N}{5,}|\p{N}[\s.-]*(?:\p{N}[\s.-]*){6,}/u;
const REPEATED = /(.)\1{3,}/u;
/** Latin words without a vowel that are no abbreviation: xqzvw. */
const UNPRONOUNCEABLE = /^[^aeiouy\P{Script=Latin}]{5,}$/iu;

/** Abusive and obscene words, which are not suggested whoever searches them; in both scripts, with the spellings that sound alike. */
const ABUSIVE = (
  'sex sexy porn porno xxx nude naked fuck fucker fucking bitch bastard asshole cunt dick slut whore pussy boobs milf xnxx xvideos ' +
  'randi raand bhenchod behenchod benchod bhosdike bhosdina bhosad madarchod chutiya chutiyo choot lund loda lodu lavda lavdo gaand gaandu ' +
  'gandu harami haramkhor kutriya saala suvar bhadvo hijdo ' +
  'સેક્સ સેક્સી પોર્ન નગ્ન રંડી રાંડ ભોસડી ભોસડીના ભોસડીકે ભેનચોદ બહેનચોદ માદરચોદ ચુતિયા ચુતિયો લંડ લોડો લોડા લવડો ગાંડ ગાંડુ ગાંડિયો ' +
  'હરામી હરામખોર કૂતરીના ભડવો હીજડો'
).split(' ');
const abusiveKeys = new Set(ABUSIVE.map(wordKey));
const abusiveSounds = new Set(
  ABUSIVE.map(wordKey)
    .filter((key) => key.startsWith('.'))
    .map(soundOf),
);

const isAbusive = (word: string): boolean => {
  const key = wordKey(word);
  return abusiveKeys.has(key) || (key.startsWith('.') && abusiveSounds.has(soundOf(key)));
};

/** Whether a search may be suggested to others: words as readers use them, without numbers of people, addresses, junk or abuse. */
export function isFitToSuggest(text: string): boolean {
  const letters = graphemes(text).length;
  const all = words(text);
  return (
    letters >= MIN_LETTERS &&
    letters <= MAX_LETTERS &&
    all.length <= MAX_WORDS &&
    all.some((word) => /\p{L}/u.test(word)) &&
    !FOREIGN.test(text) &&
    !LONG_NUMBER.test(text) &&
    !REPEATED.test(text) &&
    !all.some((word) => UNPRONOUNCEABLE.test(word) || isAbusive(word))
  );
}
