import { index, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { topics } from '../../content/topics/tables.ts';
import { integerKey } from '../../platform/foreignKey.ts';
import { ofReader } from '../readers/tables.ts';

/** Topics that readers follow: categories, cities, columns, tags, authors. */
export const follows = pgTable(
  'follows',
  {
    readerId: ofReader('reader_id'),
    topicId: integerKey('topic_id', () => topics.id, { onDelete: 'cascade' }),
    since: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.readerId, table.topicId] }), index('follows_topic').on(table.topicId)],
);
