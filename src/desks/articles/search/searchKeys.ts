import { searchPositionsOf, type WeightedText } from '../../../platform/text/foldedSearch.ts';

/** The key that every story of a year has (UTC): `@2026`. No word folds to it. */
export const yearKey = (year: number): string => `@${year}`;

/** A story's folded words and its year in the form of a tsvector literal: `'@2026' 'vrsd':3A 'gujrt':4A`. */
export const storyKeys = (publishedAt: Date, texts: readonly WeightedText[]): string =>
  `'${yearKey(publishedAt.getUTCFullYear())}' ${searchPositionsOf(texts)}`;
