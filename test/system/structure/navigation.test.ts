import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { readTopics } from '../../../src/content/topics/queries.ts';
import { addMenuItem, type MenuItemDraft, moveMenuItem, removeMenuItem } from '../../../src/desks/navigation/commands.ts';
import { menuTypes } from '../../../src/desks/navigation/menus/menuTypes.ts';
import { readMenu } from '../../../src/desks/navigation/queries.ts';
import { openTestApp, type TestApp } from '../openTestApp.ts';

const item = z.object({
  _id: z.string(),
  name: z.string(),
  slug: z.string(),
  type: z.enum(menuTypes),
  url: z.string(),
  parentId: z.string().nullable(),
  position: z.number(),
});
const items = z.array(item.extend({ submenu: z.array(item.extend({ submenu: z.array(z.unknown()) })) }));
const header = z.object({ code: z.literal(200), data: z.object({ topMenu: items, bottomMenu: items }) });
const documents = z.object({ code: z.literal(200), data: z.object({ documents: items }) });

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const readHeader = async (query = '') => header.parse(await (await app.get(`/api/header-menu${query}`)).json()).data;
const readDocuments = async (path: string) => documents.parse(await (await app.get(path)).json()).data.documents;
const add = (draft: Omit<MenuItemDraft, 'place'> & { place?: MenuItemDraft['place'] }) =>
  addMenuItem(app.app, { place: 'bottom', ...draft });
const namesOf = (list: { name: string }[]) => list.map(({ name }) => name);

/** The links of a part of a page, as a reader finds them. */
async function linksIn(part: RegExp, path = '/recent-news/1') {
  const html = part.exec(await (await app.get(path)).text())?.[0] ?? '';
  return [...html.matchAll(/<a ([^>]*)>(?:<svg.*?<\/svg>)?([^<]*)/g)].map(([, attributes = '', name = '']) => ({
    name,
    href: /href="([^"]*)"/.exec(attributes)?.[1] ?? '',
    newTab: attributes.includes('target="_blank"'),
    current: attributes.includes('aria-current="page"'),
  }));
}
const MAIN_MENU = /<nav[^>]*aria-label="મુખ્ય મેનુ".*?<\/nav>/s;
const TOP_MENU = /<nav[^>]*aria-label="ઉપરનું મેનુ".*?<\/nav>/s;
const PHONE_BAR = /<nav[^>]*aria-label="નીચેનું મેનુ".*?<\/nav>/s;

test('every address of the demo menus is there', async () => {
  const { topMenu, bottomMenu } = await readHeader();
  const all = [
    ...topMenu,
    ...bottomMenu,
    ...(await readDocuments('/api/menu/?isMobile=true')),
    ...(await readDocuments('/api/v2/dynamic-menu')),
  ];
  expect(all.length).toBeGreaterThan(20);
  for (const { url } of all.flatMap((one) => [one, ...one.submenu])) {
    expect((await app.get(url)).status, url).toBe(200);
  }
});

test('the phone’s bar has four ways', async () => {
  expect(namesOf(await linksIn(PHONE_BAR))).toEqual(['હોમ', 'તાજા', 'વિડિયો', 'મેગેઝિન']);
});

test('English, Gujarati and the e-paper open in a new tab, nothing else does', async () => {
  const links = await linksIn(TOP_MENU);
  expect(links.filter(({ newTab }) => newTab).map(({ name }) => name)).toEqual(['ઈ-પેપર', 'English', 'ગુજરાતી']);
  expect(links.find(({ name }) => name === 'શોધો')).toMatchObject({ href: '/search', newTab: false });
  expect((await linksIn(MAIN_MENU)).filter(({ newTab }) => newTab)).toEqual([]);
});

test('the main menu marks where the reader is', async () => {
  const current = async (path: string) => namesOf((await linksIn(MAIN_MENU, path)).filter((link) => link.current));
  expect(await current('/category/business/1')).toEqual(['બિઝનેસ']);
  expect(await current('/magazine/savar-plus/1')).toContain('મેગેઝિન');
});

test('the pages of all magazines, cities and categories lead to each of them', async () => {
  for (const [path, kind, count] of [
    ['/magazine', 'magazine', 8],
    ['/city', 'city', 9],
    ['/category', 'category', 12],
  ] as const) {
    const links = await linksIn(/<main.*<\/main>/s, path);
    const own = new Set(links.map(({ href }) => href).filter((href) => href.startsWith(`/${kind}/`)));
    expect(own.size, path).toBe(count);
  }
});

test('a wrong question is refused', async () => {
  for (const path of [
    '/api/menu?sortBy=colour',
    '/api/menu?isMobile=perhaps',
    '/api/header-menu?deviceType=fridge',
    '/api/v2/dynamic-menu?tz=Moon',
  ])
    expect((await app.get(path)).status, path).toBe(400);
});

