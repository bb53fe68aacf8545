import { searchPositionsOf, type WeightedText } from '../../../platform/text/foldedSearch.ts';

/** The search key for the year of a story (UTC): `@2026`. No word folds to it. */
export const yearKey = (year: number): string => `@${year}`;

/** A story's folded words and its year as a tsvector literal: `'@2026' 'vrsd':3A 'gujrt':4A`. */
export const storyKeys = (publishedAt: Date, texts: readonly WeightedText[]): string =>
  `'${yearKey(publishedAt.getUTCFullYear())}' ${searchPositionsOf(texts)}`;
