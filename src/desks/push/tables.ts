import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { integerKey, moment } from '../../platform/columns.ts';
import { readers } from '../readers/tables.ts';
import { campaignStates, urgencies } from './campaigns/campaignStates.ts';

/** Browsers that have agreed to notifications. One that its push service no longer knows is deleted. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** SHA-256 of the endpoint, which is too long for an index. */
    endpointHash: text('endpoint_hash').notNull(),
    endpoint: text().notNull(),
    /** The browser's public key and secret for encryption (RFC 8291), base64url. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    browserName: text('browser_name').notNull(),
    /** The wording that the reader agreed to, and when; null if only the browser itself has asked. */
    consent: text(),
    consentAt: moment('consent_at').notNull(),
    /** When the browser last sent its token. */
    refreshedAt: moment('refreshed_at').notNull(),
    /** Messages in a row that its push service has refused. */
    failures: integer().notNull().default(0),
    /** The reader who was logged in when the browser last sent its token. */
    readerId: text('reader_id').references(() => readers.id, { onDelete: 'cascade' }),
  },
  (table) => [uniqueIndex('push_subscriptions_endpoint').on(table.endpointHash), index('push_subscriptions_reader').on(table.readerId)],
);

/** What a browser wants to hear of: `breaking`, `topic:<id>`, `team:<id>`, `crop:<id>`. */
export const pushChoices = pgTable(
  'push_choices',
  {
    subscriptionId: integerKey('subscription_id', () => pushSubscriptions.id, { onDelete: 'cascade' }),
    topic: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.subscriptionId, table.topic] }), index('push_choices_topic').on(table.topic)],
);

/** Messages to readers' browsers. */
export const pushCampaigns = pgTable(
  'push_campaigns',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    title: text().notNull(),
    text: text().notNull(),
    /** A path of this site. */
    address: text().notNull(),
    /** A picture by the image proxy; empty for none. */
    picture: text().notNull().default(''),
    /** Who gets it: whoever has chosen one of these. */
    topics: text().array().notNull(),
    /** How long push services keep it for a device that is off. */
    ttlSeconds: integer('ttl_seconds').notNull(),
    urgency: text({ enum: urgencies }).notNull(),
    /** Messages with the same name replace each other on the device and at the push service (RFC 8030, section 5.4). */
    replaces: text().notNull().default(''),
    passesQuietHours: boolean('passes_quiet_hours').notNull(),
    state: text({ enum: campaignStates }).notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When it begins, or goes on after quiet hours. */
    dueAt: moment('due_at').notNull(),
    startedAt: moment('started_at'),
    endedAt: moment('ended_at'),
    /** All subscriptions up to this id are in a batch; those after `last_id` are newer than the message. */
    cursor: integer().notNull().default(0),
    lastId: integer('last_id').notNull().default(0),
    /** Outcomes of the batches that are done. */
    sent: integer().notNull().default(0),
    expired: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    clicked: integer().notNull().default(0),
  },
  (table) => [index('push_campaigns_due').on(table.dueAt).where(sql`${table.state} in ('scheduled', 'sending')`)],
);

/**
 * Parts of a campaign under way: the subscriptions with ids over `after_id` up to `until_id`. A batch is deleted when it is done; one that
 * nobody has held on to until `due_at` is taken up again.
 */
export const pushBatches = pgTable(
  'push_batches',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    campaignId: integerKey('campaign_id', () => pushCampaigns.id, { onDelete: 'cascade' }),
    afterId: integer('after_id').notNull(),
    untilId: integer('until_id').notNull(),
    /** The claim of the process that sends it. */
    claim: text().notNull(),
    dueAt: moment('due_at').notNull(),
    /** Subscriptions with a final outcome. */
    done: integer().array().notNull().default(sql`'{}'`),
    sent: integer().notNull().default(0),
    expired: integer().notNull().default(0),
    failed: integer().notNull().default(0),
  },
  (table) => [index('push_batches_campaign').on(table.campaignId), index('push_batches_due').on(table.dueAt)],
);
