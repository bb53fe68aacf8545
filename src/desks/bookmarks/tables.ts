import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/columns.ts';
import { ofReader } from '../readers/tables.ts';

/** Stories that readers have saved. */
export const bookmarks = pgTable(
  'bookmarks',
  {
    readerId: ofReader('reader_id'),
    /** No foreign key: a story that is withdrawn and published again stays saved. */
    articleId: integer('article_id').notNull(),
    savedAt: moment('saved_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.readerId, table.articleId] }),
    index('bookmarks_newest').on(table.readerId, table.savedAt, table.articleId),
  ],
);
