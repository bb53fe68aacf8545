import { and, asc, desc, eq, gte, inArray, isNotNull, lte, max, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../platform/database.ts';
import { type Compared, compared, dayAfter, type Earlier, spans } from './rules/rules.ts';
import { mandiCrops, mandiDays, mandiLines, mandiPrices } from './tables.ts';

type LineRow = typeof mandiLines.$inferSelect;
type DayRow = typeof mandiDays.$inferSelect;

/** The newest prices of a crop and variety in a yard, with the days they are compared with; rupees per quintal, tonnes. */
export type Line = Omit<LineRow, `${keyof Compared}${'Day' | 'Modal'}`> & Compared;

/** A crop's newest day over all yards; `modal` is the median of the yards. */
export type CropDay = DayRow & { previous: Earlier | undefined };

const earlier = (day: string | null, modal: number | null): Earlier | undefined =>
  day === null || modal === null ? undefined : { day, modal };

async function readLines(db: Database, where: SQL | undefined): Promise<Line[]> {
  const rows = await db.select().from(mandiLines).where(where);
  return rows.map(({ previousDay, previousModal, weekDay, weekModal, yearDay, yearModal, ...line }) => ({
    ...line,
    previous: earlier(previousDay, previousModal),
    week: earlier(weekDay, weekModal),
    year: earlier(yearDay, yearModal),
  }));
}

/** The newest prices of a crop in every yard that has traded it since a day. */
export const readLinesOfCrop = (db: Database, cropId: number, since: string): Promise<Line[]> =>
  readLines(db, and(eq(mandiLines.cropId, cropId), gte(mandiLines.day, since)));

/** The newest prices of everything that some yards trade. */
export const readLinesOfYards = (db: Database, yardIds: readonly number[]): Promise<Line[]> =>
  readLines(db, inArray(mandiLines.yardId, [...yardIds]));

const cropDay = z.object({
  cropId: z.number(),
  day: z.string(),
  minimum: z.coerce.number(),
  maximum: z.coerce.number(),
  modal: z.coerce.number(),
  yards: z.number(),
  arrivals: z.coerce.number().nullable(),
  previousDay: z.string().nullable(),
  previousModal: z.coerce.number().nullable(),
});

/** The newest day and the one before it, of crops with prices; of all crops if none are given. */
export async function readNewestDays(db: Database, cropIds?: readonly number[]): Promise<CropDay[]> {
  const { rows } = await db.execute(sql`
    select crop.id as "cropId", newest.day::text, newest.minimum, newest.maximum, newest.modal, newest.yards, newest.arrivals,
      previous.day::text as "previousDay", previous.modal as "previousModal"
    from ${mandiCrops} as crop
    cross join lateral (select * from ${mandiDays} as d where d.crop_id = crop.id order by d.day desc limit 1) as newest
    left join lateral (
      select d.day, d.modal from ${mandiDays} as d where d.crop_id = crop.id and d.day < newest.day order by d.day desc limit 1) as previous on true
    ${cropIds ? sql`where crop.id = any(${sql.param([...cropIds])}::int[])` : sql``}`);
  return rows
    .map((row) => cropDay.parse(row))
    .map(({ previousDay, previousModal, ...day }) => ({ ...day, previous: earlier(previousDay, previousModal) }));
}

/** A day of a crop's chart. */
export type ChartDay = Omit<DayRow, 'cropId'>;

/** The days of a crop up to its newest, with the comparisons of the newest; undefined if it has no prices. */
export async function readTrend(
  db: Database,
  cropId: number,
  days: number,
): Promise<{ newest: ChartDay; compared: Compared; days: ChartDay[] } | undefined> {
  const [last] = await db
    .select({ day: max(mandiDays.day) })
    .from(mandiDays)
    .where(eq(mandiDays.cropId, cropId));
  if (!last?.day) return undefined;
  const { back, within } = spans.year;
  const all = await db
    .select()
    .from(mandiDays)
    .where(and(eq(mandiDays.cropId, cropId), gte(mandiDays.day, dayAfter(last.day, -Math.max(days, back + within)))))
    .orderBy(mandiDays.day);
  const newest = all.at(-1);
  if (!newest) return undefined;
  const from = dayAfter(newest.day, -days);
  return { newest, compared: compared(newest.day, all), days: all.filter(({ day }) => day > from) };
}

/** Crops and yards to which prices are narrowed; all of them where none are given. */
type Narrowed = { cropIds?: readonly number[] | undefined; yardIds?: readonly number[] | undefined };

/** The newest day with prices of the crops in the yards; undefined if there are none. */
export async function readNewestDay(db: Database, { cropIds, yardIds }: Narrowed): Promise<string | undefined> {
  const [newest] = await db
    .select({ day: max(mandiLines.day) })
    .from(mandiLines)
    .where(and(cropIds && inArray(mandiLines.cropId, [...cropIds]), yardIds && inArray(mandiLines.yardId, [...yardIds])));
  return newest?.day ?? undefined;
}

/** One price, current or withdrawn. */
export type Price = typeof mandiPrices.$inferSelect;

type Asked = Narrowed & { day: string; withdrawnToo?: boolean };

/** The prices of one day by yard, in pages; `total` is for that day only. */
export async function readDayPrices(
  db: Database,
  { day, cropIds, yardIds, withdrawnToo = false }: Asked,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ prices: Price[]; total: number }> {
  const where = and(
    eq(mandiPrices.day, day),
    cropIds && inArray(mandiPrices.cropId, [...cropIds]),
    yardIds && inArray(mandiPrices.yardId, [...yardIds]),
    withdrawnToo ? undefined : eq(mandiPrices.status, 'stands'),
  );
  const [prices, total] = await Promise.all([
    db.select().from(mandiPrices).where(where).orderBy(mandiPrices.yardId, mandiPrices.id).limit(limit).offset(offset),
    db.$count(mandiPrices, where),
  ]);
  return { prices, total };
}

/** The prices of a yard on a day and in the two weeks before it, newest first. */
export const readYardPrices = (db: Database, yardId: number, day: string): Promise<Price[]> =>
  db
    .select()
    .from(mandiPrices)
    .where(
      and(
        eq(mandiPrices.yardId, yardId),
        lte(mandiPrices.day, day),
        gte(mandiPrices.day, dayAfter(day, -14)),
        eq(mandiPrices.status, 'stands'),
      ),
    )
    .orderBy(desc(mandiPrices.day), mandiPrices.id);

/** The main crops that have a Gujarati name, by their rank. */
export async function readMainCrops(db: Database): Promise<{ id: number; name: string }[]> {
  const rows = await db
    .select({ id: mandiCrops.id, name: mandiCrops.name })
    .from(mandiCrops)
    .where(isNotNull(mandiCrops.rank))
    .orderBy(asc(mandiCrops.rank));
  return rows.flatMap(({ id, name }) => (name === null ? [] : [{ id, name }]));
}

export { cropAddress } from './prices/mandiAddress.ts';

/** A crop as other desks name it. */
export type CropName = { id: number; slug: string; name: string };

/** Some crops by their ids; without a Gujarati name the English one is used. */
export async function readCropNames(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, CropName>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: mandiCrops.id, slug: mandiCrops.slug, name: mandiCrops.name, nameEn: mandiCrops.nameEn })
    .from(mandiCrops)
    .where(inArray(mandiCrops.id, [...ids]));
  return new Map(rows.map(({ id, slug, name, nameEn }) => [id, { id, slug, name: name ?? nameEn }]));
}
