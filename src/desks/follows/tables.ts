import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { topics } from '../../content/topics/tables.ts';
import { moment } from '../../platform/columns.ts';
import { cricketTeams } from '../cricket/tables.ts';
import { mandiCrops } from '../mandi/tables.ts';
import { ofReader } from '../readers/tables.ts';

/** What readers follow: a topic (category, city, column, tag, author), a crop, or a cricket team; one of them in each row. */
export const follows = pgTable(
  'follows',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    readerId: ofReader('reader_id'),
    topicId: integer('topic_id').references(() => topics.id, { onDelete: 'cascade' }),
    cropId: integer('crop_id').references(() => mandiCrops.id, { onDelete: 'cascade' }),
    teamId: integer('team_id').references(() => cricketTeams.id, { onDelete: 'cascade' }),
    since: moment('since').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('follows_topic').on(table.topicId, table.readerId),
    uniqueIndex('follows_crop').on(table.cropId, table.readerId),
    uniqueIndex('follows_team').on(table.teamId, table.readerId),
    index('follows_reader').on(table.readerId, table.since, table.id),
    check('follows_one', sql`num_nonnulls(${table.topicId}, ${table.cropId}, ${table.teamId}) = 1`),
  ],
);
