import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { pictures } from '../../content/pictures/tables.ts';
import { topics } from '../../content/topics/tables.ts';
import type { StoryDocument } from '../../platform/document/storyDocument.ts';
import { bigintKey, integerKey } from '../../platform/foreignKey.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The keys of the pictures in a document, one by one or in galleries. The index knows it by these very words. */
export const bodyPictures = (body: AnyPgColumn) => sql`jsonb_path_query_array(${body}, '$.**.picture')`;

/** What readers see, and nothing else: a story that is not published, or no longer, has no row here. */
export const articles = pgTable(
  'articles',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    slug: text().notNull(),
    headline: text().notNull(),
    deck: text().notNull().default(''),
    kicker: text().notNull().default(''),
    body: jsonb().$type<StoryDocument>().notNull(),
    language: text().notNull().default('gu'),
    categoryId: integerKey('category_id', () => topics.id),
    cityId: integer('city_id').references(() => topics.id),
    pictureKey: text('picture_key').references(() => pictures.key),
    pictureCaption: text('picture_caption').notNull().default(''),
    /** What was wrong before and is corrected now, as readers are told. */
    correction: text().notNull().default(''),
    breaking: boolean().notNull().default(false),
    /** When breaking news ends; null is until an editor ends it. */
    breakingUntil: moment('breaking_until'),
    sensitive: boolean().notNull().default(false),
    topStory: boolean('top_story').notNull().default(false),
    readingMinutes: smallint('reading_minutes').notNull(),
    publishedAt: moment('published_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('articles_city').on(table.cityId),
    index('articles_category').on(table.categoryId),
    index('articles_breaking_until').on(table.breakingUntil).where(sql`${table.breakingUntil} is not null`),
    index('articles_picture').on(table.pictureKey),
    index('articles_body_pictures').using('gin', bodyPictures(table.body)),
  ],
);

/**
 * The folded words of a story (see `platform/text/folding.ts`): headline weighs most, then deck and kicker, then body.
 * With them stands the year of publication, as `@2026`, so that the index finds a word within some years without reading
 * where else it stands (see `searchStories.ts`).
 */
export const articleSearch = pgTable(
  'article_search',
  {
    articleId: bigint('article_id', { mode: 'number' })
      .primaryKey()
      .references(() => articles.id, { onDelete: 'cascade' }),
    publishedAt: moment('published_at').notNull(),
    keys: tsvector().notNull(),
  },
  (table) => [index('article_search_keys').using('gin', table.keys), index('article_search_newest').on(table.publishedAt, table.articleId)],
);

/** How often a story was read by people. */
export const articleReads = pgTable('article_reads', {
  articleId: bigint('article_id', { mode: 'number' })
    .primaryKey()
    .references(() => articles.id, { onDelete: 'cascade' }),
  reads: integer().notNull(),
});

/**
 * What is read now, for the whole paper and for each city. Every read weighs half as much each half-life earlier; `heat`
 * is the logarithm (base 2) of the decayed sum as seen from a fixed moment, so that rows never need recomputing.
 */
export const articleHeat = pgTable(
  'article_heat',
  {
    topicId: integerKey('topic_id', () => topics.id, { onDelete: 'cascade' }),
    articleId: bigintKey('article_id', () => articles.id, { onDelete: 'cascade' }),
    heat: doublePrecision().notNull(),
  },
  (table) => [
    index('article_heat_article').on(table.articleId),
    primaryKey({ columns: [table.topicId, table.articleId] }),
    index('article_heat_hottest').on(table.topicId, sql`${table.heat} desc`, table.articleId),
  ],
);
