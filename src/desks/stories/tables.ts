import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, boolean, date, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { bigintKey, moment, tsvector } from '../../platform/columns.ts';
import type { Sentence } from '../../site/newsroom/newsroomError.ts';
import type { WorkingCopy } from './copies/workingCopy.ts';
import type { StoryState, StoryStep } from './steps/storySteps.ts';

/**
 * The keys of the pictures in a working copy: in its document, and the main picture, and that for social networks. The
 * index uses exactly this expression.
 */
export const workingPictures = (working: AnyPgColumn) =>
  sql`(jsonb_path_query_array(${working}, '$.**.picture') || jsonb_path_query_array(${working}, '$.pictureKey') || jsonb_path_query_array(${working}, '$.socialPictureKey'))`;

/**
 * Every story of the newsroom, published or not, with the id that it has, had or will have in `articles`. An imported story has a row
 * without a working copy. Staff are referenced without a foreign key, because stories outlive accounts.
 */
export const stories = pgTable(
  'stories',
  {
    id: bigint({ mode: 'number' }).primaryKey(),
    state: text().$type<StoryState>().notNull(),
    /** The working copy; null if it equals the published version. */
    working: jsonb().$type<WorkingCopy>(),
    /** Increases with every save and every step; each save names the version it is based on. */
    version: integer().notNull().default(1),
    /** The published version; null if the story is not published. */
    publishedVersion: integer('published_version'),
    headline: text().notNull(),
    /** The folded words of the headline, without positions. */
    keys: tsvector().notNull(),
    slug: text().notNull(),
    /** No foreign keys: references in a working copy may be invalid; they are checked before publishing. */
    categoryId: integer('category_id'),
    cityId: integer('city_id'),
    authorIds: integer('author_ids').array().notNull().default([]),
    createdById: text('created_by_id').notNull().default(''),
    createdByName: text('created_by_name').notNull().default(''),
    /** The owner of the story; empty for imported ones. */
    ownerId: text('owner_id').notNull().default(''),
    ownerName: text('owner_name').notNull().default(''),
    /** Why the story was returned or withdrawn; in the latter case readers see it at the story's address. */
    note: text().notNull().default(''),
    /** The planned day in the newsroom's calendar. */
    plannedFor: date('planned_for', { mode: 'string' }),
    /** The deadline for the next desk. */
    deadline: moment('deadline'),
    /** Raised with each change of the plan: its day, its deadline, its owner. */
    planVersion: integer('plan_version').notNull().default(1),
    scheduledAt: moment('scheduled_at'),
    /** Number of failed publications, and the time of the next retry. */
    scheduleAttempts: smallint('schedule_attempts').notNull().default(0),
    scheduleRetryAt: moment('schedule_retry_at'),
    /** When it was first published; kept while it is withdrawn. */
    publishedAt: moment('published_at'),
    /** Its address until it was withdrawn. */
    formerAddress: text('former_address'),
    trashedFrom: text('trashed_from').$type<StoryState>(),
    trashedAt: moment('trashed_at'),
    createdAt: moment('created_at').notNull(),
    /** Time of the last save or step. */
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

/** Every saved version of a story, and every step. */
export const storyRevisions = pgTable(
  'story_revisions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    storyId: bigintKey('story_id', () => stories.id, { onDelete: 'cascade' }),
    /** For a conflict: the version that the rejected save is based on. */
    version: integer().notNull(),
    working: jsonb().$type<WorkingCopy>().notNull(),
    state: text().$type<StoryState>().notNull(),
    /** The step that created this version; null for a save. */
    step: text().$type<StoryStep>(),
    note: text().notNull().default(''),
    savedById: text('saved_by_id').notNull(),
    savedByName: text('saved_by_name').notNull(),
    savedAt: moment('saved_at').notNull(),
    /** The time of the first autosave that this revision covers. */
    begunAt: moment('begun_at').notNull(),
    autosave: boolean().notNull().default(false),
    /** A rejected save that changed nothing, kept so that its text is not lost. */
    conflict: boolean().notNull().default(false),
  },
  (table) => [index('story_revisions_story').on(table.storyId, table.id)],
);

/** Who has a story open for editing. A lock without a recent heartbeat has expired (see `storyLocks.ts`). */
export const storyLocks = pgTable('story_locks', {
  storyId: bigint('story_id', { mode: 'number' })
    .primaryKey()
    .references(() => stories.id, { onDelete: 'cascade' }),
  staffId: text('staff_id').notNull(),
  staffName: text('staff_name').notNull(),
  since: moment('since').notNull(),
  heartbeatAt: moment('heartbeat_at').notNull(),
});

/** Failures of the schedule, until someone acknowledges them. */
export const scheduleAlarms = pgTable(
  'schedule_alarms',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    storyId: bigintKey('story_id', () => stories.id, { onDelete: 'cascade' }),
    /** Published too late, or not published because of an error. */
    kind: text({ enum: ['missed', 'failed'] }).notNull(),
    dueAt: moment('due_at').notNull(),
    at: moment('at').notNull(),
    /** Why it could not be published, for editors. */
    error: jsonb().$type<Sentence>(),
    attempts: smallint().notNull().default(0),
    /** When the story was finally published. */
    caughtUpAt: moment('caught_up_at'),
    acknowledgedAt: moment('acknowledged_at'),
    acknowledgedBy: text('acknowledged_by').notNull().default(''),
  },
  (table) => [
    index('schedule_alarms_open').on(table.at).where(sql`${table.acknowledgedAt} is null`),
    index('schedule_alarms_story').on(table.storyId),
  ],
);
