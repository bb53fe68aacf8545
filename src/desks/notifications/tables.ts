import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, primaryKey, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigintKey, textKey } from '../../platform/foreignKey.ts';
import { staff } from '../staff/tables.ts';
import { stories } from '../stories/tables.ts';
import { notificationChannels, notificationKinds } from './telling/notificationKinds.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const rowKey = () => bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity();
const ofStaff = () => textKey('staff_id', () => staff.id, { onDelete: 'cascade' });

/** Mails with what a member was told within some minutes. A mail that is not needed any more is removed unsent. */
export const notificationMails = pgTable(
  'notification_mails',
  {
    id: rowKey(),
    staffId: ofStaff(),
    createdAt: moment('created_at').notNull(),
    /** How often it has been tried. Until the first try further notifications are added to it. */
    tries: smallint().notNull().default(0),
    /** The next try; a process that tries moves it on first, so that no other process tries meanwhile. */
    dueAt: moment('due_at').notNull(),
    sentAt: moment('sent_at'),
  },
  (table) => [
    index('notification_mails_staff').on(table.staffId),
    uniqueIndex('notification_mails_open').on(table.staffId).where(sql`${table.tries} = 0`),
    index('notification_mails_due').on(table.dueAt).where(sql`${table.sentAt} is null`),
    index('notification_mails_sent').on(table.sentAt).where(sql`${table.sentAt} is not null`),
  ],
);

/** What members of the staff are told about stories, each for one member. */
export const notifications = pgTable(
  'notifications',
  {
    id: rowKey(),
    staffId: ofStaff(),
    kind: text({ enum: notificationKinds }).notNull(),
    storyId: bigintKey('story_id', () => stories.id, { onDelete: 'cascade' }),
    /** At that time; empty for a story without one. */
    headline: text().notNull(),
    /** The name of the colleague who did it; empty for the schedule. */
    byName: text('by_name').notNull(),
    /** What the colleague wrote, or why the schedule failed. */
    note: text().notNull(),
    createdAt: moment('created_at').notNull(),
    readAt: moment('read_at'),
    /** The mail that it is sent with; null if it is not sent by mail. */
    mailId: bigint('mail_id', { mode: 'number' }).references(() => notificationMails.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('notifications_staff').on(table.staffId, table.id),
    index('notifications_unread').on(table.staffId, table.id).where(sql`${table.readAt} is null`),
    index('notifications_story').on(table.storyId),
    index('notifications_mail').on(table.mailId),
    index('notifications_created').on(table.createdAt),
    index('notifications_read').on(table.readAt).where(sql`${table.readAt} is not null`),
  ],
);

/** By which channels members want which kinds; without a row the default holds. */
export const notificationChoices = pgTable(
  'notification_choices',
  {
    staffId: ofStaff(),
    channel: text({ enum: notificationChannels }).notNull(),
    kind: text({ enum: notificationKinds }).notNull(),
    isWanted: boolean('is_wanted').notNull(),
  },
  (table) => [primaryKey({ columns: [table.staffId, table.channel, table.kind] })],
);
