import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { topicKinds } from './topicKinds.ts';

export { type TopicKind, topicKinds } from './topicKinds.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const topics = pgTable(
  'topics',
  {
    id: serial().primaryKey(),
    kind: text({ enum: topicKinds }).notNull(),
    slug: text().notNull(),
    name: text().notNull(),
    nameEn: text('name_en').notNull(),
    description: text().notNull().default(''),
    parentId: integer('parent_id').references((): AnyPgColumn => topics.id),
    position: integer().notNull().default(0),
    /** Stories listed under the topic; kept by a trigger on placements, never counted. */
    storyCount: integer('story_count').notNull().default(0),
    /** The folded words of its names, by which the newsroom finds it in either script. */
    keys: tsvector().notNull().default(sql`''`),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('topics_kind_slug').on(table.kind, table.slug),
    index('topics_kind_position').on(table.kind, table.position),
    index('topics_parent').on(table.parentId),
    index('topics_keys').using('gin', table.keys),
    index('topics_largest_tags').on(sql`${table.storyCount} desc`, table.id).where(sql`${table.kind} = 'tag'`),
  ],
);

/** Slugs a topic once had: their addresses move readers on to the present one. */
export const formerSlugs = pgTable(
  'former_slugs',
  {
    kind: text({ enum: topicKinds }).notNull(),
    slug: text().notNull(),
    topicId: integer('topic_id')
      .notNull()
      .references(() => topics.id, { onDelete: 'cascade' }),
  },
  (table) => [index('former_slugs_topic').on(table.topicId), primaryKey({ columns: [table.kind, table.slug] })],
);

/** What an author's page tells beyond the name. */
export const authors = pgTable('authors', {
  topicId: integer('topic_id')
    .primaryKey()
    .references(() => topics.id, { onDelete: 'cascade' }),
  role: text().notNull().default(''),
  bio: text().notNull().default(''),
});
