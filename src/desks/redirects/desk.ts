import type { Desk } from '../../site/desk.ts';
import { redirectsExportTables } from './exportTables.ts';
import { redirectCalls } from './newsroom/calls.ts';
import { findRedirect } from './queries.ts';

export const redirectsDesk: Desk = {
  name: 'redirects',
  newsroom: redirectCalls,
  resolveMissing: ({ db }, path) => findRedirect(db, path),
  exportTables: redirectsExportTables,
};
