import type { Desk } from '../../site/desk.ts';
import { shortLinkCalls } from './api.ts';
import { shortLinkNewsroomCalls } from './newsroomApi.ts';
import { shortLinkPages } from './pages.ts';
import { shortlinksRecords } from './records.ts';

export const shortLinksDesk: Desk = {
  name: 'shortlinks',
  pages: shortLinkPages,
  calls: shortLinkCalls,
  newsroom: shortLinkNewsroomCalls,
  records: shortlinksRecords,
};
