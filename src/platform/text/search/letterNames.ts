import { CASES } from './stem.ts';
import { wordKey } from './wordKey.ts';

/** The Gujarati names of Latin letters, by which abbreviations are written: evm is ઇવીએમ. */
const NAMES = new Map(
  'aએ bબી cસી dડી eઇ fએફ gજી hએચ iઆઈ jજે kકે lએલ mએમ nએન oઓ pપી qક્યુ rઆર sએસ tટી uયુ vવી wડબલ્યુ xએક્સ yવાય zઝેડ'
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(1)]),
);
const KEYS = new Set([...NAMES.values()].map(wordKey));
/** Names of letters that are words as well: he, that, who, oh. */
const WORDS_AS_WELL = new Set(['એ', 'કે', 'જે', 'ઓ'].map(wordKey));

/** The case endings, with that of who does something (એ). */
const ENDINGS = [...CASES, wordKey('એ')];

/** A word in small Latin letters spelled by their Gujarati names. */
export const spelledByLetters = (word: string): string => [...word].map((letter) => NAMES.get(letter) ?? '').join('');

/** Whether a word is one Latin letter, or the name of one. */
export const isLetter = (word: string): boolean => /^[a-z]$/i.test(word) || KEYS.has(wordKey(word));

/** Whether a word is the name of a Latin letter and nothing else; a Latin letter that stands alone may be anything. */
export const isNothingButLetter = (word: string): boolean => KEYS.has(wordKey(word)) && !WORDS_AS_WELL.has(wordKey(word));

/** Whether a word is the name of a letter with a case ending, or the ending alone, which follows a full stop: એસ.ટીની, એસ.ટી.માં. */
export function isLetterInCase(word: string): boolean {
  const key = wordKey(word);
  return ENDINGS.some((ending) => key === ending || (key.endsWith(ending) && KEYS.has(key.slice(0, -ending.length))));
}
