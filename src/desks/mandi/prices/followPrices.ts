import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database.ts';
import { spans } from '../rules/rules.ts';
import { mandiDays, mandiLines, mandiPrices } from '../tables.ts';

type Touched = { yardId: number; cropId: number; varietyId: number; day: string };

/** Updates the newest line of each yard and the days of each crop after prices have changed. */
export async function followPrices(tx: Database, touched: readonly Touched[]): Promise<void> {
  if (touched.length === 0) return;
  const lines = new Map(
    touched.map(({ yardId: yard, cropId: crop, varietyId: variety }) => [`${yard} ${crop} ${variety}`, { yard, crop, variety }]),
  );
  const days = new Map(touched.map(({ cropId: crop, day }) => [`${crop} ${day}`, { crop, day }]));
  const asRows = (rows: Iterable<unknown>) => sql`${JSON.stringify([...rows])}::json`;
  await writeLines(tx, sql`select * from json_to_recordset(${asRows(lines.values())}) as given (yard int, crop int, variety int)`);
  await writeDays(tx, sql`select * from json_to_recordset(${asRows(days.values())}) as given (crop int, day date)`);
}

/** Recomputes all data derived from prices, after a whole site was restored. */
export async function followAllPrices(tx: Database): Promise<void> {
  await writeLines(tx, sql`select distinct yard_id as yard, crop_id as crop, variety_id as variety from ${mandiPrices}`);
  await writeDays(tx, sql`select distinct crop_id as crop, day from ${mandiPrices}`);
}

/** The median of the prices. */
const middle = sql`percentile_cont(0.5) within group (order by p.modal)::numeric(10, 2)`;

/** The trading day of the same line nearest to `back` days before its newest, the later of two; null if none is within range. */
const dayNear = ({ back, within }: { back: number; within: number }): SQL => sql`(
  select p.day from ${mandiPrices} as p
  where p.yard_id = newest.yard and p.crop_id = newest.crop and p.variety_id = newest.variety and p.status = 'stands'
    and p.day between newest.day - ${sql.raw(String(back + within))} and newest.day - ${sql.raw(String(back - within))}
  order by abs(p.day - (newest.day - ${sql.raw(String(back))})), p.day desc limit 1)`;

/** The price of a line on a day. */
const modalOn = (day: SQL): SQL => sql`(
  select ${middle} from ${mandiPrices} as p
  where p.yard_id = compared.yard and p.crop_id = compared.crop and p.variety_id = compared.variety and p.status = 'stands' and p.day = ${day})`;

async function writeLines(tx: Database, touched: SQL): Promise<void> {
  await tx.execute(sql`
    with touched as materialized (${touched}),
    newest as materialized (
      select yard, crop, variety, (
        select max(p.day) from ${mandiPrices} as p
        where p.yard_id = yard and p.crop_id = crop and p.variety_id = variety and p.status = 'stands') as day
      from touched),
    gone as (
      delete from ${mandiLines} using newest
      where newest.day is null and yard_id = newest.yard and crop_id = newest.crop and variety_id = newest.variety),
    compared as materialized (
      select newest.*, (
          select max(p.day) from ${mandiPrices} as p
          where p.yard_id = newest.yard and p.crop_id = newest.crop and p.variety_id = newest.variety and p.status = 'stands'
            and p.day < newest.day) as previous_day,
        ${dayNear(spans.week)} as week_day,
        ${dayNear(spans.year)} as year_day
      from newest where day is not null)
    insert into ${mandiLines} (yard_id, crop_id, variety_id, day, minimum, maximum, modal, arrivals,
      previous_day, previous_modal, week_day, week_modal, year_day, year_modal)
    select yard, crop, variety, day, now.minimum, now.maximum, now.modal, now.arrivals,
      previous_day, ${modalOn(sql`compared.previous_day`)}, week_day, ${modalOn(sql`compared.week_day`)}, year_day, ${modalOn(sql`compared.year_day`)}
    from compared cross join lateral (
      select min(p.minimum) as minimum, max(p.maximum) as maximum, ${middle} as modal, sum(p.arrivals) as arrivals
      from ${mandiPrices} as p
      where p.yard_id = compared.yard and p.crop_id = compared.crop and p.variety_id = compared.variety and p.status = 'stands'
        and p.day = compared.day) as now
    on conflict (yard_id, crop_id, variety_id) do update set
      day = excluded.day, minimum = excluded.minimum, maximum = excluded.maximum, modal = excluded.modal, arrivals = excluded.arrivals,
      previous_day = excluded.previous_day, previous_modal = excluded.previous_modal, week_day = excluded.week_day,
      week_modal = excluded.week_modal, year_day = excluded.year_day, year_modal = excluded.year_modal`);
}

/** First the median over the grades of each line, then over the lines, so that yards with many grades do not weigh more. */
async function writeDays(tx: Database, touched: SQL): Promise<void> {
  await tx.execute(sql`
    with touched as materialized (${touched}),
    gone as (
      delete from ${mandiDays} using touched
      where crop_id = touched.crop and ${mandiDays}.day = touched.day and not exists (
        select 1 from ${mandiPrices} as p where p.crop_id = touched.crop and p.day = touched.day and p.status = 'stands'))
    insert into ${mandiDays} (crop_id, day, minimum, maximum, modal, yards, arrivals)
    select touched.crop, touched.day, whole.minimum, whole.maximum, whole.modal, whole.yards, whole.arrivals
    from touched cross join lateral (
      select min(line.minimum) as minimum, max(line.maximum) as maximum, count(distinct line.yard_id) as yards, sum(line.arrivals) as arrivals,
        percentile_cont(0.5) within group (order by line.modal)::numeric(10, 2) as modal
      from (
        select p.yard_id, min(p.minimum) as minimum, max(p.maximum) as maximum, sum(p.arrivals) as arrivals, ${middle} as modal
        from ${mandiPrices} as p
        where p.crop_id = touched.crop and p.day = touched.day and p.status = 'stands'
        group by p.yard_id, p.variety_id) as line) as whole
    where whole.yards > 0
    on conflict (crop_id, day) do update set
      minimum = excluded.minimum, maximum = excluded.maximum, modal = excluded.modal, yards = excluded.yards, arrivals = excluded.arrivals`);
}
