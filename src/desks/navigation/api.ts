import { z } from '@hono/zod-openapi';
import { call } from '../../site/calls/call.ts';
import { menuTypes } from './menus/menuTypes.ts';
import { type MenuItem, mainMenuTags, menuTags, readMainMenu, readMenu } from './queries.ts';

const item = z
  .object({
    _id: z.string(),
    name: z.string(),
    slug: z.string(),
    type: z.enum(menuTypes),
    url: z.string().openapi({ description: 'Where the item leads: a path of this site, or a whole address' }),
    parentId: z.string().nullable(),
    position: z.number().openapi({ description: 'Its place among its kind, from 0' }),
    submenu: z.array(z.unknown()).max(0).openapi({ description: 'Always empty: there is one level under the items' }),
  })
  .openapi('MenuItemOfSubmenu');
const itemWithSubmenu = item.extend({ submenu: z.array(item) }).openapi('MenuItem');
const menu = z.object({ documents: z.array(itemWithSubmenu) });

const withoutSubmenu = ({ id, ...rest }: MenuItem) => ({ _id: id, ...rest, submenu: [] });
const asItem = (one: MenuItem): z.infer<typeof itemWithSubmenu> => ({ ...withoutSubmenu(one), submenu: one.submenu.map(withoutSubmenu) });

/** Ids increase with every new item; built-in items have none and are older. */
const madeAt = ({ id }: MenuItem) => (/^\d+$/.test(id) ? Number(id) : 0);

const compare = {
  position: (a: MenuItem, b: MenuItem) => a.position - b.position,
  name: (a: MenuItem, b: MenuItem) => a.name.localeCompare(b.name, 'gu'),
  createdAt: (a: MenuItem, b: MenuItem) => madeAt(a) - madeAt(b),
};

export const navigationCalls = [
  call({
    path: '/menu/',
    summary: 'The main menu, or the bar at the bottom of a phone',
    desk: 'navigation',
    query: z.object({
      sortBy: z
        .enum(['position', 'name', 'createdAt'])
        .default('position')
        .openapi({ description: 'The order of the items: the editors’ own, by name, or the first made first' }),
      isMobile: z.enum(['true', 'false', '1', '0']).default('false'),
    }),
    data: menu,
    freshFor: '1m',
    answer: async ({ app, query: { sortBy, isMobile } }) => {
      const items = await (isMobile === 'true' || isMobile === '1' ? readMenu(app.db, 'mobile') : readMainMenu(app.db));
      return { data: { documents: items.toSorted(compare[sortBy]).map(asItem) }, tags: mainMenuTags };
    },
  }),
  call({
    path: '/header-menu',
    summary: 'The two menus of the header: the line above the masthead and the main menu under it',
    desk: 'navigation',
    query: z.object({ deviceType: z.enum(['web', 'mobile']).default('web') }),
    data: z.object({ topMenu: z.array(itemWithSubmenu), bottomMenu: z.array(itemWithSubmenu) }),
    freshFor: '1m',
    answer: async ({ app, query }) => {
      const [top, bottom] = await Promise.all([
        readMenu(app.db, 'top'),
        query.deviceType === 'mobile' ? readMenu(app.db, 'mobile') : readMainMenu(app.db),
      ]);
      return { data: { topMenu: top.map(asItem), bottomMenu: bottom.map(asItem) }, tags: mainMenuTags };
    },
  }),
  call({
    path: '/v2/dynamic-menu',
    summary: 'The menu of the moment, which editors change with the news',
    desk: 'navigation',
    data: menu,
    freshFor: '1m',
    answer: async ({ app }) => ({ data: { documents: (await readMenu(app.db, 'dynamic')).map(asItem) }, tags: menuTags }),
  }),
];
