import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigintKey, integerKey, moment } from '../../platform/columns.ts';
import { stories } from '../stories/tables.ts';
import { testOutcomes } from './deciding/judge.ts';

/** Tests of headlines. Staff are referenced without a foreign key, because tests outlive accounts. */
export const headlineTests = pgTable(
  'headline_tests',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    storyId: bigintKey('story_id', () => stories.id, { onDelete: 'cascade' }),
    state: text({ enum: ['planned', 'running', 'ended'] }).notNull(),
    startsAt: moment('starts_at').notNull(),
    /** When it ends at the latest. */
    endsAt: moment('ends_at').notNull(),
    /** Whether the winner becomes the story's headline everywhere, not only on the front page and in lists. */
    isForAll: boolean('is_for_all').notNull().default(false),
    startedById: text('started_by_id').notNull().default(''),
    startedByName: text('started_by_name').notNull(),
    /** When the rule was last asked. */
    checkedAt: moment('checked_at'),
    endedAt: moment('ended_at'),
    endedByName: text('ended_by_name').notNull().default(''),
    outcome: text({ enum: testOutcomes }),
    /** The place of the headline that the story has since. */
    winner: smallint(),
  },
  (table) => [
    index('headline_tests_story').on(table.storyId, table.id),
    uniqueIndex('headline_tests_one_at_a_time').on(table.storyId).where(sql`${table.state} <> 'ended'`),
    index('headline_tests_open').on(table.id).where(sql`${table.state} <> 'ended'`),
    index('headline_tests_ended').on(table.endedAt).where(sql`${table.state} = 'ended'`),
  ],
);

/** The headlines of a test: 0 is the original. Sums only: visits that have seen it, and that have pressed it. */
export const headlineVariants = pgTable(
  'headline_variants',
  {
    testId: integerKey('test_id', () => headlineTests.id, { onDelete: 'cascade' }),
    place: smallint().notNull(),
    headline: text().notNull(),
    shown: integer().notNull().default(0),
    clicked: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.testId, table.place] })],
);
