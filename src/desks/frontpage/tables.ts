import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bigintKey, moment } from '../../platform/columns.ts';
import { articles } from '../articles/tables.ts';

/**
 * Stories that editors have placed in the blocks of a page; other places are filled automatically. Expired rows stay until the page is
 * saved again.
 */
export const frontSlots = pgTable(
  'front_slots',
  {
    /** The block (`frontPages.ts`): `home:top`, `home:heads`, `home:mixed`, `category:<topic id>` or `city:<topic id>`. */
    block: text().notNull(),
    position: integer().notNull(),
    articleId: bigintKey('article_id', () => articles.id, { onDelete: 'cascade' }),
    /** When the pin ends; null until an editor removes it. */
    until: moment('until'),
  },
  (table) => [
    primaryKey({ columns: [table.block, table.position] }),
    index('front_slots_article').on(table.articleId),
    index('front_slots_until').on(table.until).where(sql`${table.until} is not null`),
  ],
);

/** Version of a page's arrangement, so that two editors do not overwrite each other's work unnoticed. */
export const frontArrangements = pgTable('front_arrangements', {
  /** `home`, `category:<topic id>` or `city:<topic id>`. */
  page: text().primaryKey(),
  version: integer().notNull(),
  savedByName: text('saved_by_name').notNull(),
  savedAt: moment('saved_at').notNull(),
});
