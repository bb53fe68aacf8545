import { bigint, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/columns.ts';

export const outcomes = ['nothing', 'some', 'all'] as const;

/**
 * What was searched, by day: how often, and whether anything was found; nothing of who searched. `networks` has one of 48 bits for each
 * network, chosen by a secret of the newspaper and the words: enough to tell few from many, and not to tell which.
 */
export const searchQueries = pgTable(
  'search_queries',
  {
    day: date({ mode: 'string' }).notNull(),
    /** The keys of its words (`queryKey`): one row for all spellings that are the same in the index. */
    key: text().notNull(),
    /** As it was first typed on that day. */
    text: text().notNull(),
    searches: integer().notNull().default(0),
    networks: bigint({ mode: 'number' }).notNull().default(0),
    /** Whether the last search found nothing, items with some of the words or with words like them, or items with all of them. */
    found: text({ enum: outcomes }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.key] }), index('search_queries_key').on(table.key, table.day)],
);

/** Searches that editors do not want to be suggested. */
export const blockedSuggestions = pgTable('blocked_suggestions', {
  key: text().primaryKey(),
  text: text().notNull(),
  blockedAt: moment('blocked_at').notNull(),
});
