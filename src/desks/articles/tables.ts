import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  customType,
  date,
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
import type { Sentence } from '../../site/newsroom/newsroomError.ts';
import type { StoryState, StoryStep } from './stories/storySteps.ts';
import type { WorkingCopy } from './stories/workingCopy.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The keys of the pictures in a document, one by one or in galleries. The index knows it by these very words. */
export const bodyPictures = (body: AnyPgColumn) => sql`jsonb_path_query_array(${body}, '$.**.picture')`;

/** The same of a working copy, with the picture at its head. */
export const workingPictures = (working: AnyPgColumn) =>
  sql`(jsonb_path_query_array(${working}, '$.**.picture') || jsonb_path_query_array(${working}, '$.pictureKey'))`;

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
    categoryId: integer('category_id')
      .notNull()
      .references(() => topics.id),
    cityId: integer('city_id').references(() => topics.id),
    pictureKey: text('picture_key').references(() => pictures.key),
    pictureCaption: text('picture_caption').notNull().default(''),
    /** What was wrong before and is corrected now, as readers are told. */
    correction: text().notNull().default(''),
    breaking: boolean().notNull().default(false),
    /** Breaking news falls at this moment by itself; null holds until an editor takes it down. */
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
    topicId: integer('topic_id')
      .notNull()
      .references(() => topics.id, { onDelete: 'cascade' }),
    articleId: bigint('article_id', { mode: 'number' })
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    heat: doublePrecision().notNull(),
  },
  (table) => [
    index('article_heat_article').on(table.articleId),
    primaryKey({ columns: [table.topicId, table.articleId] }),
    index('article_heat_hottest').on(table.topicId, sql`${table.heat} desc`, table.articleId),
  ],
);

/**
 * Every story as the newsroom knows it, published or not, under the id that it has, had or will have in `articles`. What was taken in
 * by an import has a row without a working copy. Staff are named without a foreign key: a story outlives its reporter's account.
 */
export const stories = pgTable(
  'stories',
  {
    id: bigint({ mode: 'number' }).primaryKey(),
    state: text().$type<StoryState>().notNull(),
    /** The story as editors have it; null when that is what readers see. */
    working: jsonb().$type<WorkingCopy>(),
    /** Rises with everything that is saved and every step; whoever saves says which one they began from. */
    version: integer().notNull().default(1),
    /** The version that readers see; null when they see none. */
    publishedVersion: integer('published_version'),
    headline: text().notNull(),
    /** The folded words of the headline, without their places. */
    keys: tsvector().notNull(),
    slug: text().notNull(),
    /** No foreign keys: what the working copy names may be gone, which is found out before it is published. */
    categoryId: integer('category_id'),
    cityId: integer('city_id'),
    authorIds: integer('author_ids').array().notNull().default([]),
    createdById: text('created_by_id').notNull().default(''),
    createdByName: text('created_by_name').notNull().default(''),
    /** Whose story it is; empty for what came from elsewhere. */
    ownerId: text('owner_id').notNull().default(''),
    ownerName: text('owner_name').notNull().default(''),
    /** Why it was returned, or why it was withdrawn: then readers read it where the story stood. */
    note: text().notNull().default(''),
    /** The day for which it is planned, as the newsroom's calendar has it. */
    plannedFor: date('planned_for', { mode: 'string' }),
    /** When it must be ready for the next desk. */
    deadline: moment('deadline'),
    scheduledAt: moment('scheduled_at'),
    /** How often its publication has failed, and when it is tried again. */
    scheduleAttempts: smallint('schedule_attempts').notNull().default(0),
    scheduleRetryAt: moment('schedule_retry_at'),
    /** When it came before readers first; kept while it is withdrawn. */
    publishedAt: moment('published_at'),
    /** Where it stood until it was withdrawn. */
    formerAddress: text('former_address'),
    trashedFrom: text('trashed_from').$type<StoryState>(),
    trashedAt: moment('trashed_at'),
    createdAt: moment('created_at').notNull(),
    /** When it was last saved, or a step taken with it. */
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('stories_newest').on(table.updatedAt, table.id),
    index('stories_state').on(table.state, table.updatedAt, table.id),
    index('stories_category').on(table.categoryId, table.updatedAt, table.id),
    index('stories_city').on(table.cityId, table.updatedAt, table.id).where(sql`${table.cityId} is not null`),
    index('stories_owner').on(table.ownerId, table.updatedAt, table.id).where(sql`${table.ownerId} <> ''`),
    index('stories_authors').using('gin', table.authorIds),
    index('stories_keys').using('gin', table.keys),
    index('stories_working_pictures').using('gin', workingPictures(table.working)),
    index('stories_slug').on(table.slug),
    index('stories_due').on(table.scheduledAt).where(sql`${table.state} = 'scheduled'`),
    index('stories_planned').on(table.plannedFor, table.id).where(sql`${table.plannedFor} is not null`),
    index('stories_trashed').on(table.trashedAt).where(sql`${table.state} = 'trash'`),
  ],
);

/** Every version of a story that was saved, and every step it took. */
export const storyRevisions = pgTable(
  'story_revisions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    storyId: bigint('story_id', { mode: 'number' })
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    /** For a conflict: the version on which the rejected save was based. */
    version: integer().notNull(),
    working: jsonb().$type<WorkingCopy>().notNull(),
    state: text().$type<StoryState>().notNull(),
    /** The step that made this version; null when it was only saved. */
    step: text().$type<StoryStep>(),
    note: text().notNull().default(''),
    savedById: text('saved_by_id').notNull(),
    savedByName: text('saved_by_name').notNull(),
    savedAt: moment('saved_at').notNull(),
    /** The first of the automatic saves that this one stands for. */
    begunAt: moment('begun_at').notNull(),
    autosave: boolean().notNull().default(false),
    /** A save that came too late and changed nothing, kept so that nothing is lost. */
    conflict: boolean().notNull().default(false),
  },
  (table) => [index('story_revisions_story').on(table.storyId, table.id)],
);

/** Who has a story open for editing. A lock without a sign of life is over (see `storyLocks.ts`). */
export const storyLocks = pgTable('story_locks', {
  storyId: bigint('story_id', { mode: 'number' })
    .primaryKey()
    .references(() => stories.id, { onDelete: 'cascade' }),
  staffId: text('staff_id').notNull(),
  staffName: text('staff_name').notNull(),
  since: moment('since').notNull(),
  heartbeatAt: moment('heartbeat_at').notNull(),
});

/** What went wrong with the schedule, until someone has taken note of it. */
export const scheduleAlarms = pgTable(
  'schedule_alarms',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    storyId: bigint('story_id', { mode: 'number' })
      .notNull()
      .references(() => stories.id, { onDelete: 'cascade' }),
    /** Published too late, or not for an error. */
    kind: text({ enum: ['missed', 'failed'] }).notNull(),
    dueAt: moment('due_at').notNull(),
    at: moment('at').notNull(),
    /** Why it could not be published, for editors. */
    error: jsonb().$type<Sentence>(),
    attempts: smallint().notNull().default(0),
    /** When the story was published after all. */
    caughtUpAt: moment('caught_up_at'),
    acknowledgedAt: moment('acknowledged_at'),
    acknowledgedBy: text('acknowledged_by').notNull().default(''),
  },
  (table) => [
    index('schedule_alarms_open').on(table.at).where(sql`${table.acknowledgedAt} is null`),
    index('schedule_alarms_story').on(table.storyId),
  ],
);
