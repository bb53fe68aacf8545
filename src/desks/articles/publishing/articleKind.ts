import { storyKinds } from '../../../content/topics/storyKinds.ts';
import type { Language } from '../../../platform/text/language.ts';
import { articles } from '../tables.ts';

/** The kind in the lists of an edition. */
export const kindsOfEdition = (edition: Language): readonly string[] => [storyKinds[edition]];
export const kindOfEdition = (edition: Language): string => storyKinds[edition];

/** Articles as a kind of content: the kinds in placements, the cache tags of their lists and pages, and the name for editors. */
export const articleKinds: readonly string[] = Object.values(storyKinds);
export const articleContent = {
  name: 'topic',
  subject: 'article',
  kinds: articleKinds,
  table: articles,
  called: { gu: 'સમાચાર', en: 'Story' },
};
