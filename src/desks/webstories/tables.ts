import { index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { pictures } from '../../content/pictures/tables.ts';
import { contentColumns } from '../../content/tables.ts';
import { bigintKey, textKey } from '../../platform/columns.ts';
import { textPlacements } from './editing/webStoryRules.ts';

export const webStories = pgTable(
  'web_stories',
  {
    ...contentColumns(),
    description: text().notNull(),
    posterKey: textKey('poster_key', () => pictures.key),
    /** The number of pages, so that lists need not read them. */
    pageCount: smallint('page_count').notNull(),
  },
  (table) => [
    index('web_stories_search').using('gin', table.search),
    index('web_stories_status').on(table.status, table.id),
    index('web_stories_poster').on(table.posterKey),
    index('web_stories_category').on(table.categoryId),
  ],
);

export const webStoryPages = pgTable(
  'web_story_pages',
  {
    storyId: bigintKey('story_id', () => webStories.id, { onDelete: 'cascade' }),
    /** From 1. */
    position: smallint().notNull(),
    pictureKey: textKey('picture_key', () => pictures.key),
    headline: text().notNull(),
    text: text().notNull(),
    /** The credit, if it differs from the picture's own. */
    credit: text(),
    linkHref: text('link_href'),
    linkLabel: text('link_label'),
    placement: text({ enum: textPlacements }).notNull(),
    /** Display time until the next page comes automatically. */
    seconds: smallint().notNull(),
  },
  (table) => [primaryKey({ columns: [table.storyId, table.position] }), index('web_story_pages_picture').on(table.pictureKey)],
);
