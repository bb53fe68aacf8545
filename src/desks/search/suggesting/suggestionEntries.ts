import { readNamedTopics } from '../../../content/search/topicSearch.ts';
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
export type Typed = { keys: readonly string[]; sounds: readonly string[] };

/** A suggestion with the words by which it is found. */
export type SuggestionEntry = Suggestion & { key: string; words: readonly Typed[]; weight: number };

const MAX_TOPICS = 5_000;
const MAX_QUERIES = 2_000;
const POPULAR_DAYS = 30;

/** A sound without what spellings differ in: short vowels, nasals and h. */
export const plainSound = (key: string): string =>
  soundOf(key)
    .replace(/(?!^)[anh]/g, '')
    .replace(/(.)\1+/g, '$1');

function typedOf(word: string): Typed {
  const keys = [...new Set([wordKey(word), ...spellingsOf(word).same])].filter(Boolean);
  return { keys: keys.map(looseKey), sounds: [...new Set(keys.map(plainSound))] };
}

/** Everything that may be suggested now: topics that readers find stories in, and popular searches. */
export async function readSuggestionEntries(db: Database, now: Date): Promise<SuggestionEntry[]> {
  const [named, popular] = await Promise.all([
    readNamedTopics(db, MAX_TOPICS),
    readPopularSearches(db, { days: POPULAR_DAYS, most: MAX_QUERIES, now }),
  ]);
  return [
    ...named.map((topic) => ({
      text: topic.name,
      href: topic.href,
      detail: topic.kindName,
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
