import { type AnyPgColumn, index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';

/** Specification, section 2: main menu types. */
export const menuTypes = [
  'home',
  'video',
  'webstory',
  'epaper',
  'english',
  'gujarati',
  'magazine',
  'category',
  'city',
  'election',
  'cricket',
  'topNews',
  'search',
  'education',
] as const;
export type MenuType = (typeof menuTypes)[number];

/** Where a menu stands: the two lines of the header, the dynamic line, and the bar at the bottom of a phone. */
export const menuPlaces = ['top', 'bottom', 'dynamic', 'mobile'] as const;
export type MenuPlace = (typeof menuPlaces)[number];

export const menuItems = pgTable(
  'menu_items',
  {
    id: serial().primaryKey(),
    place: text({ enum: menuPlaces }).notNull(),
    name: text().notNull(),
    slug: text().notNull(),
    type: text({ enum: menuTypes }).notNull(),
    url: text().notNull(),
    parentId: integer('parent_id').references((): AnyPgColumn => menuItems.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (table) => [index('menu_items_place').on(table.place, table.position)],
);
