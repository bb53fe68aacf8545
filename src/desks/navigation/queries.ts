import { asc, eq, sql } from 'drizzle-orm';
import { readTopics, topicAddress } from '../../content/topics/queries.ts';
import type { Database } from '../../platform/database.ts';
import { jsonRows, readJson } from '../../platform/reads/jsonRows.ts';
import { onceUntilChange } from '../../platform/reads/keptReads.ts';
import { homeOf } from '../../platform/text/language.ts';
import type { MenuLink } from '../../site/desk.ts';
import { EDITIONS_TAG, hasEnglish } from '../articles/queries.ts';
import { menuAddress, opensNewTab } from './menus/menuAddress.ts';
import type { MenuRow } from './menus/menuItemDraft.ts';
import type { MenuPlace, MenuType } from './menus/menuTypes.ts';
import { menuItems } from './tables.ts';
import { navigationText } from './words.ts';

/** Cache tags of menus; the fixed Magazines item of the main menu lists topics, so it has their tag too. */
export const menusTag = 'menus';
export const menuTags = [menusTag, EDITIONS_TAG];
export const mainMenuTags = [...menuTags, 'topics'];

/** Specification, section 2: a fixed Magazines item is inserted at this index of the main menu. */
const MAGAZINES_INDEX = 7;

/** A menu item for readers: `url` is its target, `position` its position among its siblings, from 0. */
export type MenuItem = {
  id: string;
  name: string;
  slug: string;
  type: MenuType;
  url: string;
  parentId: string | null;
  position: number;
  submenu: MenuItem[];
};

/** A page shows several menus, so all are read at once. */
const readItems = onceUntilChange((db: Database) =>
  readJson(db, jsonRows(menuItems, { orderBy: sql`${menuItems.position}, ${menuItems.id}` })),
);

/** Whether an item leads to the site's own English edition, which is not linked while it has no stories. */
const leadsToEnglish = (row: { type: MenuType; slug: string; url: string }): boolean => menuAddress(row) === homeOf('en');

/** The items of a menu in the editors' order, each with its children. */
export async function readMenu(db: Database, place: MenuPlace): Promise<MenuItem[]> {
  const all = (await readItems(db)).filter((row) => row.place === place);
  const hasOwnEnglish = all.some(leadsToEnglish) && (await hasEnglish(db));
  const rows = hasOwnEnglish ? all : all.filter((row) => !leadsToEnglish(row));
  const under = (parentId: number | null): MenuItem[] =>
    rows
      .filter((row) => row.parentId === parentId)
      .map(({ id, name, slug, type, url }, position) => ({
        id: String(id),
        name,
        slug,
        type,
        url: menuAddress({ type, slug, url }),
        parentId: parentId === null ? null : String(parentId),
        position,
        submenu: under(id),
      }));
  return under(null);
}

/**
 * The main menu: the editors' items with the fixed Magazines item, which a newspaper without magazines has not; an item for magazines added
 * by editors is left out.
 */
export async function readMainMenu(db: Database): Promise<MenuItem[]> {
  const [items, magazines] = await Promise.all([readMenu(db, 'bottom'), readMagazinesItem(db)]);
  return items
    .filter((item) => item.url !== magazines.url)
    .toSpliced(MAGAZINES_INDEX, 0, ...(magazines.submenu.length > 0 ? [magazines] : []))
    .map((item, position) => ({ ...item, position }));
}

async function readMagazinesItem(db: Database): Promise<MenuItem> {
  const id = 'magazines';
  const topics = await readTopics(db, 'magazine');
  const submenu = topics.map((topic, position): MenuItem => {
    const { name, slug } = topic;
    return { id: `${id}-${topic.id}`, name, slug, type: 'magazine', url: topicAddress(topic), parentId: id, position, submenu: [] };
  });
  const url = menuAddress({ type: 'magazine', slug: '', url: '' });
  return { id, name: navigationText.magazines, slug: '', type: 'magazine', url, parentId: null, position: MAGAZINES_INDEX, submenu };
}

/** Menu items for the shell. */
export function menuLinks(items: MenuItem[]): MenuLink[] {
  return items.map(({ name, url, type, submenu }) => ({
    name,
    href: url,
    type,
    newTab: opensNewTab(type),
    children: menuLinks(submenu),
  }));
}

/** The items of a menu for the newsroom, in the editors' order, by level. */
export async function readMenuRows(db: Database, place: MenuPlace): Promise<MenuRow[]> {
  const rows = await db.select().from(menuItems).where(eq(menuItems.place, place)).orderBy(asc(menuItems.position), asc(menuItems.id));
  return rows.map((row) => ({ ...row, address: menuAddress(row) }));
}

/** One item for the newsroom. */
export async function readMenuRow(db: Database, id: number): Promise<MenuRow | undefined> {
  const [row] = await db.select().from(menuItems).where(eq(menuItems.id, id)).limit(1);
  return row && { ...row, address: menuAddress(row) };
}
