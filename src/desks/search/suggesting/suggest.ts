import { words } from '../../../platform/text/graphemes.ts';
import { looseKey, wordKey } from '../../../platform/text/search/wordKey.ts';
import { plainSound, type Suggestion, type SuggestionEntry, type Typed } from './suggestionEntries.ts';

const MAX_SUGGESTED = 8;
const MAX_TOPICS_SUGGESTED = 4;

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
