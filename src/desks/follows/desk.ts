import type { Desk } from '../../site/desk.ts';
import { followCalls } from './api.ts';
import { followsFollowTopics } from './commands.ts';
import { followExportTables } from './exportTables.ts';
import { followForms, followPages } from './pages.tsx';

/** Topics that logged-in readers follow, and the page of their news. */
export const followsDesk: Desk = {
  name: 'follows',
  pages: followPages,
  forms: followForms,
  calls: followCalls,
  onTopicChange: followsFollowTopics,
  exportTables: followExportTables,
};
