import { sql } from 'drizzle-orm';
import { bigint, customType, index, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { pictures } from '../../content/pictures/tables.ts';
import { topics } from '../../content/topics/tables.ts';
import { textPlacements, webStoryStatuses } from './editing/webStoryDraft.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const webStories = pgTable(
  'web_stories',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    slug: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => topics.id),
    posterKey: text('poster_key')
      .notNull()
      .references(() => pictures.key),
    /** Only what is published can be read; the others are the editors' own. */
    status: text({ enum: webStoryStatuses }).notNull(),
    /** The folded words of title and description, by which the newsroom finds it. */
    search: tsvector().notNull().default(''),
    /** How many pages it has, so that a list need not read them. */
    pageCount: smallint('page_count').notNull(),
    publishedAt: moment('published_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('web_stories_search').using('gin', table.search),
    index('web_stories_status').on(table.status, table.id),
    index('web_stories_poster').on(table.posterKey),
    index('web_stories_newest').on(table.publishedAt, table.id).where(sql`${table.status} = 'published'`),
    index('web_stories_of_category').on(table.categoryId, table.publishedAt, table.id).where(sql`${table.status} = 'published'`),
  ],
);

export const webStoryPages = pgTable(
  'web_story_pages',
  {
    storyId: bigint('story_id', { mode: 'number' })
      .notNull()
      .references(() => webStories.id, { onDelete: 'cascade' }),
    /** From 1. */
    position: smallint().notNull(),
    pictureKey: text('picture_key')
      .notNull()
      .references(() => pictures.key),
    headline: text().notNull(),
    text: text().notNull(),
    /** Whose picture it is, when it is not the credit that the picture carries. */
    credit: text(),
    linkHref: text('link_href'),
    linkLabel: text('link_label'),
    placement: text({ enum: textPlacements }).notNull(),
    /** How long the page stands before the next comes by itself. */
    seconds: smallint().notNull(),
  },
  (table) => [primaryKey({ columns: [table.storyId, table.position] }), index('web_story_pages_picture').on(table.pictureKey)],
);

/** How many published stories each category has: kept by every write, so that no list is counted by reading it. */
export const webStoryTallies = pgTable('web_story_tallies', {
  categoryId: integer('category_id')
    .primaryKey()
    .references(() => topics.id, { onDelete: 'cascade' }),
  stories: integer().notNull(),
});
