import type { Desk } from '../../site/desk.ts';
import { bookmarkCalls } from './api.ts';
import { bookmarkExportTables } from './exportTables.ts';
import { bookmarkForms, bookmarkPages } from './pages.tsx';

/** Stories that logged-in readers save. */
export const bookmarksDesk: Desk = {
  name: 'bookmarks',
  pages: bookmarkPages,
  forms: bookmarkForms,
  calls: bookmarkCalls,
  exportTables: bookmarkExportTables,
};
