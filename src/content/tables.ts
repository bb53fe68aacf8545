import { bigint, customType, date, index, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { integerKey } from '../platform/foreignKey.ts';
import { topics } from './topics/tables.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * An item's place in a topic's list. One table serves every list of every kind of content, newest first within a topic. What an editor
 * chose and what follows from it (a sub-category's parent, the site's list `latest`) stand alike; `position` keeps the order in which
 * topics were chosen (a byline's), and is null where the place only follows.
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
 * How many items of a kind a list holds in all, in each month and in each day (UTC), kept by a trigger on placements: a deep page is
 * found by adding up a few of these instead of walking past every newer item.
 */
export const tallies = pgTable(
  'tallies',
  {
    topicId: integerKey('topic_id', () => topics.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    grain: text({ enum: ['all', 'month', 'day'] }).notNull(),
    /** The first day of the month, or the day; of `all` the first day of our era. */
    starts: date({ mode: 'string' }).notNull(),
    items: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.topicId, table.kind, table.grain, table.starts] })],
);

export const contentStatuses = ['draft', 'published', 'withdrawn'] as const;
export type ContentStatus = (typeof contentStatuses)[number];

/** The columns that every kind of content has, for its table. */
export const contentColumns = () => ({
  id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  /** Latin words with dashes; the id is added behind it in the address. */
  slug: text().notNull(),
  title: text().notNull(),
  categoryId: integerKey('category_id', () => topics.id),
  /** Only what is published can be seen; the others are the editors' own. */
  status: text({ enum: contentStatuses }).notNull(),
  /** The folded words by which the newsroom finds it. */
  search: tsvector().notNull().default(''),
  publishedAt: moment('published_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});
