import { exportTableOf } from '../../platform/export/exportTableOf.ts';
import type { Desk } from '../../site/desk.ts';
import { redirectStatus } from './addresses/redirectDraft.ts';
import { redirectCalls } from './newsroom/calls.ts';
import { findRedirect } from './queries.ts';
import { redirects } from './tables.ts';

export const redirectsDesk: Desk = {
  name: 'redirects',
  newsroom: redirectCalls,
  resolveMissing: ({ db }, path) => findRedirect(db, path),
  exportTables: [exportTableOf({ kind: 'redirect', table: redirects, order: ['id'], holds: { status: redirectStatus } })],
};
