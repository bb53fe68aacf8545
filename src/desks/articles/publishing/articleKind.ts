import { articles } from '../tables.ts';

/** Articles among the kinds of content: what a placement says, and what invalidates their lists and pages. */
export const articleKinds = ['article'] as const;
export const articleContent = { name: 'topic', subject: 'article', kinds: articleKinds, table: articles };
