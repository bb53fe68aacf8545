import type { Desk } from '../../site/desk.ts';
import { redirectCalls } from './newsroomCalls.ts';
import { findRedirect } from './queries.ts';
import { redirectsRecords } from './records.ts';

export const redirectsDesk: Desk = {
  name: 'redirects',
  newsroom: redirectCalls,
  resolveMissing: ({ db }, path) => findRedirect(db, path),
  records: redirectsRecords,
};
