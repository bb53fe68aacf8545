import { date, index, integer, pgTable, primaryKey, serial, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { topics } from '../../content/topics/tables.ts';
import { integerKey, moment } from '../../platform/columns.ts';

/** The printed edition of a city on a day. */
export const epaperEditions = pgTable(
  'epaper_editions',
  {
    id: serial().primaryKey(),
    cityId: integerKey('city_id', () => topics.id),
    /** The day of the edition in the newspaper's time zone; readers see it when that day begins. */
    day: date({ mode: 'string' }).notNull(),
    pdfKey: text('pdf_key').notNull(),
    pdfBytes: integer('pdf_bytes').notNull(),
    pageCount: smallint('page_count').notNull(),
    /** A withdrawn edition is kept but not shown. */
    status: text({ enum: ['published', 'withdrawn'] })
      .notNull()
      .default('published'),
    /** When this file was uploaded. */
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('epaper_editions_city_day').on(table.cityId, table.day), index('epaper_editions_day').on(table.day, table.id)],
);

export const epaperPages = pgTable(
  'epaper_pages',
  {
    editionId: integerKey('edition_id', () => epaperEditions.id, { onDelete: 'cascade' }),
    /** From 1. */
    number: smallint().notNull(),
    /** The picture of the page in the storage, and its size in pixels. */
    pictureKey: text('picture_key').notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.editionId, table.number] })],
);