test('the menus can be asked for by name', async () => {
  const names = namesOf(await readDocuments('/api/menu?sortBy=name'));
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'gu')));
  expect(new Set(names)).toEqual(new Set(namesOf(await readDocuments('/api/menu/'))));
});

/** From here on the editors start from an empty main menu. */
async function clearMainMenu(): Promise<void> {
  for (const { id } of await readMenu(app.app.db, 'bottom')) await removeMenuItem(app.app, Number(id));
}

const ADDRESSES: Record<(typeof menuTypes)[number], [string, string]> = {
  home: ['/', '/'],
  video: ['/video/list', '/video/list/x'],
  webstory: ['/webstories', '/webstories'],
  epaper: ['/epaper', '/epaper/x'],
  english: ['/en', '/en'],
  gujarati: ['/', '/'],
  magazine: ['/magazine', '/magazine/x/1'],
  category: ['/category', '/category/x/1'],
  city: ['/city', '/city/x/1'],
  election: ['/election-2024', '/election/x'],
  cricket: ['/cricket', '/cricket/x'],
  topNews: ['/top-story-news/1', '/top-story-news/1'],
  search: ['/search', '/search'],
  education: ['/category/education/1', '/category/x/1'],
};

test.each(Object.entries(ADDRESSES))('an item of type %s leads where its type says', async (type, [plain, withSlug]) => {
  const ids = [
    await add({ place: 'dynamic', name: 'સાદું', type: z.enum(menuTypes).parse(type) }),
    await add({ place: 'dynamic', name: 'નામવાળું', type: z.enum(menuTypes).parse(type), slug: 'x' }),
    await add({ place: 'dynamic', name: 'સરનામાવાળું', type: z.enum(menuTypes).parse(type), slug: 'x', url: '/tags/pani/1' }),
  ];
  const menu = await readDocuments('/api/v2/dynamic-menu');
  const urls = ids.map((id) => menu.find(({ _id }) => _id === String(id))?.url);
  expect(urls).toEqual([plain, withSlug, '/tags/pani/1']);
  for (const id of ids) await removeMenuItem(app.app, id);
});

beforeEach(({ task }) => (task.name.startsWith('editors:') ? clearMainMenu() : undefined));

test('editors: Magazines stands at index 7, after fewer than seven too', async () => {
  const { bottomMenu: empty } = await readHeader();
  expect(namesOf(empty)).toEqual(['મેગેઝિન']);
  const names: string[] = [];
  for (let count = 1; count <= 14; count++) {
    await add({ name: `${count}`, type: 'category', slug: `c-${count}` });
    names.push(`${count}`);
    const { bottomMenu } = await readHeader();
    expect(namesOf(bottomMenu)).toEqual(names.toSpliced(7, 0, 'મેગેઝિન'));
    expect(bottomMenu.map(({ position }) => position)).toEqual(bottomMenu.map((_item, at) => at));
    expect(namesOf(await linksIn(MAIN_MENU)).filter((name) => name === 'મેગેઝિન' || names.includes(name))).toEqual(namesOf(bottomMenu));
  }
  const magazines = (await readHeader()).bottomMenu[7];
  expect(magazines).toMatchObject({ type: 'magazine', url: '/magazine', parentId: null });
  expect(magazines?.submenu.map(({ slug }) => slug)).toContain('savar-plus');
});

test('editors: a Magazines item of their own does not make two', async () => {
  await add({ name: 'અમારાં મેગેઝિન', type: 'magazine' });
  await add({ name: 'રવિ પૂર્તિ', type: 'magazine', slug: 'ravi-purti' });
  expect(namesOf((await readHeader()).bottomMenu)).toEqual(['રવિ પૂર્તિ', 'મેગેઝિન']);
});

test('a newspaper without magazines has no way to them, in no menu and in no sitemap', async () => {
  const { db } = app.app;
  const magazines = (await readTopics(db, 'magazine')).map(({ id }) => id);
  const places = async () => [
    ...(await readHeader()).bottomMenu.map(({ url }) => url),
    ...[...(await (await app.get('/sitemaps/pages/all.xml')).text()).matchAll(/<loc>https:\/\/[^/]+([^<]*)/g)].map(([, path]) => path),
  ];
  expect((await places()).filter((path) => path === '/magazine')).toHaveLength(2);
  await db.execute(sql`update topics set kind = 'section' where kind = 'magazine'`);
  app.app.invalidate(['topics']);
  expect(await places()).not.toContain('/magazine');
  await db.execute(sql`update topics set kind = 'magazine' where id = any(${sql.param(magazines)}::int[])`);
  app.app.invalidate(['topics']);
});

