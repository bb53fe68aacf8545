import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, index, integer, pgTable, primaryKey, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, tsvector } from '../../platform/columns.ts';
import { topicKinds } from './topicKinds.ts';

export { type TopicKind, topicKinds } from './topicKinds.ts';

export const topics = pgTable(
  'topics',
  {
    id: serial().primaryKey(),
    kind: text({ enum: topicKinds }).notNull(),
    slug: text().notNull(),
    name: text().notNull(),
    nameEn: text('name_en').notNull(),
    description: text().notNull().default(''),
    searchTitle: text('search_title').notNull().default(''),
    searchDescription: text('search_description').notNull().default(''),
    noindex: boolean().notNull().default(false),
    parentId: integer('parent_id').references((): AnyPgColumn => topics.id),
    position: integer().notNull().default(0),
    /** Number of stories under the topic, maintained by a trigger on placements. */
    storyCount: integer('story_count').notNull().default(0),
    /** Search index of the newsroom, in either script: the folded words of its names. */
    keys: tsvector().notNull().default(sql`''`),
    /** Raised with each change in its form; its place among the others is not part of that. */
    version: integer().notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('topics_kind_slug').on(table.kind, table.slug),
    index('topics_kind_position').on(table.kind, table.position),
    index('topics_parent').on(table.parentId),
    index('topics_keys').using('gin', table.keys),
    index('topics_largest_tags').on(sql`${table.storyCount} desc`, table.id).where(sql`${table.kind} = 'tag'`),
  ],
);

/** Former slugs of topics; their addresses redirect to the current one. */
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

/** Content of an author's page beyond the name. */
export const authors = pgTable('authors', {
  topicId: integer('topic_id')
    .primaryKey()
    .references(() => topics.id, { onDelete: 'cascade' }),
  role: text().notNull().default(''),
  bio: text().notNull().default(''),
  sameAs: text('same_as').array().notNull().default([]),
});
