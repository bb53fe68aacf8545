import { spelledByLetters } from '../letterNames.ts';
import { skeletonOf, soundDistance, soundOf } from '../sound.ts';
import { isGujarati, wordKey } from '../wordKey.ts';
import { LOAN_WORDS } from './loanWords.ts';
import { PLACES } from './places.ts';
import { SYNONYMS } from './synonyms.ts';

/** Keys of other words that mean a word: other spellings of it, and its synonyms; and whether its own spelling is listed. */
export type Spellings = { same: ReadonlySet<string>; synonyms: ReadonlySet<string>; isListed: boolean };

const linesOf = (list: string): string[][] =>
  list
    .trim()
    .split('\n')
    .map((line) => line.split(' ').map(wordKey));

const groupsByKey = (lines: readonly string[][]): Map<string, string[][]> => {
  const groups = new Map<string, string[][]>();
  for (const line of lines) for (const key of line) groups.set(key, [...(groups.get(key) ?? []), line]);
  return groups;
};

const same = groupsByKey([...linesOf(PLACES), ...linesOf(LOAN_WORDS)]);
const alike = groupsByKey(linesOf(SYNONYMS));

/** Latin spellings by the consonants of their sound, for those that are mistyped: ahemdabd, vadodra. */
const latinBySkeleton = Map.groupBy(
  [...same.keys(), ...alike.keys()].filter((key) => key.startsWith('.') && key.length > 5),
  (key) => skeletonOf(soundOf(key)),
);
/**
 * A mistyped spelling differs by vowels only: by few if it has three consonants, so that varas (વરસ) is not taken for barish. With two it
 * may be any word: salah is સલાહ, not shala.
 */
const maxMistyped = (skeleton: string): number => (skeleton.length > 3 ? 0.7 : skeleton.length === 3 ? 0.35 : 0);

const MAX_ABBREVIATION = 5;

/** What the dictionaries know of a word: its keys in other spellings and scripts, the word itself included, and its synonyms. */
export function spellingsOf(word: string): Spellings {
  const key = wordKey(word);
  const near = same.has(key) || alike.has(key) ? [key] : [key, ...mistypedOf(key)];
  const spelled = new Set([...near, ...near.flatMap((one) => same.get(one)?.flat() ?? [])]);
  const abbreviation = abbreviationOf(word);
  if (abbreviation !== undefined) spelled.add(abbreviation);
  const synonyms = [...spelled].flatMap((one) => alike.get(one)?.flat() ?? []);
  return { same: spelled, synonyms: new Set(synonyms.filter((one) => !spelled.has(one))), isListed: same.has(key) };
}

function mistypedOf(key: string): string[] {
  if (!key.startsWith('.') || key.length <= 5) return [];
  const sound = soundOf(key);
  const skeleton = skeletonOf(sound);
  return (latinBySkeleton.get(skeleton) ?? []).filter((known) => soundDistance(soundOf(known), sound) <= maxMistyped(skeleton));
}

/** The key of an abbreviation as Gujarati spells it; undefined for words that can be none. */
function abbreviationOf(word: string): string | undefined {
  if (isGujarati(word) || !/^[a-z]+$/i.test(word) || word.length < 2 || word.length > MAX_ABBREVIATION) return undefined;
  return wordKey(spelledByLetters(word.toLowerCase()));
}
