import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const subscribers = pgTable('subscribers', {
  /** Lower case. */
  email: text().primaryKey(),
  askedAt: timestamp('asked_at', { withTimezone: true }).notNull().defaultNow(),
});
