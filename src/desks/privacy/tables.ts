import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { ofReader } from '../readers/tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What readers agreed to and withdrew, in order: the newest row of a purpose says what holds now. */
export const consents = pgTable(
  'consents',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    readerId: ofReader('reader_id'),
    purpose: text().notNull(),
    /** The version of the text that the reader saw. */
    wording: text().notNull(),
    isGiven: boolean('is_given').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('consents_reader').on(table.readerId, table.purpose, table.id)],
);

/** Readers who have said that they are younger than 18. */
export const minors = pgTable('minors', { readerId: ofReader('reader_id').primaryKey(), since: moment('since').notNull() });

/** When each kind of personal data was last swept. */
export const retentionRuns = pgTable('retention_runs', {
  name: text().primaryKey(),
  startedAt: moment('started_at').notNull(),
});
