import { index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { pictures } from '../../content/pictures/tables.ts';
import { contentColumns } from '../../content/tables.ts';
import { topics } from '../../content/topics/tables.ts';
import { bigintKey, textKey } from '../../platform/columns.ts';

/** A photo gallery has no fixed order; a slide show tells something step by step, each slide with its own heading. */
export const galleryKinds = ['photo-gallery', 'slide-show'] as const;
export type GalleryKind = (typeof galleryKinds)[number];

export const galleries = pgTable(
  'galleries',
  {
    ...contentColumns(),
    kind: text({ enum: galleryKinds }).notNull(),
    deck: text().notNull().default(''),
    cityId: integer('city_id').references(() => topics.id),
    coverKey: textKey('cover_key', () => pictures.key),
    /** Updated with every write, so that lists need not count. */
    pictureCount: smallint('picture_count').notNull(),
  },
  (table) => [
    index('galleries_category').on(table.categoryId),
    index('galleries_city').on(table.cityId),
    index('galleries_cover').on(table.coverKey),
    index('galleries_search').using('gin', table.search),
    index('galleries_status').on(table.status, table.id),
  ],
);

export const galleryPictures = pgTable(
  'gallery_pictures',
  {
    galleryId: bigintKey('gallery_id', () => galleries.id, { onDelete: 'cascade' }),
    /** From 1, as in addresses. */
    position: smallint().notNull(),
    pictureKey: textKey('picture_key', () => pictures.key),
    /** The heading of a slide; galleries have none. */
    heading: text().notNull().default(''),
    caption: text().notNull(),
    credit: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.galleryId, table.position] }), index('gallery_pictures_picture').on(table.pictureKey)],
);
