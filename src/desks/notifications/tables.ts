import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bigintKey, moment, textKey } from '../../platform/columns.ts';
import { staff, staffSessions } from '../staff/tables.ts';
import { stories } from '../stories/tables.ts';
import { notificationChannels, notificationKinds } from './telling/notificationKinds.ts';

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

/** Browsers in which members have turned notifications on. Each belongs to a session, and goes with it. */
export const notificationBrowsers = pgTable(
  'notification_browsers',
  {
    id: rowKey(),
    staffId: ofStaff(),
    sessionId: textKey('session_id', () => staffSessions.id, { onDelete: 'cascade' }),
    /** SHA-256 of the endpoint, which is too long for an index. */
    endpointHash: text('endpoint_hash').notNull(),
    endpoint: text().notNull(),
    /** The browser's public key and secret for encryption (RFC 8291), base64url. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    browserName: text('browser_name').notNull(),
    savedAt: moment('saved_at').notNull(),
    /** Messages in a row that its push service has refused. */
    failures: smallint().notNull().default(0),
  },
  (table) => [
    uniqueIndex('notification_browsers_endpoint').on(table.endpointHash),
    index('notification_browsers_session').on(table.sessionId),
    index('notification_browsers_staff').on(table.staffId),
  ],
);

/** Notifications that are still to be sent to a browser; what has been sent, or is not sent any more, is deleted. */
export const notificationPushes = pgTable(
  'notification_pushes',
  {
    id: rowKey(),
    notificationId: bigintKey('notification_id', () => notifications.id, { onDelete: 'cascade' }),
    browserId: bigintKey('browser_id', () => notificationBrowsers.id, { onDelete: 'cascade' }),
    tries: smallint().notNull().default(0),
    /** The next try; a process that tries moves it on first, so that no other process tries meanwhile. */
    dueAt: moment('due_at').notNull(),
  },
  (table) => [
    index('notification_pushes_notification').on(table.notificationId),
    index('notification_pushes_browser').on(table.browserId),
    index('notification_pushes_due').on(table.dueAt),
  ],
);
