import { tokensOf } from './tokensOf.ts';
import { wordKey } from './wordKey.ts';

/** What a reader has typed: the words to find, and those that must stand together in this order. */
export type ParsedSearch = { words: string[]; phrases: string[][] };

/** Longer searches are cut; nobody types them. */
const MAX_WORDS = 8;

/**
 * Words that nearly every text has, and those of a question (today's price, how many votes), in both scripts; they count only if there are no
 * others.
 */
const COMMON = new Set(
  (
    'નો ની નું ના ને માં થી છે છો હતો હતી હતું હતા અને તથા કે આ એ તે જે પર માટે સાથે વિશે શું કેમ વિ ' +
    'આજ આજે આજનો આજની આજનું આજના આજનાં કેટલો કેટલી કેટલું કેટલા કેટલાં ક્યારે ' +
    'aaj aaje aajno aajni aajnu aajna ketlo ketli ketlu ketla kyare today todays ' +
    'no ni nu na ne ma maan thi che chhe ane ke aa par mate sathe vishe shu the of in on at to for and a an is vs'
  )
    .split(' ')
    .map(wordKey),
);

const QUOTED = /["“”„«]([^"“”„«»]+)["“”»]/gu;

/** The words and phrases of a search; an abbreviation is one word. A quoted phrase's words are among the words. */
export function parseSearch(text: string): ParsedSearch {
  const phrases = [...text.matchAll(QUOTED)].map((match) => wordsOf(match[1] ?? '')).filter((phrase) => phrase.length > 1);
  const all = [...new Map(wordsOf(text).map((word) => [wordKey(word), word])).values()];
  const telling = all.filter((word) => !COMMON.has(wordKey(word)));
  return { words: (telling.length > 0 ? telling : all).slice(0, MAX_WORDS), phrases: phrases.map((phrase) => phrase.slice(0, MAX_WORDS)) };
}

const wordsOf = (text: string): string[] => tokensOf(text).flatMap((token) => (wordKey(token.text) === '' ? [] : [token.text]));
