import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/columns.ts';

export const shortLinks = pgTable(
  'short_links',
  {
    /** The last segment of the address, derived from the path, so that the same page always has the same link. */
    code: text().primaryKey(),
    /** Path and query on this site, the only possible target. */
    path: text().notNull().unique(),
    /** How often readers have followed it. */
    visits: integer().notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('short_links_newest').on(table.createdAt, table.code), index('short_links_path').on(table.path.op('text_pattern_ops'))],
);
