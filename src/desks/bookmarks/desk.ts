import type { Desk } from '../../site/desk.ts';
import { bookmarkCalls } from './api.ts';
import { bookmarkExportTables } from './exportTables.ts';
import { bookmarkForms, bookmarkPages } from './pages.tsx';
import { readBookmarks } from './queries.ts';
import { bookmarkText as words } from './words.ts';

/** Stories that logged-in readers save. */
export const bookmarksDesk: Desk = {
  name: 'bookmarks',
  pages: bookmarkPages,
  forms: bookmarkForms,
  calls: bookmarkCalls,
  readerData: { name: 'bookmarks', read: (db, { id }) => readBookmarks(db, id) },
  personalData: [{ name: 'bookmarks', what: words.what, why: words.why, kept: words.kept }],
  exportTables: bookmarkExportTables,
};
