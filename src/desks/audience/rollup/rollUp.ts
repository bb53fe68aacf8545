import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { siteConfig } from '../../../../site.config.ts';
import { milliseconds } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { localDay } from '../../../platform/text/dates.ts';
import type { Sweep } from '../../../site/personalData.ts';
import { dayStartOf, KEPT_DAYS, ROLLED_AFTER_DAYS } from '../counting/audienceTime.ts';
import { audienceHosts, audienceHours, audienceStories, audienceVitals } from '../tables.ts';

/** A table of sums: the column of its time, the coarser time that old rows move to, and the rest of its key. */
type Rolled = { table: PgTable; time: string; coarser: SQL; key: readonly string[]; sums: readonly string[]; isHours?: boolean };

const month = sql`date_trunc('month', day)::date`;
const rolled: readonly Rolled[] = [
  {
    table: audienceHours,
    time: 'hour',
    coarser: sql`date_trunc('day', hour, ${siteConfig.timeZone})`,
    key: ['page_class', 'source'],
    sums: ['views', 'seconds'],
    isHours: true,
  },
  {
    table: audienceStories,
    time: 'day',
    coarser: month,
    key: ['article_id'],
    sums: ['views', 'measured', 'seconds', 'depth_25', 'depth_50', 'depth_75', 'depth_100'],
  },
  { table: audienceHosts, time: 'day', coarser: month, key: ['source', 'host'], sums: ['views'] },
  { table: audienceVitals, time: 'day', coarser: month, key: ['page_class', 'vital', 'bucket'], sums: ['count'] },
];

const names = (columns: readonly string[]) =>
  sql.join(
    columns.map((name) => sql.identifier(name)),
    sql`, `,
  );

/** The moment or day so many days ago, as the table has it. */
function before(now: Date, days: number, isHours: boolean): string {
  const day = new Date(now.getTime() - days * milliseconds('1d'));
  return isHours ? dayStartOf(day).toISOString() : localDay(day);
}

/** Adds rows older than `ROLLED_AFTER_DAYS` to the row of their day or month. Returns how many are gone. */
const rollUp =
  ({ table, time, coarser, key, sums, isHours = false }: Rolled): Sweep =>
  async (db, now, most) => {
    const at = sql.identifier(time);
    const added = sums.map((name) => sql`${sql.identifier(name)} = ${table}.${sql.identifier(name)} + excluded.${sql.identifier(name)}`);
    const totals = sums.map((name) => sql`sum(${sql.identifier(name)})`);
    return run(
      db,
      sql`with old as (
          delete from ${table} where ctid = any(array(select ctid from ${table}
            where ${at} < ${before(now, ROLLED_AFTER_DAYS, isHours)} and ${at} <> ${coarser} limit ${most} for update skip locked))
          returning *
        ), moved as (
          insert into ${table} (${names([time, ...key, ...sums])})
          select ${coarser}, ${names(key)}, ${sql.join(totals, sql`, `)} from old group by 1, ${names(key)}
          on conflict (${names([time, ...key])}) do update set ${sql.join(added, sql`, `)}
        ) select count(*)::int as count from old`,
    );
  };

/** Removes what is older than `KEPT_DAYS`. */
const forget =
  ({ table, time, isHours = false }: Rolled): Sweep =>
  async (db, now, most) =>
    run(
      db,
      sql`with old as (
          delete from ${table} where ctid = any(array(select ctid from ${table}
            where ${sql.identifier(time)} < ${before(now, KEPT_DAYS, isHours)} limit ${most} for update skip locked)) returning 1
        ) select count(*)::int as count from old`,
    );

async function run(db: Database, statement: SQL): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(statement);
  return rows[0]?.count ?? 0;
}

/** Keep the tables small, in this order. */
export const audienceSweeps: readonly Sweep[] = [...rolled.map(forget), ...rolled.map(rollUp)];