test('editors: the first ten show and the rest stand behind "more"', async () => {
  for (let count = 1; count <= 13; count++) await add({ name: `${count}`, type: 'category', slug: `c-${count}` });
  const [line = '', more = ''] = (MAIN_MENU.exec(await (await app.get('/recent-news/1')).text())?.[0] ?? '').split('<summary>વધુ</summary>');
  const shown = (html: string) => [...html.matchAll(/>(\d+|મેગેઝિન)<\/a>/g)].map((match) => match[1]);
  expect(shown(line)).toEqual(['1', '2', '3', '4', '5', '6', '7', 'મેગેઝિન', '8', '9']);
  expect(shown(more)).toEqual(['10', '11', '12', '13']);
});

test('editors: a change is there on the next request', async () => {
  const names = async () => namesOf(await linksIn(MAIN_MENU));
  const before = await names();
  const id = await add({ name: 'નવી ચીજ', type: 'city', slug: 'surat' });
  expect(await names()).toEqual(['નવી ચીજ', ...before]);
  expect(namesOf((await readHeader()).bottomMenu)).toContain('નવી ચીજ');
  await removeMenuItem(app.app, id);
  expect(await names()).toEqual(before);
});

test('editors: an item is moved to any place among its kind', async () => {
  const ids = [];
  for (const name of ['1', '2', '3', '4']) ids.push(await add({ name, type: 'home' }));
  const order = async () =>
    namesOf((await readHeader()).bottomMenu)
      .slice(0, 4)
      .join('');
  const [first = 0, , , last = 0] = ids;
  for (const [id, to, expected] of [
    [last, 0, '4123'],
    [first, 3, '4231'],
    [first, 99, '4231'],
    [last, 1, '2431'],
    [last, -5, '4231'],
  ] as const) {
    await moveMenuItem(app.app, id, to);
    expect(await order()).toBe(expected);
  }
  await add({ name: '5', type: 'home', position: 1 });
  expect(
    namesOf((await readHeader()).bottomMenu)
      .slice(0, 5)
      .join(''),
  ).toBe('45231');
});

test('editors: many who add at once all find a place of their own', async () => {
  await Promise.all(Array.from({ length: 6 }, (_, at) => add({ name: `${at}`, type: 'home' })));
  const editors = (await readHeader()).bottomMenu.filter(({ _id }) => _id !== 'magazines');
  expect(namesOf(editors).toSorted()).toEqual(['0', '1', '2', '3', '4', '5']);
});

test('editors: what stands under an item is in its submenu, in order, and goes with it', async () => {
  const parentId = await add({ name: 'ગુજરાત', type: 'category', slug: 'gujarat' });
  const child = await add({ name: 'કચ્છ', type: 'category', slug: 'kutch', parentId });
  await add({ name: 'સૌરાષ્ટ્ર', type: 'category', slug: 'saurashtra', parentId, position: 0 });
  const parent = (await readHeader()).bottomMenu[0];
  expect(parent?.submenu).toMatchObject([
    { name: 'સૌરાષ્ટ્ર', parentId: String(parentId), position: 0, url: '/category/saurashtra/1', submenu: [] },
    { name: 'કચ્છ', parentId: String(parentId), position: 1 },
  ]);
  expect(namesOf(await linksIn(MAIN_MENU)).slice(0, 3)).toEqual(['ગુજરાત', 'સૌરાષ્ટ્ર', 'કચ્છ']);
  await expect(add({ name: 'x', type: 'home', parentId: child })).rejects.toThrow('one level');
  await expect(add({ place: 'top', name: 'x', type: 'home', parentId })).rejects.toThrow('no such item');
  await removeMenuItem(app.app, parentId);
  await expect(moveMenuItem(app.app, child, 0)).rejects.toThrow('no longer in the menu');
});

test.each([
  ['a name of nothing', { name: '  ' }],
  ['a script for an address', { url: 'javascript:alert(1)' }],
  ['another site without its protocol', { url: '//elsewhere.example' }],
  ['a slug that breaks out of its folder', { slug: '../api' }],
  ['no place', { position: -1 }],
])('editors: %s is not taken into a menu', async (_what, wrong) => {
  await expect(add({ name: 'x', type: 'category', ...wrong })).rejects.toThrow(z.ZodError);
  expect(namesOf((await readHeader()).bottomMenu)).toEqual(['મેગેઝિન']);
});

test('editors: what is not there can be neither moved nor removed', async () => {
  await expect(moveMenuItem(app.app, 999_999, 0)).rejects.toThrow('no longer in the menu');
  await expect(removeMenuItem(app.app, 999_999)).rejects.toThrow('no longer in the menu');
});
