import { readTopic } from '../content/topics/queries.ts';
import { readNewestStoryIds } from '../desks/articles/queries.ts';
import { addAudience, bucketOf, dayStartOf } from '../desks/audience/commands.ts';
import { milliseconds } from '../platform/clock.ts';
import { localDay } from '../platform/text/dates.ts';
import type { App } from '../site/app.ts';

const DAY_MS = milliseconds('1d');
const DAYS = 8;
const STORIES = 25;

/** Views of an hour, from midnight: the morning's and the evening's readers. */
const BY_HOUR = [40, 22, 14, 12, 22, 68, 150, 240, 280, 250, 220, 210, 230, 240, 210, 190, 200, 230, 270, 310, 330, 290, 190, 90];
/** Shares of views in percent, and the average seconds of a view. */
const SOURCES = [
  ['internal', 'article', 34, 62],
  ['search', 'article', 22, 41],
  ['direct', 'home', 20, 33],
  ['social', 'article', 14, 28],
  ['push', 'article', 6, 55],
  ['newsletter', 'article', 3, 74],
  ['site', 'article_list', 1, 25],
] as const;
const HOSTS = [
  ['search', 'google.com', 20],
  ['social', 'facebook.com', 8],
  ['social', 'whatsapp.com', 5],
  ['search', 'bing.com', 2],
] as const;
/** The middle of each vital. */
const VITALS = [
  ['LCP', 1_500],
  ['INP', 90],
  ['CLS', 0.02],
  ['FCP', 900],
  ['TTFB', 240],
] as const;
/** How many times the middle a load may take, and how many of a hundred do. */
const SPREAD = [
  [0.5, 15],
  [0.8, 30],
  [1.1, 30],
  [1.7, 18],
  [2.8, 7],
] as const;

/** Whole numbers that go up and down a little from day to day, always in the same way. */
const uneven = (value: number, at: number): number => Math.round(value * (0.85 + ((at * 37) % 30) / 100));

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const hourOf = (day: Date, hour: number): Date => new Date(day.getTime() + hour * milliseconds('1h'));

/** What a week and the hours of today until now would have counted. */
export async function installAudience({ db, clock }: App): Promise<void> {
  const now = clock();
  const latest = await readTopic(db, 'list', 'latest');
  const ids = latest ? await readNewestStoryIds(db, latest.id, STORIES) : [];
  const days = Array.from({ length: DAYS }, (_, ago) => dayStartOf(new Date(now.getTime() - ago * DAY_MS)));
  /** How much of a day's reading has been: of today, what its hours until now have. */
  const partOf = (day: Date): number => sum(BY_HOUR.filter((_, hour) => hourOf(day, hour) <= now)) / sum(BY_HOUR);
  const hours = days.flatMap((day, ago) =>
    BY_HOUR.flatMap((views, hour) => {
      const at = hourOf(day, hour);
      if (at > now) return [];
      return SOURCES.map(([source, pageClass, share, seconds]) => {
        const ofSource = uneven((views * share) / 100, ago * 24 + hour);
        return { hour: at, pageClass, source, views: ofSource, seconds: ofSource * seconds };
      });
    }),
  );
  const stories = days.flatMap((day, ago) =>
    ids.map((articleId, rank) => {
      const views = uneven((700 / (rank + 2)) * partOf(day), ago + rank);
      const reached = (percent: number) => Math.round((views * percent) / 100);
      return {
        articleId,
        day: localDay(day),
        views,
        measured: views,
        seconds: views * uneven(48, rank),
        depth25: reached(86),
        depth50: reached(uneven(68, rank)),
        depth75: reached(uneven(52, rank)),
        depth100: reached(uneven(37, rank)),
      };
    }),
  );
  const hosts = days.flatMap((day, ago) =>
    HOSTS.map(([source, host, share]) => ({ day: localDay(day), source, host, views: uneven(40 * share * partOf(day), ago) })),
  );
  const vitals = days.flatMap((day) =>
    (['home', 'article', 'article_list'] as const).flatMap((pageClass) =>
      VITALS.flatMap(([vital, middle]) =>
        SPREAD.map(([times, count]) => ({ day: localDay(day), pageClass, vital, bucket: bucketOf(vital, middle * times), count })),
      ),
    ),
  );
  await addAudience(db, { hours, stories, hosts, vitals });
}
