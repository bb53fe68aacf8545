import { bigint, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { pictures } from '../../content/pictures/tables.ts';

/**
 * What has moved in from elsewhere: what it was there, and what it is here. A story, a category, a tag, an author each has a row; the
 * next run of the same source passes over what has not changed.
 */
export const importedItems = pgTable(
  'imported_items',
  {
    /** The site or file that it came from. */
    source: text().notNull(),
    /** What names it there, with its kind: `story:123`, `category:gujarat`. */
    original: text().notNull(),
    /** The id of the story or topic; no foreign key: what editors have taken out of the paper stays out. */
    ourId: bigint('our_id', { mode: 'number' }).notNull(),
    /** Of all that the source said of it; empty for topics. */
    contentHash: text('content_hash').notNull().default(''),
    /** Pictures that could not be had; they are tried again at the next run. */
    missingPictures: smallint('missing_pictures').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.source, table.original] })],
);

/** Pictures of a source: what it says of them, and which pictures of ours they have become. */
export const importedPictures = pgTable(
  'imported_pictures',
  {
    source: text().notNull(),
    /** Where it lay, in its full size. */
    address: text().notNull(),
    /** The attachment's number; empty for what only stood in a text. */
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
