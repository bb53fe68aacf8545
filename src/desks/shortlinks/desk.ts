import { exportTableOf } from '../../platform/export/exportTableOf.ts';
import type { Desk } from '../../site/desk.ts';
import { shortLinkCalls } from './api.ts';
import { countVisits } from './commands.ts';
import { shortLinkNewsroomCalls } from './newsroom/calls.ts';
import { shortLinkPage } from './pages.ts';
import { shortLinks } from './tables.ts';

export const shortLinksDesk: Desk = {
  name: 'shortlinks',
  open: (app) => {
    const visits = countVisits(app);
    return { pages: [shortLinkPage(visits)], close: visits.stop };
  },
  calls: shortLinkCalls,
  newsroom: shortLinkNewsroomCalls,
  exportTables: [exportTableOf({ kind: 'short-link', table: shortLinks, order: ['code'] })],
};
