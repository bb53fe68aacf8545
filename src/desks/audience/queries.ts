import { type AnyColumn, and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { milliseconds } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { localDay } from '../../platform/text/dates.ts';
import { pageClasses, vitalNames } from '../../site/audience/readingReport.ts';
import { readCards } from '../articles/queries.ts';
import { dayStartOf, minuteOf, PRESENCE_MINUTES } from './counting/audienceTime.ts';
import { percentile75 } from './counting/vitalBuckets.ts';
import { audienceHosts, audienceHours, audiencePresence, audienceStories, audienceVitals } from './tables.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const MAX_STORIES = 20;
const MAX_HOSTS = 10;
const VITALS_DAYS = 7;
const WEEK = milliseconds('7d');

const total = (column: AnyColumn) => sql<number>`coalesce(sum(${column}), 0)::float8`.mapWith(Number);

/** The views of each hour of the day that begins then. */
async function readHours(db: Database, from: Date): Promise<number[]> {
  const rows = await db
    .select({ hour: audienceHours.hour, views: total(audienceHours.views) })
    .from(audienceHours)
    .where(and(gte(audienceHours.hour, from), lt(audienceHours.hour, new Date(from.getTime() + milliseconds('1d')))))
    .groupBy(audienceHours.hour);
  const byHour = new Map(rows.map(({ hour, views }) => [(hour.getTime() - from.getTime()) / milliseconds('1h'), views]));
  return HOURS.map((hour) => byHour.get(hour) ?? 0);
}

/** The day's views by how readers came, with the seconds of reading, the most first. */
const readSources = (db: Database, from: Date) =>
  db
    .select({ source: audienceHours.source, views: total(audienceHours.views), seconds: total(audienceHours.seconds) })
    .from(audienceHours)
    .where(gte(audienceHours.hour, from))
    .groupBy(audienceHours.source)
    .orderBy(desc(total(audienceHours.views)));

const readHosts = (db: Database, day: string) =>
  db
    .select({ source: audienceHosts.source, host: audienceHosts.host, views: audienceHosts.views })
    .from(audienceHosts)
    .where(eq(audienceHosts.day, day))
    .orderBy(desc(audienceHosts.views), audienceHosts.host)
    .limit(MAX_HOSTS);

/** The most viewed stories of the day, each with its headline and address. */
async function readStories(db: Database, day: string) {
  const rows = await db
    .select()
    .from(audienceStories)
    .where(eq(audienceStories.day, day))
    .orderBy(desc(audienceStories.views), desc(audienceStories.articleId))
    .limit(MAX_STORIES);
  const cards = new Map(
    (
      await readCards(
        db,
        rows.map(({ articleId }) => articleId),
      )
    ).map((card) => [card.id, card]),
  );
  return rows.flatMap(({ articleId: id, day: _day, ...figures }) => {
    const card = cards.get(id);
    return card ? [{ id, headline: card.headline, ...figures }] : [];
  });
}

/** The 75th percentile of each vital by page class, of the last days; the rows without any are left out. */
async function readVitals(db: Database, now: Date) {
  const { pageClass, vital, bucket } = audienceVitals;
  const rows = await db
    .select({ pageClass, vital, bucket, count: sql<number>`sum(${audienceVitals.count})::int` })
    .from(audienceVitals)
    .where(gte(audienceVitals.day, localDay(new Date(now.getTime() - (VITALS_DAYS - 1) * milliseconds('1d')))))
    .groupBy(pageClass, vital, bucket);
  return pageClasses.flatMap((page) =>
    vitalNames.flatMap((name) => {
      const buckets = rows.filter((row) => row.pageClass === page && row.vital === name);
      const p75 = percentile75(name, buckets);
      return p75 === undefined ? [] : [{ page, vital: name, p75, count: buckets.reduce((sum, { count }) => sum + count, 0) }];
    }),
  );
}

/** What editors see of a day's reading. */
export async function readAudience(db: Database, now: Date) {
  const today = dayStartOf(now);
  const [hours, lastWeek, sources, hosts, stories, vitals] = await Promise.all([
    readHours(db, today),
    readHours(db, new Date(today.getTime() - WEEK)),
    readSources(db, today),
    readHosts(db, localDay(now)),
    readStories(db, localDay(now)),
    readVitals(db, now),
  ]);
  return { at: now, hours, lastWeek, sources, hosts, stories, vitals };
}

const presenceFrom = (now: Date) => new Date(minuteOf(now).getTime() - (PRESENCE_MINUTES - 1) * milliseconds('1m'));

/** How many read now, and the stories that most of them read. */
export async function readPresence(db: Database, now: Date) {
  const rows = await db
    .select({ articleId: audiencePresence.articleId, readers: sql<number>`sum(${audiencePresence.readers})::int` })
    .from(audiencePresence)
    .where(gte(audiencePresence.minute, presenceFrom(now)))
    .groupBy(audiencePresence.articleId)
    .orderBy(desc(sql`sum(${audiencePresence.readers})`), desc(audiencePresence.articleId));
  const top = rows.filter(({ articleId }) => articleId !== 0).slice(0, MAX_STORIES);
  const cards = await readCards(
    db,
    top.map(({ articleId }) => articleId),
  );
  const headlines = new Map(cards.map(({ id, headline }) => [id, headline]));
  return {
    readers: rows.reduce((sum, { readers }) => sum + readers, 0),
    stories: top.flatMap(({ articleId: id, readers }) => {
      const headline = headlines.get(id);
      return headline === undefined ? [] : [{ id, headline, readers }];
    }),
  };
}

/** All that was counted of a story, and how many read it now. */
export async function readStoryAudience(db: Database, articleId: number, now: Date) {
  const { views, measured, seconds, depth25, depth50, depth75, depth100 } = audienceStories;
  const here = sql<number>`coalesce((select sum(${audiencePresence.readers}) from ${audiencePresence}
    where ${audiencePresence.articleId} = ${articleId} and ${audiencePresence.minute} >= ${presenceFrom(now).toISOString()}), 0)::int`;
  const [row] = await db
    .select({
      views: total(views),
      measured: total(measured),
      seconds: total(seconds),
      depth25: total(depth25),
      depth50: total(depth50),
      depth75: total(depth75),
      depth100: total(depth100),
      readers: here,
    })
    .from(audienceStories)
    .where(eq(audienceStories.articleId, articleId));
  return row ?? { views: 0, measured: 0, seconds: 0, depth25: 0, depth50: 0, depth75: 0, depth100: 0, readers: 0 };
}
