import { bigint, boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { pictures } from '../../content/pictures/tables.ts';
import { bigintKey } from '../../platform/foreignKey.ts';
import { stories } from '../stories/tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Stories that are covered as they happen: each has a row from when its coverage is opened. */
export const liveCoverages = pgTable('live_coverages', {
  articleId: bigint('article_id', { mode: 'number' })
    .primaryKey()
    .references(() => stories.id, { onDelete: 'cascade' }),
  startedAt: moment('started_at').notNull(),
  /** Null while it goes on. */
  endedAt: moment('ended_at'),
  /** What a reader who comes late must know, in a line each. */
  keyPoints: text('key_points').array().notNull().default([]),
});

/** What was told at a moment. */
export const livePosts = pgTable(
  'live_posts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    articleId: bigintKey('article_id', () => liveCoverages.articleId, { onDelete: 'cascade' }),
    postedAt: moment('posted_at').notNull(),
    /** When readers were last given another text. */
    updatedAt: moment('updated_at').notNull(),
    headline: text().notNull().default(''),
    /** Paragraphs, with an empty line between. */
    body: text().notNull().default(''),
    pictureKey: text('picture_key').references(() => pictures.key),
    pictureCaption: text('picture_caption').notNull().default(''),
    /** An address that is shown as a frame: a film, a post elsewhere. */
    embed: text().notNull().default(''),
    pinned: boolean().notNull().default(false),
    /** Who posted it, as the newsroom names them. */
    author: text().notNull(),
    authorId: text('author_id').notNull(),
    version: integer().notNull().default(1),
    /** Made by the telephone that sent it: what is sent twice on a bad line is one post. */
    sentAs: uuid('sent_as').notNull().unique(),
  },
  (table) => [
    index('live_posts_of_story').on(table.articleId, table.postedAt.desc(), table.id.desc()),
    index('live_posts_picture').on(table.pictureKey),
  ],
);
