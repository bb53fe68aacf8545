import { and, asc, desc, eq, getTableColumns, gt, gte, inArray, lt, lte, type SQL, sql } from 'drizzle-orm';
import { readTopics, type Topic } from '../../content/topics/queries.ts';
import type { Database } from '../../platform/database.ts';
import { onceUntilChange } from '../../platform/reads/keptReads.ts';
import { monthOf, monthRange } from './editions/editionDay.ts';
import { epaperEditions, epaperPages } from './tables.ts';

/** The picture of a page in the storage, with its size in pixels. */
export type EditionPicture = Omit<typeof epaperPages.$inferSelect, 'editionId'>;

const picture = { number: epaperPages.number, pictureKey: epaperPages.pictureKey, width: epaperPages.width, height: epaperPages.height };

const editions = (db: Database) =>
  db
    .select({ ...getTableColumns(epaperEditions), cover: picture })
    .from(epaperEditions)
    .innerJoin(epaperPages, and(eq(epaperPages.editionId, epaperEditions.id), eq(epaperPages.number, 1)));

/** A published edition, with the picture of its first page. */
export type Edition = Awaited<ReturnType<typeof editions>>[number];

/** An edition may be uploaded before its day; readers see it when its day begins. */
const visible = (cityId: number, today: string) =>
  and(eq(epaperEditions.cityId, cityId), eq(epaperEditions.status, 'published'), lte(epaperEditions.day, today));

/** The newest edition of a city up to a day, inclusive. */
export const readLatestEdition = onceUntilChange(async (db: Database, cityId: number, today: string): Promise<Edition | undefined> => {
  const [edition] = await editions(db).where(visible(cityId, today)).orderBy(desc(epaperEditions.day)).limit(1);
  return edition;
});

/** The newest edition of every city that has one, in the editors' order of the cities. */
export const readNewestOfCities = onceUntilChange(async (db: Database, today: string): Promise<{ city: Topic; edition: Edition }[]> => {
  const cities = await readTopics(db, 'city');
  if (cities.length === 0) return [];
  const ids = cities.map(({ id }) => id);
  const newest = sql`(select edition.id from unnest(${sql.param(ids)}::int[]) as cities (id) cross join lateral (
    select ${epaperEditions.id} as id from ${epaperEditions} where ${epaperEditions.cityId} = cities.id and ${epaperEditions.status} = 'published' and ${epaperEditions.day} <= ${today}
    order by ${epaperEditions.day} desc limit 1) as edition)`;
  const rows = await editions(db).where(inArray(epaperEditions.id, newest));
  return cities.flatMap((city) => {
    const edition = rows.find(({ cityId }) => cityId === city.id);
    return edition ? [{ city, edition }] : [];
  });
});

export async function readEdition(db: Database, cityId: number, day: string, today: string): Promise<Edition | undefined> {
  const [edition] = await editions(db)
    .where(and(visible(cityId, today), eq(epaperEditions.day, day)))
    .limit(1);
  return edition;
}

/** Those of the cities that have an edition on this day. */
export async function readCitiesWith(db: Database, cityIds: readonly number[], day: string, today: string): Promise<Set<number>> {
  if (cityIds.length === 0 || day > today) return new Set();
  const rows = await db
    .select({ cityId: epaperEditions.cityId })
    .from(epaperEditions)
    .where(and(inArray(epaperEditions.cityId, [...cityIds]), eq(epaperEditions.day, day), eq(epaperEditions.status, 'published')));
  return new Set(rows.map((row) => row.cityId));
}

/** The pages of an edition, from the first. */
export async function readEditionPages(db: Database, editionId: number): Promise<EditionPicture[]> {
  return db.select(picture).from(epaperPages).where(eq(epaperPages.editionId, editionId)).orderBy(asc(epaperPages.number));
}

/** The previous and the next edition of a city. */
export async function readNeighbours(
  db: Database,
  cityId: number,
  day: string,
  today: string,
): Promise<{ before: Edition | undefined; after: Edition | undefined }> {
  const nearest = (side: SQL, order: SQL) =>
    editions(db)
      .where(and(visible(cityId, today), side))
      .orderBy(order)
      .limit(1);
  const [[before], [after]] = await Promise.all([
    nearest(lt(epaperEditions.day, day), desc(epaperEditions.day)),
    nearest(gt(epaperEditions.day, day), asc(epaperEditions.day)),
  ]);
  return { before, after };
}

/** A month of a city: its editions, and the nearest earlier and later months that have any. */
export type EditionMonth = { month: string; editions: Edition[]; previous: string | undefined; next: string | undefined };

export async function readEditionMonth(db: Database, cityId: number, month: string, today: string): Promise<EditionMonth> {
  const { from, to } = monthRange(month);
  const inMonth = await editions(db)
    .where(and(visible(cityId, today), gte(epaperEditions.day, from), lt(epaperEditions.day, to)))
    .orderBy(asc(epaperEditions.day));
  const nearest = (side: SQL, order: SQL) =>
    db
      .select({ day: epaperEditions.day })
      .from(epaperEditions)
      .where(and(visible(cityId, today), side))
      .orderBy(order)
      .limit(1);
  const [[before], [after]] = await Promise.all([
    nearest(lt(epaperEditions.day, from), desc(epaperEditions.day)),
    nearest(gte(epaperEditions.day, to), asc(epaperEditions.day)),
  ]);
  return { month, editions: inMonth, previous: before && monthOf(before.day), next: after && monthOf(after.day) };
}
