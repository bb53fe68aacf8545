import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { topics } from '../../content/topics/tables.ts';
import { integerKey, moment, textKey } from '../../platform/columns.ts';
import { deliveryStates, issueStates, returnKinds, skipReasons } from './issues/issueStates.ts';
import { leavings } from './subscribing/subscriberStates.ts';

export const subscribers = pgTable(
  'subscribers',
  {
    /** Lower case. */
    email: text().primaryKey(),
    /** SHA-256 of the address: names it in links, and stays when it is erased. */
    addressHash: text('address_hash').notNull(),
    askedAt: moment('asked_at').notNull().defaultNow(),
    /** Unset while the confirmation is awaited; no newsletter may be sent before. */
    confirmedAt: moment('confirmed_at'),
    /** Version of the wording that was agreed to, in `newsletterConsentWords`. */
    consent: text(),
  },
  (table) => [
    index('subscribers_newest').on(table.askedAt, table.email),
    uniqueIndex('subscribers_address_hash').on(table.addressHash),
    index('subscribers_waiting').on(table.askedAt).where(sql`${table.confirmedAt} is null`),
  ],
);

/** The number of subscribers, updated with each change: one row, from the first subscription on. */
export const subscriberCount = pgTable('subscriber_count', {
  id: integer().primaryKey().default(1),
  /** Confirmed or not. */
  subscribers: integer().notNull(),
  confirmed: integer().notNull().default(0),
});

/** Addresses that were unsubscribed, as hashes only, so that an older list does not bring them back. */
export const newsletterRemovals = pgTable(
  'newsletter_removals',
  {
    addressHash: text('address_hash').primaryKey(),
    at: moment('at').notNull(),
    reason: text({ enum: leavings }).notNull().default('unsubscribed'),
  },
  (table) => [index('newsletter_removals_by_mail').on(table.reason).where(sql`${table.reason} <> 'unsubscribed'`)],
);

/** The editions that staff have defined: one from the front page, or one of a category each. */
export const newsletterEditions = pgTable(
  'newsletter_editions',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** Its category; null for the edition from the front page. */
    topicId: integer('topic_id').references(() => topics.id),
    /** What readers choose by. */
    name: text().notNull(),
    /** The pattern of the subject, with place-holders (`subjectOf`). */
    subject: text().notNull(),
    /** The days of the week on which it goes out, 0 for Sunday. */
    days: integer().array().notNull(),
    /** The minute of the day in India at which it goes out. */
    minute: integer().notNull(),
    /** Whether it goes out, and readers may choose it. */
    isActive: boolean('is_active').notNull(),
    /** When it goes out next; null while it is switched off. */
    nextAt: moment('next_at'),
    /** Counts the changes; each save names the one it is based on. */
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('newsletter_editions_topic').on(table.topicId),
    uniqueIndex('newsletter_editions_front').on(sql`(${table.topicId} is null)`).where(sql`${table.topicId} is null`),
    index('newsletter_editions_next').on(table.nextAt).where(sql`${table.nextAt} is not null`),
  ],
);

/** Which editions a subscriber gets. */
export const newsletterChoices = pgTable(
  'newsletter_choices',
  {
    editionId: integerKey('edition_id', () => newsletterEditions.id, { onDelete: 'cascade' }),
    email: textKey('email', () => subscribers.email, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.editionId, table.email] }), index('newsletter_choices_email').on(table.email)],
);

/** An edition as it goes out once: its content is composed once and then stays as it is. */
export const newsletterIssues = pgTable(
  'newsletter_issues',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    editionId: integerKey('edition_id', () => newsletterEditions.id, { onDelete: 'cascade' }),
    /** When it was to go out. */
    plannedAt: moment('planned_at').notNull(),
    state: text({ enum: issueStates }).notNull(),
    /** Why it was skipped. */
    skipReason: text('skip_reason', { enum: skipReasons }),
    /** Who has sent it by hand; empty for the schedule. */
    byName: text('by_name').notNull().default(''),
    /** Empty until it is composed. */
    subject: text().notNull().default(''),
    html: text().notNull().default(''),
    text: text().notNull().default(''),
    /** While a process composes it, no other does. */
    claimedUntil: moment('claimed_until'),
    startedAt: moment('started_at'),
    endedAt: moment('ended_at'),
    /** To how many subscribers it was to go, and what has become of it so far. */
    recipients: integer().notNull().default(0),
    sent: integer().notNull().default(0),
    /** Refused for good by the mail server, or returned later. */
    bounced: integer().notNull().default(0),
    /** Accepted, and returned because the mailbox takes no mail for now. */
    returnedSoft: integer('returned_soft').notNull().default(0),
    failed: integer().notNull().default(0),
    /** Unsubscribed before it was their turn. */
    dropped: integer().notNull().default(0),
    /** Unsubscribed after they had got it. */
    unsubscribed: integer().notNull().default(0),
    complained: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('newsletter_issues_planned').on(table.editionId, table.plannedAt),
    uniqueIndex('newsletter_issues_composing').on(table.editionId).where(sql`${table.state} = 'composing'`),
    index('newsletter_issues_under_way').on(table.editionId).where(sql`${table.state} in ('composing', 'sending')`),
    index('newsletter_issues_ended').on(table.endedAt),
  ],
);

/** An issue to one subscriber, named by the hash of the address: the address itself is read when it is sent, if it is still there. */
export const newsletterDeliveries = pgTable(
  'newsletter_deliveries',
  {
    issueId: integerKey('issue_id', () => newsletterIssues.id, { onDelete: 'cascade' }),
    addressHash: text('address_hash').notNull(),
    state: text({ enum: deliveryStates }).notNull(),
    tries: integer().notNull().default(0),
    /** When it may be tried; for a claimed one the end of the claim. */
    dueAt: moment('due_at').notNull(),
    /** The process that has claimed it. */
    claimedBy: text('claimed_by'),
    /** That the mail came back; each is counted once. */
    returned: text({ enum: returnKinds }),
  },
  (table) => [
    primaryKey({ columns: [table.issueId, table.addressHash] }),
    index('newsletter_deliveries_hash').on(table.addressHash, table.issueId),
    index('newsletter_deliveries_waiting').on(table.issueId, table.dueAt).where(sql`${table.state} = 'waiting'`),
    index('newsletter_deliveries_claimed').on(table.dueAt).where(sql`${table.state} in ('claimed', 'handing')`),
    index('newsletter_deliveries_uncertain').on(table.issueId).where(sql`${table.state} = 'uncertain'`),
  ],
);

/** How often mail to a subscriber has come back. */
export const newsletterBounces = pgTable(
  'newsletter_bounces',
  {
    email: text()
      .primaryKey()
      .references(() => subscribers.email, { onDelete: 'cascade' }),
    /** For good: there is no such mailbox. After some of them the address is erased. */
    hard: integer().notNull().default(0),
    /** For a time: a full mailbox. After some of them in a row nothing is sent there any more. */
    soft: integer().notNull().default(0),
    /** The last one. */
    at: moment('at').notNull(),
    /** Since when nothing is sent there. */
    blockedAt: moment('blocked_at'),
  },
  (table) => [
    index('newsletter_bounces_latest').on(table.at),
    index('newsletter_bounces_blocked').on(table.blockedAt).where(sql`${table.blockedAt} is not null`),
  ],
);
