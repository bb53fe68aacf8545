import { bigint, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { pictures } from '../../content/pictures/tables.ts';

/**
 * Imported items with their ids in the source and here: a row for each story, category, tag and author. The next run of the same source
 * skips unchanged ones.
 */
export const importedItems = pgTable(
  'imported_items',
  {
    /** The site or file of origin. */
    source: text().notNull(),
    /** Its id in the source, with its kind: `story:123`, `category:gujarat`. */
    original: text().notNull(),
    /** The id of the story or topic. No foreign key, so that items deleted by editors are not imported again. */
    ourId: bigint('our_id', { mode: 'number' }).notNull(),
    /** Hash of the source's data; empty for topics. */
    contentHash: text('content_hash').notNull().default(''),
    /** Number of missing pictures; they are retried in the next run. */
    missingPictures: smallint('missing_pictures').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.source, table.original] })],
);

/** Pictures of a source: their data there, and our pictures made of them. */
export const importedPictures = pgTable(
  'imported_pictures',
  {
    source: text().notNull(),
    /** Its address in full size. */
    address: text().notNull(),
    /** The attachment's id; empty for a picture found in a text only. */
    original: text().notNull().default(''),
    alt: text().notNull().default(''),
    caption: text().notNull().default(''),
    pictureKey: text('picture_key').references(() => pictures.key, { onDelete: 'set null' }),
  },
  (table) => [
    index('imported_pictures_picture').on(table.pictureKey),
    primaryKey({ columns: [table.source, table.address] }),
    index('imported_pictures_original').on(table.source, table.original),
  ],
);
