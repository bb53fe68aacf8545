import type { Database } from '../../platform/database.ts';
import { parseSearch } from '../../platform/text/search/parseSearch.ts';
import { wordKey } from '../../platform/text/search/wordKey.ts';
import type { SearchKind } from '../../site/searchKind.ts';
import { type Found, findNewest, findShortest, yearsOfDocuments } from './findDocuments.ts';
import { anyOf, rankDocuments } from './rankDocuments.ts';
import { readTerms, type SearchTerm } from './searchTerms.ts';
import { kindEntry, topicEntry } from './writeSearch.ts';

/** Maximum number of results. Counting further would read every document with a common word. */
const MAX_RESULTS = 200;
/** Documents with the words in their heads, and those that do not get old, that are ranked beside the newest with the words anywhere. */
const MAX_HEADS = 100;
const MAX_TIMELESS = 40;

/** What a search is narrowed to: kinds, groups of topics (no tags) of each of which one must be there, and a first moment. */
export type SearchFilter = { kinds?: readonly string[]; topics?: readonly (readonly number[])[]; since?: Date | undefined };

export type Search = {
  /** The best results first, at most 200. */
  found: Found[];
  /** Whether there are more. */
  isCapped: boolean;
  /** No item has all the words; these have some of them. */
  isPartial: boolean;
  /** A word is in no item; these have words that are spelled nearly so. */
  isApproximate: boolean;
  /** What each word stands for, to mark it in the results. */
  terms: SearchTerm[];
};

const NOTHING: Search = { found: [], isCapped: false, isPartial: false, isApproximate: false, terms: [] };

/**
 * Items with all words of a text, in any spelling, inflection and script, the best first; with phrases in quotes. If nothing has all the
 * words, items with some of them in their heads.
 */
export async function search(db: Database, kinds: readonly SearchKind[], text: string, filter: SearchFilter, now: Date): Promise<Search> {
  const parsed = parseSearch(text);
  if (parsed.words.length === 0) return NOTHING;
  const terms = await readTerms(db, ...parsed.words);
  const byWord = new Map(terms.map((term) => [term.word, term]));
  const phrases = parsed.phrases.map(
    (phrase) => `(${phrase.map((word) => anyOf(byWord.get(word)?.exact ?? [wordKey(word)])).join(' <-> ')})`,
  );
  const facts = [
    ...(filter.kinds ? [anyOf(filter.kinds.map(kindEntry))] : []),
    ...(filter.topics ?? []).map((ids) => anyOf(ids.map(topicEntry))),
  ];
  const each = terms.map(({ exact, near }) => anyOf([...exact, ...near]));
  const all = [...each, ...phrases, ...facts].join(' & ');
  const inTitle = terms.map(({ exact, near }) => anyOf([...exact, ...near], ':A'));
  const timeless = kinds
    .filter((kind) => kind.isTimeless && (filter.kinds?.includes(kind.kind) ?? true))
    .map(({ kind }) => kindEntry(kind));
  const { since } = filter;
  let years: ReturnType<typeof yearsOfDocuments> | undefined;
  const readYears = () => {
    years ??= yearsOfDocuments(db);
    return years;
  };
  const [anywhere, heads, lasting] = await Promise.all([
    findNewest(db, { column: 'keys', query: all, since }, MAX_RESULTS + 1, readYears),
    findNewest(db, { column: 'head', query: all, since }, MAX_HEADS, readYears),
    timeless.length === 0 || since ? [] : findShortest(db, `${all} & ${anyOf(timeless)}`, inTitle, MAX_TIMELESS),
  ]);
  const matching = distinct([...anywhere, ...heads, ...lasting]);
  const isPartial = matching.length === 0 && terms.length > 1 && phrases.length === 0;
  const found = isPartial
    ? await findNewest(db, { column: 'head', query: [`(${each.join(' | ')})`, ...facts].join(' & '), since }, MAX_HEADS, readYears)
    : matching;
  const ranked = await rankDocuments(db, found, terms, kinds, now);
  const hasFound = ranked.length > 0;
  return {
    found: ranked.slice(0, MAX_RESULTS),
    isCapped: anywhere.length > MAX_RESULTS,
    isPartial: isPartial && hasFound,
    isApproximate: hasFound && terms.some(({ isCorrected }) => isCorrected),
    terms,
  };
}

const distinct = (found: readonly Found[]): Found[] => [...new Map(found.map((one) => [`${one.kind}:${one.id}`, one])).values()];
