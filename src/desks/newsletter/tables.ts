import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const subscribers = pgTable(
  'subscribers',
  {
    /** Lower case. */
    email: text().primaryKey(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('subscribers_newest').on(table.askedAt, table.email)],
);

/** The number of subscribers, updated with each new one: one row, from the first subscription on. */
export const subscriberCount = pgTable('subscriber_count', {
  id: integer().primaryKey().default(1),
  subscribers: integer().notNull(),
});
