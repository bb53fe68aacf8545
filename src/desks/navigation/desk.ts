import type { Database } from '../../platform/database.ts';
import { exportTableOf } from '../../platform/export/exportTableOf.ts';
import type { Desk, Link } from '../../site/desk.ts';
import { navigationCalls } from './api.ts';
import { menuTopicListener } from './menus/menuTopicListener.ts';
import { menuNewsroomCalls } from './newsroom/calls.ts';
import { navigationPages } from './pages.ts';
import { mainMenuTags, menuLinks, menuTags, readMainMenu, readMenu } from './queries.ts';
import { menuItems } from './tables.ts';
import { navigationText } from './words.ts';

/** Targets of the main menu other than topics, which the sitemap lists under their own headings. */
async function mainPages(db: Database): Promise<Link[]> {
  const items = await readMainMenu(db);
  const links = menuLinks(items.filter(({ slug, type }) => slug === '' && type !== 'education')).filter(({ newTab }) => !newTab);
  return links.map(({ name, href }) => ({ name, href }));
}

export const navigationDesk: Desk = {
  name: 'navigation',
  pages: navigationPages,
  calls: navigationCalls,
  newsroom: menuNewsroomCalls,
  shell: [
    { part: 'topMenu', tags: menuTags, load: async (db) => menuLinks(await readMenu(db, 'top')) },
    { part: 'bottomMenu', tags: mainMenuTags, load: async (db) => menuLinks(await readMainMenu(db)) },
    { part: 'mobileMenu', tags: menuTags, load: async (db) => menuLinks(await readMenu(db, 'mobile')) },
  ],
  sitemap: [{ heading: navigationText.mainPages, tags: mainMenuTags, load: mainPages }],
  onTopicChange: menuTopicListener,
  exportTables: [exportTableOf({ kind: 'menu-item', table: menuItems, order: ['id'], isWrittenAtOnce: true })],
};
