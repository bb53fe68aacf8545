import { articles } from '../tables.ts';

/** Articles as a kind of content: the kind in placements, the cache tags of their lists and pages, and the name for editors. */
export const articleKinds = ['article'] as const;
export const articleContent = {
  name: 'topic',
  subject: 'article',
  kinds: articleKinds,
  table: articles,
  called: { gu: 'સમાચાર', en: 'Story' },
};
