import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { moment, tsvector } from '../../platform/columns.ts';

/**
 * What readers find by the search: one row for each published item of any kind. `head` has the words of its title and
 * summary, `keys` these and those of its text (`platform/text/search/searchKeys.ts`). In both are also its year
 * (`@2026`), kind (`#article`) and topics (`%12`), so that the one index narrows a search by them. Written in the
 * transaction that publishes, changes or withdraws the item.
 */
export const searchDocuments = pgTable(
  'search_documents',
  {
    kind: text().notNull(),
    itemId: bigint('item_id', { mode: 'number' }).notNull(),
    publishedAt: moment('published_at').notNull(),
    /** Number of words of the title. */
    titleWords: smallint('title_words').notNull(),
    head: tsvector().notNull(),
    keys: tsvector().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.itemId] }),
    index('search_documents_words').using('gin', table.head, table.keys),
    index('search_documents_newest').on(table.publishedAt, table.kind, table.itemId),
  ],
);

/** Every word of the index with its sound, for searches in the other script and for spelling mistakes. Words are never removed. */
export const searchWords = pgTable(
  'search_words',
  {
    /** The key of the word (`wordKey`). */
    word: text().primaryKey(),
    /** The key without nasal signs. */
    loose: text().notNull(),
    sound: text().notNull(),
    skeleton: text().notNull(),
  },
  (table) => [
    index('search_words_loose').on(table.loose),
    index('search_words_skeleton').on(table.skeleton),
    index('search_words_sound').using('gin', sql`${table.sound} gin_trgm_ops`),
  ],
);

/** How far the index of a kind has been filled with the items that were there before it: by id, until it is complete. */
export const searchFills = pgTable('search_fills', {
  kind: text().primaryKey(),
  filledTo: bigint('filled_to', { mode: 'number' }).notNull().default(0),
  isComplete: boolean('is_complete').notNull().default(false),
});
