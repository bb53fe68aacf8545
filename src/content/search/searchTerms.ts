import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { onceAnAnswer } from '../../platform/reads/readOnce.ts';
import { isVoweled, mayBeWord, skeletonOf, soundDistance, soundOf } from '../../platform/text/search/sound.ts';
import { spellingsOf } from '../../platform/text/search/spellings/spellings.ts';
import { formsOf, stemsOf } from '../../platform/text/search/stem.ts';
import { looseKey, wordKey } from '../../platform/text/search/wordKey.ts';
import { searchWords } from './tables.ts';

/** A word of a search with the entries of the index that satisfy it: the word itself in all spellings, and what comes near it. */
export type SearchTerm = { word: string; exact: ReadonlySet<string>; near: ReadonlySet<string>; isCorrected: boolean };

type KnownWord = { word: string; sound: string; skeleton: string; loose: string };

/** Words of the index that one word of a search may stand for, at most. */
const MAX_SPELLINGS = 10;
/** Words of the index with the same consonants that are compared, at most. */
const MAX_COMPARED = 80;
/** A mistyped word is replaced by one that differs in about two letters, and in no more than a third of them. */
const MAX_CORRECTION = 2.2;
const MAX_CORRECTED_SHARE = 1 / 3;
/** Letters of the sound of a word that may be mistyped; fewer are like too many words. A Gujarati key is shorter, without the short a. */
const MIN_CORRECTED = 3;
const MIN_CORRECTED_LATIN = 4;

/**
 * What the words of a search stand for, by the words that the index has: one statement, and one more for words that it does not have; once
 * for a page that searches in several indexes.
 */
export const readTerms = onceAnAnswer(async (db: Database, ...words: string[]): Promise<SearchTerm[]> => {
  const asked = words.map((word, at) => ({ key: wordKey(word), ...spellingsOf(word), joined: joinedKeys(words, at), word }));
  const known = await readKnown(db, asked);
  const knownWords = new Set(known.map((one) => one.word));
  // A listed spelling has its Gujarati words beside it: wheat is not what sounds like it.
  const spelled = asked.map(({ key, same, joined, isListed, ...one }) => {
    const loose = looseKey(key);
    const together = joined.flatMap((pair) => [...(knownWords.has(pair) ? [pair] : []), ...soundingLike(pair, known)]);
    const alike = known.filter((row) => row.loose === loose).map((row) => row.word);
    return { ...one, key, exact: new Set([...same, ...(isListed ? [] : soundingLike(key, known)), ...alike, ...together]) };
  });
  const isKnown = (key: string) => formsOf(key).some((one) => knownWords.has(one));
  const corrections = await readCorrections(
    db,
    spelled.filter(({ exact, synonyms }) => ![...exact, ...synonyms].some(isKnown)).map(({ key }) => key),
  );
  return spelled.map(({ word, key, exact, synonyms }) => {
    const corrected = corrections.get(key) ?? [];
    const near = [...[...exact].flatMap(stemEntries), ...[...synonyms, ...corrected].flatMap((one) => [one, ...stemEntries(one)])];
    return { word, exact, near: new Set(near.filter((one) => !exact.has(one))), isCorrected: corrected.length > 0 };
  });
});

/** A word and the next, or the one before it, written as one: gandhi nagar. */
function joinedKeys(words: readonly string[], at: number): string[] {
  const pairs = [words.slice(at - 1, at + 1), words.slice(at, at + 2)].filter((pair) => pair.length === 2);
  return pairs.map((pair) => wordKey(pair.join('')));
}

/** The entries of words with the same stem: the stem as a word, and as the stem of others. */
const stemEntries = (key: string): string[] => {
  const stems = stemsOf(key);
  return [`~${key}`, ...stems, ...stems.map((stem) => `~${stem}`)];
};

type Asked = { key: string; same: ReadonlySet<string>; synonyms: ReadonlySet<string>; joined: readonly string[] };

