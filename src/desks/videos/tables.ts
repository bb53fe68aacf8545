import { boolean, customType, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { pictures } from '../../content/pictures/tables.ts';
import { topics } from '../../content/topics/tables.ts';

/** `watch` is what the specification's API calls `long`; `short` stands upright and is watched one after the other. */
export const videoKinds = ['watch', 'short'] as const;
export type VideoKind = (typeof videoKinds)[number];

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const videos = pgTable(
  'videos',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    slug: text().notNull(),
    title: text().notNull(),
    deck: text().notNull().default(''),
    kind: text({ enum: videoKinds }).notNull(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => topics.id),
    /** The election it belongs to, by the name in its address; empty for most. */
    election: text().notNull().default(''),
    youtubeVideo: boolean('youtube_video').notNull(),
    youtubeVideoUrl: text('youtube_video_url').notNull().default(''),
    /** The thumbnail of a film of the paper's own, from the library. */
    pictureKey: text('picture_key').references(() => pictures.key),
    /** Where an own thumbnail lies in the storage that is not in the library; empty for YouTube's. */
    videoThumb: text('video_thumb').notNull().default(''),
    /** Own files, by their keys in the storage; empty where there is none. */
    hlsKey: text('hls_key').notNull().default(''),
    mp4Key: text('mp4_key').notNull().default(''),
    webmKey: text('webm_key').notNull().default(''),
    captionsKey: text('captions_key').notNull().default(''),
    seconds: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** What is said and shown, in plain words. */
    transcript: text().notNull().default(''),
    /** Only what is published can be seen; the others are the editors' own. */
    status: text({ enum: ['draft', 'published', 'withdrawn'] }).notNull(),
    /** The folded words of title and deck, by which the newsroom finds it. */
    search: tsvector().notNull().default(''),
    publishedAt: moment('published_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('videos_slug').on(table.slug),
    index('videos_category').on(table.categoryId),
    index('videos_picture').on(table.pictureKey),
    index('videos_search').using('gin', table.search),
    index('videos_status').on(table.status, table.id),
  ],
);

/**
 * A published video's place in a list (see `videoLists.ts`): all videos, those of a category, its parent's, an election's. One
 * index serves every list of one kind, another the lists of both kinds.
 */
export const videoPlaces = pgTable(
  'video_places',
  {
    list: text().notNull(),
    kind: text({ enum: videoKinds }).notNull(),
    publishedAt: moment('published_at').notNull(),
    videoId: integer('video_id')
      .notNull()
      .references(() => videos.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.list, table.kind, table.publishedAt, table.videoId] }),
    index('video_places_both_kinds').on(table.list, table.publishedAt, table.videoId),
    index('video_places_video').on(table.videoId),
  ],
);

/** How many videos of a kind a list holds; written with the places, so that no page counts them. */
export const videoTallies = pgTable(
  'video_tallies',
  {
    list: text().notNull(),
    kind: text({ enum: videoKinds }).notNull(),
    videos: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.list, table.kind] })],
);
