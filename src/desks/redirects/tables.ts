import { index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/columns.ts';
import type { Redirect } from './addresses/redirectDraft.ts';

/** Redirects of old addresses. Chains are resolved: the target of a redirect is never redirected itself. */
export const redirects = pgTable(
  'redirects',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** The old address on this site in its normalised form (see `oldAddress.ts`). */
    from: text('from_address').notNull().unique(),
    /** An address on this site, or a full one; empty if the page is gone. */
    to: text('to_address').notNull().default(''),
    status: smallint().$type<Redirect['status']>().notNull(),
    /** Raised with each change. */
    version: integer().notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    // For prefix searches, independent of the database's collation.
    index('redirects_from_beginning').using('btree', table.from.op('text_pattern_ops')),
    index('redirects_to_beginning').using('btree', table.to.op('text_pattern_ops')),
  ],
);
