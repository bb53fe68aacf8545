import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

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
  (table) => [index('subscribers_newest').on(table.askedAt, table.email), uniqueIndex('subscribers_address_hash').on(table.addressHash)],
);

/** The number of subscribers, updated with each change: one row, from the first subscription on. */
export const subscriberCount = pgTable('subscriber_count', {
  id: integer().primaryKey().default(1),
  /** Confirmed or not. */
  subscribers: integer().notNull(),
  confirmed: integer().notNull().default(0),
});

/** Addresses that were unsubscribed, as hashes only, so that an older list does not bring them back. */
export const newsletterRemovals = pgTable('newsletter_removals', {
  addressHash: text('address_hash').primaryKey(),
  at: moment('at').notNull(),
});
