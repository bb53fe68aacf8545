import type { Desk } from '../../site/desk.ts';
import { announcementNewsroomCalls } from './newsroom/calls.ts';
import { announcementPages } from './pages.ts';
import { startAnnouncementScheduler } from './telling/announcementScheduler.ts';

/**
 * Tells WebSub hubs of changed feeds and search engines (IndexNow) of changed addresses, where such are configured. What it keeps belongs
 * to this installation and is not exported: a copy of the site on a laptop tells nobody.
 */
export const announcementsDesk: Desk = {
  name: 'announcements',
  pages: announcementPages,
  newsroom: announcementNewsroomCalls,
  open: (app) => {
    const scheduler = startAnnouncementScheduler(app);
    return { close: () => scheduler.stop() };
  },
};