/** The words of the index that the keys may stand for: the same ones, those without a nasal sign, those with the same consonants. */
async function readKnown(db: Database, asked: readonly Asked[]): Promise<KnownWord[]> {
  const typed = [...new Set(asked.flatMap(({ key, joined }) => [key, ...joined]))];
  const wanted = new Set([...typed, ...asked.flatMap(({ same, synonyms }) => [...same, ...synonyms])].flatMap(formsOf));
  const latin = typed.filter((key) => key.startsWith('.')).map(soundOf);
  const { rows } = await db.execute<KnownWord>(sql`
    select word, sound, skeleton, loose from ${searchWords} where word = any(${sql.param([...wanted])}::text[])
    union
    select word, sound, skeleton, loose from ${searchWords} where loose = any(${sql.param(typed.map(looseKey))}::text[])
    union
    select near.word, near.sound, near.skeleton, near.loose
    from unnest(${sql.param(latin.map(skeletonOf))}::text[], ${sql.param(latin)}::text[]) as asked (skeleton, sound)
    cross join lateral (
      select word, sound, skeleton, loose from ${searchWords} as words where words.skeleton = asked.skeleton
      order by words.sound <-> asked.sound, word limit ${MAX_COMPARED}
    ) as near`);
  return rows;
}

/** How far a word may be from what it sounds like: in a long word a vowel tells less; in one without vowels only short a's are left out. */
function mostApart(key: string, sound: string): number {
  if (!isVoweled(key)) return 0.4;
  if (sound.length <= 2) return 0.2;
  return sound.length <= 3 ? 0.5 : sound.length <= 5 ? 0.9 : 1.3;
}

/** Words of the index that a word in Latin letters sounds like, the nearest first. */
function soundingLike(key: string, known: readonly KnownWord[]): string[] {
  if (!key.startsWith('.') || !mayBeWord(key)) return [];
  const sound = soundOf(key);
  const skeleton = skeletonOf(sound);
  const most = mostApart(key, sound);
  return known
    .filter((one) => one.skeleton === skeleton && one.word !== key && one.sound.length > 1)
    .map((one) => ({ word: one.word, distance: soundDistance(sound, one.sound) }))
    .filter(({ distance }) => distance <= most)
    .sort((one, other) => one.distance - other.distance || (one.word < other.word ? -1 : 1))
    .slice(0, MAX_SPELLINGS)
    .map(({ word }) => word);
}

function isCorrectable(key: string, sound: string): boolean {
  if (/^\d/.test(key)) return false;
  return key.startsWith('.') ? sound.length >= MIN_CORRECTED_LATIN && isVoweled(key) && mayBeWord(key) : sound.length >= MIN_CORRECTED;
}

/**
 * Words of the index for words that it does not have: those that begin so, and those that are spelled nearly so. None for a word of which
 * the index has an inflection only, by whose stem it is found.
 */
async function readCorrections(db: Database, keys: readonly string[]): Promise<Map<string, string[]>> {
  const asked = keys.map((key) => ({ key, sound: soundOf(key) })).filter(({ key, sound }) => isCorrectable(key, sound));
  if (asked.length === 0) return new Map();
  const { rows } = await db.execute<{ key: string; word: string; sound: string }>(sql`
    select asked.key, near.word, near.sound
    from unnest(${sql.param(asked.map(({ key }) => key))}::text[], ${sql.param(asked.map(({ sound }) => sound))}::text[]) as asked (key, sound)
    cross join lateral (
      (select word, sound from ${searchWords} as words where words.sound % asked.sound order by words.sound <-> asked.sound, word limit 40)
      union
      (select word, sound from ${searchWords} as words where words.sound like asked.sound || '%' order by length(words.sound), word limit 10)
    ) as near`);
  return new Map(
    asked.map(({ key, sound }) => {
      const forms = new Set(formsOf(key));
      const compared = rows.filter((row) => row.key === key);
      if (compared.some(({ word }) => word.startsWith(key) && formsOf(word).some((form) => forms.has(form)))) return [key, []];
      const near = compared
        .map((row) => ({ word: row.word, distance: row.sound.startsWith(sound) ? 0.5 : soundDistance(sound, row.sound) }))
        .filter(({ distance }) => distance <= Math.min(MAX_CORRECTION, sound.length * MAX_CORRECTED_SHARE))
        .sort((one, other) => one.distance - other.distance || (one.word < other.word ? -1 : 1));
      const best = near[0]?.distance ?? 0;
      return [
        key,
        near
          .filter(({ distance }) => distance <= best + 0.5)
          .slice(0, MAX_SPELLINGS)
          .map(({ word }) => word),
      ];
    }),
  );
}
