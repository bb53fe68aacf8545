import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { integerKey, moment } from '../../platform/columns.ts';
import { textOf, wordsIn } from '../../platform/text/wordIndex.ts';
import { staff } from '../staff/tables.ts';
import { enquiryKinds, enquiryStates, replyStates } from './inbox/enquiryStates.ts';

type Sender = Record<'name' | 'company' | 'email' | 'phone' | 'city', AnyPgColumn>;

/** What the inbox is searched by: who has sent it; a number of India also without the country's prefix. */
export const senderOf = ({ name, company, email, phone, city }: Sender): SQL =>
  textOf(name, company, email, city, phone, sql`replace(${phone}, '+91', '')`);

/** What advertisers and readers have sent by a form or a call. */
export const enquiries = pgTable(
  'enquiries',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    kind: text({ enum: enquiryKinds }).notNull(),
    state: text({ enum: enquiryStates }).notNull().default('new'),
    name: text().notNull(),
    company: text(),
    /** Lower case. */
    email: text(),
    /** In international form if it is a number of India: `+919825012345`. */
    phone: text(),
    city: text(),
    budget: text(),
    /** The story or page that it is about, as the reader named it. */
    about: text(),
    message: text(),
    assigneeId: text('assignee_id').references(() => staff.id, { onDelete: 'set null' }),
    /** For the staff only. */
    note: text().notNull().default(''),
    /** Counts the changes; each save names the one it is based on. */
    version: integer().notNull().default(1),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('enquiries_state').on(table.state, table.id),
    index('enquiries_kind').on(table.kind, table.id),
    index('enquiries_assignee').on(table.assigneeId, table.id),
    index('enquiries_email').on(table.email),
    index('enquiries_phone').on(table.phone),
    index('enquiries_words').using('gin', wordsIn(senderOf(table))),
    index('enquiries_created').on(table.createdAt),
    // Kept for a time after the last work on them.
    index('enquiries_done').on(table.updatedAt).where(sql`${table.state} in ('answered', 'closed', 'spam')`),
    index('enquiries_spam').on(table.updatedAt).where(sql`${table.state} = 'spam'`),
    // Everything but spam is what the inbox shows first.
    index('enquiries_inbox').on(table.id).where(sql`${table.state} <> 'spam'`),
  ],
);

/** Replies by mail. They name their author as the audit log does, because accounts may be removed. */
export const enquiryReplies = pgTable(
  'enquiry_replies',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    enquiryId: integerKey('enquiry_id', () => enquiries.id, { onDelete: 'cascade' }),
    staffId: text('staff_id').notNull(),
    staffName: text('staff_name').notNull(),
    to: text('to_address').notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    state: text({ enum: replyStates }).notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('enquiry_replies_enquiry').on(table.enquiryId, table.id)],
);
