import { and, desc, inArray, ne, or, sql } from 'drizzle-orm';
import { topicKindName } from '../../../content/search/topicSearch.ts';
import { topicAddress } from '../../../content/topics/queries.ts';
import { topics } from '../../../content/topics/tables.ts';
import { milliseconds } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { words } from '../../../platform/text/graphemes.ts';
import { soundOf } from '../../../platform/text/search/sound.ts';
import { spellingsOf } from '../../../platform/text/search/spellings/spellings.ts';
import { looseKey, wordKey } from '../../../platform/text/search/wordKey.ts';
import { queryKey } from '../counting/queryKey.ts';
import { readPopularSearches } from '../queries.ts';
import { searchAddress } from '../results/searchQuery.ts';

/** What is suggested: a text, where it leads, and what it is (`શહેર`; empty for a search). */
export type Suggestion = { text: string; href: string; detail: string };

/** A word as it may be typed: its keys in all spellings, and its sounds. */
type Typed = { keys: readonly string[]; sounds: readonly string[] };

/** A suggestion with the words by which it is found. */
export type SuggestionEntry = Suggestion & { key: string; words: readonly Typed[]; weight: number };

const MAX_TOPICS = 5_000;
const MAX_QUERIES = 2_000;
const POPULAR_DAYS = 30;
const MAX_SUGGESTED = 8;
const MAX_TOPICS_SUGGESTED = 4;

/** A sound without what spellings differ in: short vowels, nasals and h. */
const plainSound = (key: string): string =>
  soundOf(key)
    .replace(/(?!^)[anh]/g, '')
    .replace(/(.)\1+/g, '$1');

function typedOf(word: string): Typed {
  const keys = [...new Set([wordKey(word), ...spellingsOf(word).same])].filter(Boolean);
  return { keys: keys.map(looseKey), sounds: [...new Set(keys.map(plainSound))] };
}

/** Everything that may be suggested now: topics that readers find stories in, and popular searches. */
export async function readSuggestionEntries(db: Database, now: Date): Promise<SuggestionEntry[]> {
  const { id, kind, slug, name, nameEn, storyCount } = topics;
  const [named, popular] = await Promise.all([
    db
      .select({ id, kind, slug, name, nameEn, storyCount })
      .from(topics)
      .where(and(ne(kind, 'list'), or(sql`${storyCount} > 0`, inArray(kind, ['category', 'city']))))
      .orderBy(desc(storyCount), id)
      .limit(MAX_TOPICS),
    readPopularSearches(db, { days: POPULAR_DAYS, most: MAX_QUERIES, now }),
  ]);
  return [
    ...named.map((topic) => ({
      text: topic.name,
      href: topicAddress(topic),
      detail: topicKindName(topic.kind),
      key: queryKey(topic.name),
      words: words(`${topic.name} ${topic.nameEn}`).map(typedOf),
      weight: Math.log2(2 + topic.storyCount),
    })),
    ...popular.map(({ text, key, networks, searches }) => ({
      text,
      href: searchAddress({ q: text }),
      detail: '',
      key,
      words: words(text).map(typedOf),
      weight: 2 * Math.log2(2 + networks) + Math.log2(2 + searches),
    })),
  ];
}

const isWhole = (typed: Typed, key: string, sound: string): boolean =>
  typed.keys.includes(key) || (key.startsWith('.') && typed.sounds.includes(sound));

function begins({ keys, sounds }: Typed, key: string, sound: string): boolean {
  return keys.some((one) => one.startsWith(key)) || (key.startsWith('.') && sound !== '' && sounds.some((one) => one.startsWith(sound)));
}

/** How well an entry goes on from what was typed: all of its words are there, the last one as a beginning. 0 if it does not. */
function fitOf(entry: SuggestionEntry, typed: readonly { key: string; sound: string }[]): number {
  const last = typed.length - 1;
  const isThere = typed.every(({ key, sound }, at) =>
    entry.words.some((word) => (at === last ? begins(word, key, sound) : isWhole(word, key, sound))),
  );
  if (!isThere) return 0;
  const [first] = typed;
  const [start] = entry.words;
  const isAtStart = first !== undefined && start !== undefined && begins(start, first.key, first.sound);
  const isSpelled = typed.every(({ key }) => entry.words.some(({ keys }) => keys.some((one) => one.startsWith(key))));
  return 1 + (isAtStart ? 2 : 0) + (isSpelled ? 2 : 0);
}

/** What a reader may go on to type, the best first. */
export function suggest(entries: readonly SuggestionEntry[], text: string): Suggestion[] {
  const typed = words(text)
    .map(wordKey)
    .filter(Boolean)
    .map((key) => ({ key: looseKey(key), sound: plainSound(key) }));
  if (typed.length === 0) return [];
  const found = entries
    .map((entry) => ({ entry, fit: fitOf(entry, typed) }))
    .filter(({ fit }) => fit > 0)
    .sort((one, other) => other.fit - one.fit || other.entry.weight - one.entry.weight || (one.entry.key < other.entry.key ? -1 : 1));
  const seen = new Set<string>();
  const suggestions: Suggestion[] = [];
  let topicsTaken = 0;
  for (const { entry } of found) {
    const { text: name, href, detail, key } = entry;
    if (seen.has(key) || (detail !== '' && topicsTaken >= MAX_TOPICS_SUGGESTED)) continue;
    seen.add(key);
    if (detail !== '') topicsTaken++;
    suggestions.push({ text: name, href, detail });
    if (suggestions.length >= MAX_SUGGESTED) break;
  }
  return suggestions;
}

const FRESH_MS = milliseconds('1m');

/** Suggests from what is kept in memory, which is read again after a minute. */
export function openSuggestions(): (db: Database, text: string, now: Date) => Promise<Suggestion[]> {
  let kept: { at: number; entries: Promise<SuggestionEntry[]> } | undefined;
  return async (db, text, now) => {
    if (!kept || Math.abs(now.getTime() - kept.at) >= FRESH_MS) {
      const entries = readSuggestionEntries(db, now);
      const reading = { at: now.getTime(), entries };
      kept = reading;
      // A failed read is not kept.
      entries.catch(() => {
        if (kept === reading) kept = undefined;
      });
    }
    return suggest(await kept.entries, text);
  };
}
