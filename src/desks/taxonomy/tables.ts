import { type AnyPgColumn, index, integer, pgTable, primaryKey, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/**
 * Everything a story can be listed under. `list` topics are the paper's own running lists: latest, breaking, top-head
 * and top-story.
 */
export const topicKinds = ['list', 'category', 'city', 'section', 'magazine', 'column', 'tag', 'author'] as const;
export type TopicKind = (typeof topicKinds)[number];

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
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('topics_kind_slug').on(table.kind, table.slug),
    index('topics_kind_position').on(table.kind, table.position),
    index('topics_parent').on(table.parentId),
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
  (table) => [primaryKey({ columns: [table.kind, table.slug] })],
);

/** What an author's page tells beyond the name. */
export const authors = pgTable('authors', {
  topicId: integer('topic_id')
    .primaryKey()
    .references(() => topics.id, { onDelete: 'cascade' }),
  role: text().notNull().default(''),
  bio: text().notNull().default(''),
});
