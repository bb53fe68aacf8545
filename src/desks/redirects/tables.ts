import { index, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import type { Redirect } from './addresses/redirectDraft.ts';

/** Redirects of old addresses. Each has one step: the target of a redirect is never redirected itself. */
export const redirects = pgTable(
  'redirects',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** The old address on this site in its one spelling (see `oldAddress.ts`). */
    from: text('from_address').notNull().unique(),
    /** An address on this site, or a whole one; empty where nothing took the old one's place. */
    to: text('to_address').notNull().default(''),
    status: smallint().$type<Redirect['status']>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    // By their beginnings, in whatever order the database sorts letters.
    index('redirects_from_beginning').using('btree', table.from.op('text_pattern_ops')),
    index('redirects_to_beginning').using('btree', table.to.op('text_pattern_ops')),
  ],
);
