import { bigint, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { articles } from '../articles/tables.ts';

/** What editors have put by hand into the blocks of a front page; what they leave free fills itself. */
export const frontSlots = pgTable(
  'front_slots',
  {
    /** The block: `home:top`, `home:mixed`, or `category:<topic id>`. */
    block: text().notNull(),
    position: integer().notNull(),
    articleId: bigint('article_id', { mode: 'number' })
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    /** A pin falls at this moment; null holds until an editor takes it away. */
    until: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.block, table.position] }), index('front_slots_article').on(table.articleId)],
);
