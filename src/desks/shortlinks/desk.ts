import { exportTableOf } from '../../platform/export/exportTableOf.ts';
import type { Desk } from '../../site/desk.ts';
import { shortLinkCalls } from './api.ts';
import { shortLinkNewsroomCalls } from './newsroom/calls.ts';
import { shortLinkPages } from './pages.ts';
import { shortLinks } from './tables.ts';

export const shortLinksDesk: Desk = {
  name: 'shortlinks',
  pages: shortLinkPages,
  calls: shortLinkCalls,
  newsroom: shortLinkNewsroomCalls,
  exportTables: [exportTableOf({ kind: 'short-link', table: shortLinks, order: ['code'] })],
};
