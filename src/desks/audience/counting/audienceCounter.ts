import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { batchedCounter } from '../../../platform/background/batchedCounter.ts';
import { milliseconds } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { localDay } from '../../../platform/text/dates.ts';
import type { App } from '../../../site/app.ts';
import type { ReadingReport } from '../../../site/audience/readingReport.ts';
import { countViews } from '../../articles/commands.ts';
import { isPublished } from '../../articles/queries.ts';
import { audienceHosts, audienceHours, audiencePresence, audienceStories, audienceVitals } from '../tables.ts';
import { hourOf, minuteOf, PRESENCE_MINUTES } from './audienceTime.ts';
import { sourceOf } from './readingSource.ts';
import { bucketOf } from './vitalBuckets.ts';

export type AudienceCounter = { count: (report: ReadingReport) => void; write: () => Promise<void>; stop: () => Promise<void> };

/** What is counted: the row of a table by the values of its key, in the order of the columns, and the column. */
type Sum = readonly [table: TableName, key: readonly (string | number)[], column: string];
type TableName = 'hours' | 'stories' | 'hosts' | 'vitals' | 'presence';

/** Adds reports up in memory and writes the sums every few seconds; views of stories go to the most read lists as well. */
export function openAudienceCounter({ db, clock, log }: Pick<App, 'db' | 'clock' | 'log'>): AudienceCounter {
  const storyViews = countViews(db, clock, log);
  const sums = batchedCounter<string>((counts) => writeSums(db, counts, clock()), { log, trouble: 'the reading was not written' });
  const add = (times: number, ...sum: Sum) => {
    if (times > 0) sums.count(JSON.stringify(sum), times);
  };

  const countView = (page: ReadingReport['page'], view: ReadingReport['views'][number], now: Date) => {
    const { articleId, from, isNew = false, isHere = false, seconds = 0, depths = [] } = view;
    const day = localDay(now);
    const { source, host } = sourceOf(from);
    const hour = [hourOf(now).toISOString(), page, source];
    if (isNew) add(1, 'hours', hour, 'views');
    if (isNew && host) add(1, 'hosts', [day, source, host], 'views');
    add(seconds, 'hours', hour, 'seconds');
    if (isHere) add(1, 'presence', [minuteOf(now).toISOString(), articleId ?? 0], 'readers');
    if (articleId === undefined) return;
    if (isNew) {
      storyViews.count(articleId);
      add(1, 'stories', [articleId, day], 'views');
      if (source !== 'unknown') add(1, 'stories', [articleId, day], 'measured');
    }
    add(seconds, 'stories', [articleId, day], 'seconds');
    for (const depth of new Set(depths)) add(1, 'stories', [articleId, day], `depth_${depth}`);
  };

  return {
    count: ({ page, views, vitals = [] }) => {
      const now = clock();
      for (const view of views) countView(page, view, now);
      for (const [name, value] of vitals) add(1, 'vitals', [localDay(now), page, name, bucketOf(name, value)], 'count');
    },
    write: async () => {
      await Promise.all([storyViews.write(), sums.write()]);
    },
    stop: async () => {
      await Promise.all([storyViews.stop(), sums.stop()]);
    },
  };
}

type Target = { table: PgTable; key: readonly (readonly [name: string, type: string])[]; columns: readonly string[]; where?: SQL };

const targets: Record<TableName, Target> = {
  hours: {
    table: audienceHours,
    key: [
      ['hour', 'timestamptz'],
      ['page_class', 'text'],
      ['source', 'text'],
    ],
    columns: ['views', 'seconds'],
  },
  stories: {
    table: audienceStories,
    key: [
      ['article_id', 'bigint'],
      ['day', 'date'],
    ],
    columns: ['views', 'measured', 'seconds', 'depth_25', 'depth_50', 'depth_75', 'depth_100'],
    where: isPublished(sql`s.article_id`),
  },
  hosts: {
    table: audienceHosts,
    key: [
      ['day', 'date'],
      ['source', 'text'],
      ['host', 'text'],
    ],
    columns: ['views'],
  },
  vitals: {
    table: audienceVitals,
    key: [
      ['day', 'date'],
      ['page_class', 'text'],
      ['vital', 'text'],
      ['bucket', 'int'],
    ],
    columns: ['count'],
  },
  presence: {
    table: audiencePresence,
    key: [
      ['minute', 'timestamptz'],
      ['article_id', 'bigint'],
    ],
    columns: ['readers'],
  },
};

async function writeSums(db: Database, counts: readonly (readonly [key: string, count: number])[], now: Date): Promise<void> {
  const counted = counts.map(([key, count]) => {
    const [table, values, column]: Sum = JSON.parse(key);
    return { table, values, column, count };
  });
  const byTable = Map.groupBy(counted, ({ table }) => table);
  await db.transaction(async (tx) => {
    // Always in the same order, so that two processes never wait for each other.
    for (const name of ['hours', 'stories', 'hosts', 'vitals', 'presence'] as const) {
      const sums = byTable.get(name);
      if (sums) await addSums(tx, targets[name], sums);
    }
    if (byTable.has('presence')) await forgetPresence(tx, now);
  });
}

async function addSums(
  tx: Database,
  { table, key, columns, where = sql`true` }: Target,
  sums: readonly { values: readonly (string | number)[]; column: string; count: number }[],
): Promise<void> {
  const named = (names: readonly string[]) =>
    sql.join(
      names.map((name) => sql.identifier(name)),
      sql`, `,
    );
  const keyNames = key.map(([name]) => name);
  const rows = sums.map(({ values, column, count }) => ({
    ...Object.fromEntries(keyNames.map((name, at) => [name, values[at]])),
    column,
    count,
  }));
  const definition = sql.raw(key.map(([name, type]) => `${name} ${type}`).join(', '));
  const sumOf = (name: string) => sql`coalesce(sum(s.count) filter (where s."column" = ${name}), 0)`;
  const total = columns.map(sumOf);
  const added = columns.map((name) => sql`${sql.identifier(name)} = ${table}.${sql.identifier(name)} + excluded.${sql.identifier(name)}`);
  await tx.execute(sql`insert into ${table} (${named(keyNames)}, ${named(columns)})
    select ${named(keyNames)}, ${sql.join(total, sql`, `)}
    from json_to_recordset(${JSON.stringify(rows)}::json) as s (${definition}, "column" text, count bigint)
    where ${where} group by ${named(keyNames)} order by ${named(keyNames)}
    on conflict (${named(keyNames)}) do update set ${sql.join(added, sql`, `)}`);
}

/** Minutes that no list of who reads now looks at any more. */
const forgetPresence = (tx: Database, now: Date) =>
  tx.execute(
    sql`delete from ${audiencePresence} where ${audiencePresence.minute} < ${new Date(now.getTime() - 2 * PRESENCE_MINUTES * milliseconds('1m')).toISOString()}`,
  );
