import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, textKey } from '../../platform/columns.ts';
import { ofReader, readers } from '../readers/tables.ts';

/** What readers agreed to and withdrew, in order: the newest row of a purpose says what holds now. */
export const consents = pgTable(
  'consents',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    readerId: ofReader('reader_id'),
    purpose: text().notNull(),
    /** The version of the text that the reader saw. */
    wording: text().notNull(),
    /** The text itself, where it was put together for the reader. */
    text: text(),
    isGiven: boolean('is_given').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('consents_reader').on(table.readerId, table.purpose, table.id)],
);

/** Readers who have said that they are younger than 18. */
export const minors = pgTable(
  'minors',
  {
    readerId: ofReader('reader_id').primaryKey(),
    since: moment('since').notNull(),
    /** The month of birth (`2010-05`), once it is given: a parent is asked then. */
    bornIn: text('born_in'),
    /** Since when the account has waited for a parent. */
    waitsSince: moment('waits_since').notNull().defaultNow(),
  },
  (table) => [index('minors_waits').on(table.waitsSince), index('minors_born').on(table.bornIn)],
);

/**
 * Whom a child has named as their parent, and what the parent has decided. A row goes with the child's account, and
 * when the child is 18.
 */
export const parentalConsents = pgTable(
  'parental_consents',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    childId: textKey('child_id', () => minors.readerId, { onDelete: 'cascade' }).unique(),
    /** The mail address or number that the child has given, as readers log in with it. */
    contact: text().notNull(),
    askedAt: moment('asked_at').notNull(),
    declinedAt: moment('declined_at'),
    /** The parent's own account, and what they have said of themselves (Digital Personal Data Protection Rules 2025, rule 10). */
    parentId: text('parent_id').references(() => readers.id, { onDelete: 'cascade' }),
    parentName: text('parent_name'),
    parentBornIn: text('parent_born_in'),
    agreedAt: moment('agreed_at'),
  },
  (table) => [index('parental_consents_contact').on(table.contact), index('parental_consents_parent').on(table.parentId)],
);

/** When each kind of personal data was last swept. */
export const retentionRuns = pgTable('retention_runs', {
  name: text().primaryKey(),
  startedAt: moment('started_at').notNull(),
});
