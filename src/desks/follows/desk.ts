import type { Desk } from '../../site/desk.ts';
import { followCalls } from './api.ts';
import { followsFollowTopics } from './commands.ts';
import { followExportTables } from './exportTables.ts';
import { followForms, followPages } from './pages.tsx';
import { readFollows } from './queries.ts';
import { followText as words } from './words.ts';

/** Topics that logged-in readers follow, and the page of their news. */
export const followsDesk: Desk = {
  name: 'follows',
  pages: followPages,
  forms: followForms,
  calls: followCalls,
  onTopicChange: followsFollowTopics,
  readerData: {
    name: 'follows',
    read: async (db, { id }) => (await readFollows(db, id)).map(({ kind, slug, name }) => ({ kind, slug, name })),
  },
  personalData: [{ name: 'follows', what: words.what, why: words.why, kept: words.kept }],
  exportTables: followExportTables,
};
