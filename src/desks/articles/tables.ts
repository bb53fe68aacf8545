import { eq, ne, type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { pictures } from '../../content/pictures/tables.ts';
import { topics } from '../../content/topics/tables.ts';
import { bigintKey, integerKey, moment } from '../../platform/columns.ts';
import type { StoryDocument } from '../../platform/document/storyDocument.ts';
import type { Language } from '../../platform/text/language.ts';
import { commentingChoices } from './commenting/commenting.ts';

/** The keys of the pictures in a document, single ones and those in galleries. The index uses exactly this expression. */
export const bodyPictures = (body: AnyPgColumn) => sql`jsonb_path_query_array(${body}, '$.**.picture')`;

/** Stories that search engines must not index, or that name an original. The index uses exactly this expression. */
export const isUnlisted = ({ noindex, canonical }: { noindex: AnyPgColumn; canonical: AnyPgColumn }) =>
  sql`(${noindex} or ${canonical} <> '')`;

/** Published stories only: a story that is not published, or no longer, has no row here. */
export const articles = pgTable(
  'articles',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    slug: text().notNull(),
    headline: text().notNull(),
    /** The headline on the front page and in lists; empty for the headline itself. */
    listHeadline: text('list_headline').notNull().default(''),
    deck: text().notNull().default(''),
    kicker: text().notNull().default(''),
    body: jsonb().$type<StoryDocument>().notNull(),
    language: text().notNull().default('gu'),
    /**
     * The story of the other edition that this one translates. No foreign key: only published stories are here, and a
     * pair is whole again when a withdrawn half is published again.
     */
    translationOf: bigint('translation_of', { mode: 'number' }),
    categoryId: integerKey('category_id', () => topics.id),
    cityId: integer('city_id').references(() => topics.id),
    pictureKey: text('picture_key').references(() => pictures.key),
    pictureCaption: text('picture_caption').notNull().default(''),
    /** The correction notice for readers. */
    correction: text().notNull().default(''),
    breaking: boolean().notNull().default(false),
    /** When the story leaves breaking news; null until an editor removes it. */
    breakingUntil: moment('breaking_until'),
    sensitive: boolean().notNull().default(false),
    topStory: boolean('top_story').notNull().default(false),
    /** What search engines and social networks are told instead of the headline, the deck and the main picture; empty for these. */
    searchTitle: text('search_title').notNull().default(''),
    searchDescription: text('search_description').notNull().default(''),
    socialHeadline: text('social_headline').notNull().default(''),
    socialPictureKey: text('social_picture_key').references(() => pictures.key),
    /** The address of the original of a text taken over from elsewhere. */
    canonical: text().notNull().default(''),
    /** Keeps the story out of search engines and sitemaps; it stays in lists. */
    noindex: boolean().notNull().default(false),
    /** The place from which the story is reported, shown at the start of its text. */
    dateline: text().notNull().default(''),
    /** The advertiser who has paid for the story; empty for the newspaper's own. */
    sponsor: text().notNull().default(''),
    commenting: text({ enum: commentingChoices }).notNull().default('site'),
    /** Number of published comments, kept by the comments desk. */
    commentCount: integer('comment_count').notNull().default(0),
    readingMinutes: smallint('reading_minutes').notNull(),
    publishedAt: moment('published_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('articles_city').on(table.cityId),
    index('articles_category').on(table.categoryId),
    index('articles_breaking_until').on(table.breakingUntil).where(sql`${table.breakingUntil} is not null`),
    index('articles_corrected').on(sql`${table.updatedAt} desc`, sql`${table.id} desc`).where(sql`${table.correction} <> ''`),
    index('articles_translation_of').on(table.translationOf).where(sql`${table.translationOf} is not null`),
    index('articles_picture').on(table.pictureKey),
    index('articles_social_picture').on(table.socialPictureKey),
    index('articles_unlisted').on(table.publishedAt).where(isUnlisted(table)),
    index('articles_body_pictures').using('gin', bodyPictures(table.body)),
  ],
);

/** Stories of an edition. Every story that is not in English is in the Gujarati one (see `editionOf`). */
export const isOfEdition = (edition: Language): SQL => (edition === 'en' ? eq(articles.language, 'en') : ne(articles.language, 'en'));

/** Number of views of a story by people: `reads`, in the database and in exports. */
export const articleViewCounts = pgTable('article_reads', {
  articleId: bigint('article_id', { mode: 'number' })
    .primaryKey()
    .references(() => articles.id, { onDelete: 'cascade' }),
  reads: integer().notNull(),
});

/**
 * What is trending, in the whole newspaper and in each city. The weight of a view halves with each half-life; the trend score (`heat` in the
 * database and in exports) is the logarithm (base 2) of the decayed sum relative to a fixed time, so that rows never need recomputing.
 */
export const articleTrendScores = pgTable(
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
