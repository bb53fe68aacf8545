import type { Desk } from '../../site/desk.ts';
import { shortLinkCalls } from './api.ts';
import { shortlinksExportTables } from './exportTables.ts';
import { shortLinkNewsroomCalls } from './newsroom/calls.ts';
import { shortLinkPages } from './pages.ts';

export const shortLinksDesk: Desk = {
  name: 'shortlinks',
  pages: shortLinkPages,
  calls: shortLinkCalls,
  newsroom: shortLinkNewsroomCalls,
  exportTables: shortlinksExportTables,
};
