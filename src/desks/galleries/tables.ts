import { bigint, customType, index, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { pictures } from '../../content/pictures/tables.ts';
import { topics } from '../../content/topics/tables.ts';

/** A photo gallery is looked at in any order; a slide show tells something step by step, each slide under a heading of its own. */
export const galleryKinds = ['photo-gallery', 'slide-show'] as const;
export type GalleryKind = (typeof galleryKinds)[number];

export const galleryStates = ['draft', 'published', 'withdrawn'] as const;

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const galleries = pgTable(
  'galleries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    kind: text({ enum: galleryKinds }).notNull(),
    slug: text().notNull(),
    title: text().notNull(),
    deck: text().notNull().default(''),
    categoryId: integer('category_id')
      .notNull()
      .references(() => topics.id),
    cityId: integer('city_id').references(() => topics.id),
    coverKey: text('cover_key')
      .notNull()
      .references(() => pictures.key),
    /** Kept with every write, so that lists can say it without counting. */
    pictureCount: smallint('picture_count').notNull(),
    status: text({ enum: galleryStates }).notNull(),
    /** The folded words of title and deck, by which the newsroom finds it. */
    search: tsvector().notNull().default(''),
    publishedAt: moment('published_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('galleries_cover').on(table.coverKey),
    index('galleries_search').using('gin', table.search),
    index('galleries_status').on(table.status, table.id),
  ],
);

export const galleryPictures = pgTable(
  'gallery_pictures',
  {
    galleryId: bigint('gallery_id', { mode: 'number' })
      .notNull()
      .references(() => galleries.id, { onDelete: 'cascade' }),
    /** From 1, as readers count and as addresses name it. */
    position: smallint().notNull(),
    pictureKey: text('picture_key')
      .notNull()
      .references(() => pictures.key),
    /** The heading of a slide; galleries have none. */
    heading: text().notNull().default(''),
    caption: text().notNull(),
    credit: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.galleryId, table.position] }), index('gallery_pictures_picture').on(table.pictureKey)],
);

/**
 * A published gallery's place in a list: its category's, the category above, its city's, and the paper's own (the standing list
 * `latest`). One index serves every list, newest first.
 */
export const galleryPlacements = pgTable(
  'gallery_placements',
  {
    kind: text({ enum: galleryKinds }).notNull(),
    topicId: integer('topic_id')
      .notNull()
      .references(() => topics.id, { onDelete: 'cascade' }),
    publishedAt: moment('published_at').notNull(),
    galleryId: bigint('gallery_id', { mode: 'number' })
      .notNull()
      .references(() => galleries.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.topicId, table.publishedAt, table.galleryId] }),
    index('gallery_placements_gallery').on(table.galleryId),
  ],
);

/** How many galleries each list holds; written with the placements, so that no page counts them. */
export const galleryTallies = pgTable(
  'gallery_tallies',
  {
    kind: text({ enum: galleryKinds }).notNull(),
    topicId: integer('topic_id')
      .notNull()
      .references(() => topics.id, { onDelete: 'cascade' }),
    galleries: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.topicId] })],
);
