import { articles } from '../tables.ts';

/** Articles among the kinds of content: what a placement says, what invalidates their lists and pages, and what editors call one. */
export const articleKinds = ['article'] as const;
export const articleContent = {
  name: 'topic',
  subject: 'article',
  kinds: articleKinds,
  table: articles,
  called: { gu: 'સમાચાર', en: 'Story' },
};
