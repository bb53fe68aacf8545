import type { Desk } from '../../site/desk.ts';
import { redirectCalls } from './newsroomCalls.ts';
import { findLostPath } from './queries.ts';
import { redirectsRecords } from './records.ts';

export const redirectsDesk: Desk = {
  name: 'redirects',
  newsroom: redirectCalls,
  lostPath: ({ db }, path) => findLostPath(db, path),
  records: redirectsRecords,
};
