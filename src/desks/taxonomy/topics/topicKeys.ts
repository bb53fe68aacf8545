import { searchKeysOf } from '../../../platform/text/foldedSearch.ts';
import { foldedKeys } from '../../../platform/text/folding.ts';

/** The folded words of a topic's names as a tsvector literal: `'amdvd' 'amdbd'`. */
export const topicKeys = ({ name, nameEn, slug }: { name: string; nameEn: string; slug: string }): string =>
  searchKeysOf([name, nameEn, slug.replaceAll('-', ' ')]);

/** A tsquery for topics with all words of a text, the last one as a prefix; undefined if no word is left. */
export function topicQuery(text: string): string | undefined {
  const keys = foldedKeys(text);
  if (keys.length === 0) return undefined;
  return keys.map((key, at) => (at === keys.length - 1 ? `'${key}':*` : `'${key}'`)).join(' & ');
}
