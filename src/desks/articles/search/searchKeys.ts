import { searchKeysOf, searchPositionsOf, type WeightedText } from '../../../platform/text/foldedSearch.ts';

/** The key that every story of a year has (UTC): `@2026`. No word folds to it. */
export const yearKey = (year: number): string => `@${year}`;

/** A story's folded words and its year in the form of a tsvector literal: `'@2026' 'vrsd':3A 'gujrt':4A`. */
export const storyKeys = (publishedAt: Date, texts: readonly WeightedText[]): string =>
  `'${yearKey(publishedAt.getUTCFullYear())}' ${searchPositionsOf(texts)}`;

/** The folded words of a headline alone, each once: a tsvector literal without places. */
export const headlineKeys = (headline: string): string => searchKeysOf([headline]);

/** A tsquery literal that finds stories with all of the keys, the last one by its beginning; empty when there are none. */
export function keysQuery(keys: readonly string[]): string {
  return keys.map((key, at) => (at === keys.length - 1 ? `'${key}':*` : `'${key}'`)).join(' & ');
}
