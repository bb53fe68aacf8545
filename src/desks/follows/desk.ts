import type { Desk } from '../../site/desk.ts';
import { followCalls } from './api.ts';
import { followsFollowTopics } from './commands.ts';
import { followExportTables } from './exportTables.ts';
import { followForms, followPages } from './pages.tsx';
import { readFollows } from './queries.ts';
import { followText as words } from './words.ts';

/** Topics, crops and cricket teams that logged-in readers follow, and the page of their news. */
export const followsDesk: Desk = {
  name: 'follows',
  pages: followPages,
  forms: followForms,
  calls: followCalls,
  onTopicChange: followsFollowTopics,
  readerData: {
    name: 'follows',
    read: async (db, { id }) =>
      (await readFollows(db, id)).map((one) => ({
        kind: one.kind === 'topic' ? one.topic.kind : one.kind,
        slug: one.slug,
        name: one.name,
      })),
  },
  personalData: [{ name: 'follows', what: words.what, why: words.why, kept: words.kept }],
  exportTables: followExportTables,
};
