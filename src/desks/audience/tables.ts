import { bigint, date, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { bigintKey, moment } from '../../platform/columns.ts';
import { pageClasses, vitalNames } from '../../site/audience/readingReport.ts';
import { articles } from '../articles/tables.ts';
import { readingSources } from './counting/readingSource.ts';

const count = (name: string) => integer(name).notNull().default(0);
const seconds = () => bigint({ mode: 'number' }).notNull().default(0);

// Sums only: no row is about a reader. What is older than `ROLLED_AFTER_DAYS` is rolled up.

/** Views by hour in India; of days long past in one row, at the first hour of the day. */
export const audienceHours = pgTable(
  'audience_hours',
  {
    hour: moment('hour').notNull(),
    pageClass: text('page_class', { enum: pageClasses }).notNull(),
    source: text({ enum: readingSources }).notNull(),
    views: count('views'),
    /** Seconds in which pages were visible and read. */
    seconds: seconds(),
  },
  (table) => [primaryKey({ columns: [table.hour, table.pageClass, table.source] })],
);

/** Views of stories by day in India; of months long past in one row, at the first of the month. */
export const audienceStories = pgTable(
  'audience_stories',
  {
    articleId: bigintKey('article_id', () => articles.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    views: count('views'),
    /** Views whose time and scroll depth are measured: all but those of readers who have refused it. */
    measured: count('measured'),
    seconds: seconds(),
    depth25: count('depth_25'),
    depth50: count('depth_50'),
    depth75: count('depth_75'),
    depth100: count('depth_100'),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.day] }), index('audience_stories_day').on(table.day, table.views)],
);

/** Views that came from other sites, by day and by the host of the page before; by month as those of stories. */
export const audienceHosts = pgTable(
  'audience_hosts',
  {
    day: date().notNull(),
    source: text({ enum: readingSources }).notNull(),
    host: text().notNull(),
    views: count('views'),
  },
  (table) => [primaryKey({ columns: [table.day, table.source, table.host] })],
);

/** Histograms of web vitals by day and page class (`vitalBuckets.ts`); by month as those of stories. */
export const audienceVitals = pgTable(
  'audience_vitals',
  {
    day: date().notNull(),
    pageClass: text('page_class', { enum: pageClasses }).notNull(),
    vital: text({ enum: vitalNames }).notNull(),
    bucket: smallint().notNull(),
    count: count('count'),
  },
  (table) => [primaryKey({ columns: [table.day, table.pageClass, table.vital, table.bucket] })],
);

/** Who reads now, of the last minutes only: pages that reported in a minute that somebody is here. 0 stands for pages without a story. */
export const audiencePresence = pgTable(
  'audience_presence',
  {
    minute: moment('minute').notNull(),
    articleId: bigint('article_id', { mode: 'number' }).notNull(),
    readers: count('readers'),
  },
  (table) => [primaryKey({ columns: [table.minute, table.articleId] })],
);
