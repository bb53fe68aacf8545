import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { integerKey, moment, tsvector } from '../platform/columns.ts';
import { topics } from './topics/tables.ts';

/**
 * An item's placement in a topic's list. One table serves the lists of all kinds of content, newest first within a topic. Topics chosen by
 * an editor and derived ones (a subcategory's parent, the site's list `latest`) are stored alike; `position` is the order in which topics
 * were chosen (for a byline), and null for derived placements.
 */
export const placements = pgTable(
  'placements',
  {
    topicId: integerKey('topic_id', () => topics.id),
    /** A kind of content: `article`, `photo-gallery`, `short`. */
    kind: text().notNull(),
    publishedAt: moment('published_at').notNull(),
    /** The item's id in the table of its kind. */
    itemId: bigint('item_id', { mode: 'number' }).notNull(),
    position: smallint(),
  },
  (table) => [
    primaryKey({ columns: [table.topicId, table.kind, table.publishedAt, table.itemId] }),
    index('placements_item').on(table.itemId, table.kind),
  ],
);

/**
 * Number of items of a kind in a list: in total, per month and per day (UTC), maintained by a trigger on placements. A deep page is found
 * by adding up a few of these instead of skipping every newer item.
 */
export const tallies = pgTable(
  'tallies',
  {
    topicId: integerKey('topic_id', () => topics.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    grain: text({ enum: ['all', 'month', 'day'] }).notNull(),
    /** The first day of the month, or the day; for `all` the day 0001-01-01. */
    starts: date({ mode: 'string' }).notNull(),
    items: integer().notNull(),
    /** When an item was last added, changed or removed: the database's time, just before the commit. */
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.topicId, table.kind, table.grain, table.starts] }),
    index('tallies_totals').on(table.kind, table.topicId).where(sql`${table.grain} = 'all'`),
  ],
);

export const contentStatuses = ['draft', 'published', 'withdrawn'] as const;
export type ContentStatus = (typeof contentStatuses)[number];

/** The columns that every kind of content has in its table. */
export const contentColumns = () => ({
  id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  /** Latin words joined by dashes; the address appends the id. */
  slug: text().notNull(),
  title: text().notNull(),
  categoryId: integerKey('category_id', () => topics.id),
  /** Only published items are visible to readers; the others only to editors. */
  status: text({ enum: contentStatuses }).notNull(),
  /** Raised with each change, so that an editor cannot overwrite what another has changed meanwhile. */
  version: integer().notNull().default(1),
  /** Search index of the newsroom: folded words. */
  search: tsvector().notNull().default(''),
  publishedAt: moment('published_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});
