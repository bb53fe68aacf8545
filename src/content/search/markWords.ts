import { entriesOf } from '../../platform/text/search/searchKeys.ts';
import { tokensOf } from '../../platform/text/search/tokensOf.ts';
import type { SearchTerm } from './searchTerms.ts';

/** A text in parts, those that a search has found marked. */
export type MarkedText = readonly { text: string; isMarked: boolean }[];

/** Marks the words of a text that a search has found, whole words with all their signs. */
export function markWords(text: string, terms: readonly Pick<SearchTerm, 'exact' | 'near'>[]): MarkedText {
  const isFound = (word: string) => {
    const { key, stems } = entriesOf(word);
    return terms.some(({ exact, near }) => [key, ...stems].some((entry) => exact.has(entry) || near.has(entry)));
  };
  const found = tokensOf(text).flatMap((token) => (isFound(token.text) ? [token] : token.words.filter((word) => isFound(word.text))));
  const parts: { text: string; isMarked: boolean }[] = [];
  let end = 0;
  for (const word of found) {
    if (word.index > end) parts.push({ text: text.slice(end, word.index), isMarked: false });
    parts.push({ text: word.text, isMarked: true });
    end = word.index + word.text.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMarked: false });
  return parts;
}
