import type { Language } from '../../../platform/text/language.ts';
import { articles } from '../tables.ts';

/**
 * The kind of a story in placements, by its edition: each edition has lists and tallies of its own, so that a list is read in one language
 * by the same index, and no list can mix them.
 */
const kindOf = { gu: 'article', en: 'english-article' } as const satisfies Record<Language, string>;

/** The kind in the lists of an edition. */
export const kindsOfEdition = (edition: Language): readonly string[] => [kindOf[edition]];
export const kindOfEdition = (edition: Language): string => kindOf[edition];

/** Articles as a kind of content: the kinds in placements, the cache tags of their lists and pages, and the name for editors. */
export const articleKinds: readonly string[] = Object.values(kindOf);
export const articleContent = {
  name: 'topic',
  subject: 'article',
  kinds: articleKinds,
  table: articles,
  called: { gu: 'સમાચાર', en: 'Story' },
};
