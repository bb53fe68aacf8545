import { type AnyPgColumn, index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { menuPlaces, menuTypes } from './menus/menuTypes.ts';

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
    /** Raised with each change, but not with one of its position. */
    version: integer().notNull().default(1),
  },
  (table) => [index('menu_items_parent').on(table.parentId), index('menu_items_place').on(table.place, table.position)],
);
