import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/columns.ts';
import { ofReader } from '../readers/tables.ts';

/** Stories that readers have read, of those who have agreed to it. */
export const readingHistory = pgTable(
  'reading_history',
  {
    readerId: ofReader('reader_id'),
    /** No foreign key: a story that is withdrawn and published again stays in it. */
    articleId: integer('article_id').notNull(),
    /** The last time. */
    readAt: moment('read_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.readerId, table.articleId] }),
    index('reading_history_newest').on(table.readerId, table.readAt, table.articleId),
    index('reading_history_read').on(table.readAt),
  ],
);
