import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { pictures } from '../../content/pictures/tables.ts';
import { contentColumns } from '../../content/tables.ts';

/** `watch` is `long` in the specification's API; a `short` is a portrait video in the shorts viewer. */
export const videoKinds = ['watch', 'short'] as const;
export type VideoKind = (typeof videoKinds)[number];

export const videos = pgTable(
  'videos',
  {
    ...contentColumns(),
    deck: text().notNull().default(''),
    kind: text({ enum: videoKinds }).notNull(),
    /** The slug of the election it belongs to; empty for most. */
    election: text().notNull().default(''),
    youtubeVideo: boolean('youtube_video').notNull(),
    youtubeVideoUrl: text('youtube_video_url').notNull().default(''),
    /** The thumbnail of a video of the newspaper, from the library. */
    pictureKey: text('picture_key').references(() => pictures.key),
    /** Storage key of an own thumbnail outside of the library; empty for YouTube videos. */
    videoThumb: text('video_thumb').notNull().default(''),
    /** Storage keys of own files; empty if there is none. */
    hlsKey: text('hls_key').notNull().default(''),
    mp4Key: text('mp4_key').notNull().default(''),
    webmKey: text('webm_key').notNull().default(''),
    captionsKey: text('captions_key').notNull().default(''),
    seconds: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** A transcript of speech and pictures, as plain text. */
    transcript: text().notNull().default(''),
  },
  (table) => [
    index('videos_of_election')
      .on(table.election, table.kind, table.publishedAt, table.id)
      .where(sql`${table.status} = 'published' and ${table.election} <> ''`),
    index('videos_slug').on(table.slug),
    index('videos_category').on(table.categoryId),
    index('videos_picture').on(table.pictureKey),
    index('videos_search').using('gin', table.search),
    index('videos_status').on(table.status, table.id),
  ],
);
