import { entriesOf } from '../../platform/text/search/searchKeys.ts';
import type { SearchTerm } from './searchTerms.ts';

/** A text in parts, those that a search has found marked. */
export type MarkedText = readonly { text: string; isMarked: boolean }[];

const WORDS = /[\p{L}\p{N}\p{M}\u200c\u200d]+/gu;

/** Marks the words of a text that a search has found, whole words with all their signs. */
export function markWords(text: string, terms: readonly Pick<SearchTerm, 'exact' | 'near'>[]): MarkedText {
  const isFound = (word: string) => {
    const { key, stems } = entriesOf(word);
    return terms.some(({ exact, near }) => [key, ...stems].some((entry) => exact.has(entry) || near.has(entry)));
  };
  const parts: { text: string; isMarked: boolean }[] = [];
  let end = 0;
  for (const match of text.matchAll(WORDS)) {
    if (!isFound(match[0])) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index), isMarked: false });
    parts.push({ text: match[0], isMarked: true });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMarked: false });
  return parts;
}
