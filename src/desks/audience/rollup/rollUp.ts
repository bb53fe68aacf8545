import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { siteConfig } from '../../../../site.config.ts';
import { milliseconds } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { localDay } from '../../../platform/text/dates.ts';
import type { Sweep } from '../../../site/personalData.ts';
import { dayStartOf, KEPT_DAYS, ROLLED_AFTER_DAYS } from '../counting/audienceTime.ts';
import { audienceHosts, audienceHours, audienceStories, audienceVitals } from '../tables.ts';

/** A table of sums: whether its rows are of hours or of days, and the rest of its key. */
type Rolled = { table: PgTable; time: 'hour' | 'day'; key: readonly string[]; sums: readonly string[] };

/** The day of an hour, and the month of a day, to which old rows move. */
const coarser = {
  hour: (hour: SQL) => sql`date_trunc('day', ${hour}, ${siteConfig.timeZone})`,
  day: (day: SQL) => sql`date_trunc('month', ${day})::date`,
} as const;

const rolled: readonly Rolled[] = [
  { table: audienceHours, time: 'hour', key: ['page_class', 'source'], sums: ['views', 'seconds'] },
  {
    table: audienceStories,
    time: 'day',
    key: ['article_id'],
    sums: ['views', 'measured', 'seconds', 'depth_25', 'depth_50', 'depth_75', 'depth_100'],
  },
  { table: audienceHosts, time: 'day', key: ['source', 'host'], sums: ['views'] },
  { table: audienceVitals, time: 'day', key: ['page_class', 'vital', 'bucket'], sums: ['count'] },
];

const names = (columns: readonly string[]) =>
  sql.join(
    columns.map((name) => sql.identifier(name)),
    sql`, `,
  );

/** The moment or day so many days ago, as the table has it. */
function before(now: Date, days: number, time: Rolled['time']): SQL {
  const day = new Date(now.getTime() - days * milliseconds('1d'));
  return time === 'hour' ? sql`${dayStartOf(day).toISOString()}::timestamptz` : sql`${localDay(day)}::date`;
}

/** The hours or days that are over, but for those to which they move. */
function fineTimes(now: Date, time: Rolled['time']): SQL {
  const each = time === 'hour' ? sql`at` : sql`at::date`;
  const [from, end] = [before(now, KEPT_DAYS, time), before(now, ROLLED_AFTER_DAYS, time)];
  return sql`select ${each} as fine from generate_series(${from}, ${end}, ${`1 ${time}`}::interval) as at
    where at < ${end} and ${each} <> ${coarser[time](each)}`;
}

/** Rows of hours and days that are over. By each time of its own, for which an index finds them among all that have moved. */
export const oldRows = ({ table, time }: Rolled, now: Date, most: number): SQL =>
  sql`select ctid from (${fineTimes(now, time)}) as times, lateral (
    select ctid from ${table} where ${sql.identifier(time)} = fine limit ${most} for update skip locked) as old_rows limit ${most}`;

/** Adds old rows to the row of their day or month. Returns how many are gone. */
const rollUp =
  (table: Rolled): Sweep =>
  async (db, now, most) => {
    const { time, key, sums } = table;
    const added = sums.map(
      (name) => sql`${sql.identifier(name)} = ${table.table}.${sql.identifier(name)} + excluded.${sql.identifier(name)}`,
    );
    const totals = sums.map((name) => sql`sum(${sql.identifier(name)})`);
    return run(
      db,
      sql`with old as (
          delete from ${table.table} where ctid = any(array(${oldRows(table, now, most)})) returning *
        ), moved as (
          insert into ${table.table} (${names([time, ...key, ...sums])})
          select ${coarser[time](sql`${sql.identifier(time)}`)}, ${names(key)}, ${sql.join(totals, sql`, `)} from old group by 1, ${names(key)}
          on conflict (${names([time, ...key])}) do update set ${sql.join(added, sql`, `)}
        ) select count(*)::int as count from old`,
    );
  };

/** Removes what is older than `KEPT_DAYS`. */
const forget =
  ({ table, time }: Rolled): Sweep =>
  async (db, now, most) =>
    run(
      db,
      sql`with old as (
          delete from ${table} where ctid = any(array(select ctid from ${table}
            where ${sql.identifier(time)} < ${before(now, KEPT_DAYS, time)} limit ${most} for update skip locked)) returning 1
        ) select count(*)::int as count from old`,
    );

async function run(db: Database, statement: SQL): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(statement);
  return rows[0]?.count ?? 0;
}

/** Keep the tables small, in this order. */
export const audienceSweeps: readonly Sweep[] = [...rolled.map(forget), ...rolled.map(rollUp)];
