import type { Desk } from '../../site/desk.ts';
import { historyCalls } from './api.ts';
import { forgetReads, HISTORY, sweepReads } from './commands.ts';
import { historyExportTables } from './exportTables.ts';
import { historyForms, historyPages } from './pages.tsx';
import { readHistory } from './queries.ts';
import { HISTORY_PATH } from './views/HistoryPage.tsx';
import { historyText as words } from './words.ts';

/** The stories that a logged-in reader has read, for those who have agreed to it. */
export const historyDesk: Desk = {
  name: 'history',
  pages: historyPages,
  forms: historyForms,
  calls: historyCalls,
  sitemap: [{ heading: words.services, tags: [], load: async () => [{ name: words.title, href: HISTORY_PATH }] }],
  readerData: { name: 'history', read: async (db, { id }) => readHistory(db, id) },
  personalData: [{ name: HISTORY.name, what: words.what, why: words.why, kept: words.kept, sweeps: [sweepReads] }],
  purposes: [
    {
      ...HISTORY,
      title: words.purpose,
      text: words.purposeText,
      isTracking: true,
      withdraw: async (tx, readerId) => forgetReads(tx, readerId),
    },
  ],
  exportTables: historyExportTables,
};
