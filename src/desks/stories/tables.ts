import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { bigintKey } from '../../platform/foreignKey.ts';
import type { Sentence } from '../../site/newsroom/newsroomError.ts';
import type { WorkingCopy } from './copies/workingCopy.ts';
import type { StoryState, StoryStep } from './steps/storySteps.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The keys of the pictures in a working copy: in its document, and at its head. The index knows it by these very words. */
export const workingPictures = (working: AnyPgColumn) =>
  sql`(jsonb_path_query_array(${working}, '$.**.picture') || jsonb_path_query_array(${working}, '$.pictureKey'))`;

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
    storyId: bigintKey('story_id', () => stories.id, { onDelete: 'cascade' }),
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
    storyId: bigintKey('story_id', () => stories.id, { onDelete: 'cascade' }),
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
