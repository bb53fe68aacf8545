import { and, asc, desc, eq, getTableColumns, gt, gte, inArray, lt, lte, type SQL, sql } from 'drizzle-orm';
import { readTopics, type Topic } from '../../content/topics/queries.ts';
import type { Database } from '../../platform/database.ts';
import { onceUntilChange } from '../../platform/reads/keptReads.ts';
import { monthOf, monthRange } from './editions/editionDay.ts';
import { epaperEditions, epaperPages } from './tables.ts';

/** The picture of a page in the storage, with its size in pixels. */
export type EditionPicture = Omit<typeof epaperPages.$inferSelect, 'editionId'>;

const e = epaperEditions;
const p = epaperPages;
const picture = { number: p.number, pictureKey: p.pictureKey, width: p.width, height: p.height };

const editions = (db: Database) =>
  db
    .select({ ...getTableColumns(e), cover: picture })
    .from(e)
    .innerJoin(p, and(eq(p.editionId, e.id), eq(p.number, 1)));

/** A published edition, with the picture of its first page. */
export type Edition = Awaited<ReturnType<typeof editions>>[number];

/** An edition may be uploaded before its day; readers see it when its day begins. */
const visible = (cityId: number, today: string) => and(eq(e.cityId, cityId), eq(e.status, 'published'), lte(e.day, today));

/** The newest edition of a city up to a day, inclusive. */
export const readLatestEdition = onceUntilChange(async (db: Database, cityId: number, today: string): Promise<Edition | undefined> => {
  const [edition] = await editions(db).where(visible(cityId, today)).orderBy(desc(e.day)).limit(1);
  return edition;
});

/** The newest edition of every city that has one, in the editors' order of the cities. */
export const readNewestOfCities = onceUntilChange(async (db: Database, today: string): Promise<{ city: Topic; edition: Edition }[]> => {
  const cities = await readTopics(db, 'city');
  if (cities.length === 0) return [];
  const ids = cities.map(({ id }) => id);
  const newest = sql`(select edition.id from unnest(${sql.param(ids)}::int[]) as cities (id) cross join lateral (
    select ${e.id} as id from ${e} where ${e.cityId} = cities.id and ${e.status} = 'published' and ${e.day} <= ${today}
    order by ${e.day} desc limit 1) as edition)`;
  const rows = await editions(db).where(inArray(e.id, newest));
  return cities.flatMap((city) => {
    const edition = rows.find(({ cityId }) => cityId === city.id);
    return edition ? [{ city, edition }] : [];
  });
});

export async function readEdition(db: Database, cityId: number, day: string, today: string): Promise<Edition | undefined> {
  const [edition] = await editions(db)
    .where(and(visible(cityId, today), eq(e.day, day)))
    .limit(1);
  return edition;
}

/** Those of the cities that have an edition on this day. */
export async function readCitiesWith(db: Database, cityIds: readonly number[], day: string, today: string): Promise<Set<number>> {
  if (cityIds.length === 0 || day > today) return new Set();
  const rows = await db
    .select({ cityId: e.cityId })
    .from(e)
    .where(and(inArray(e.cityId, [...cityIds]), eq(e.day, day), eq(e.status, 'published')));
  return new Set(rows.map((row) => row.cityId));
}

/** The pages of an edition, from the first. */
export async function readEditionPages(db: Database, editionId: number): Promise<EditionPicture[]> {
  return db.select(picture).from(p).where(eq(p.editionId, editionId)).orderBy(asc(p.number));
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
  const [[before], [after]] = await Promise.all([nearest(lt(e.day, day), desc(e.day)), nearest(gt(e.day, day), asc(e.day))]);
  return { before, after };
}

/** A month of a city: its editions, and the nearest earlier and later months that have any. */
export type EditionMonth = { month: string; editions: Edition[]; previous: string | undefined; next: string | undefined };

export async function readEditionMonth(db: Database, cityId: number, month: string, today: string): Promise<EditionMonth> {
  const { from, to } = monthRange(month);
  const inMonth = await editions(db)
    .where(and(visible(cityId, today), gte(e.day, from), lt(e.day, to)))
    .orderBy(asc(e.day));
  const nearest = (side: SQL, order: SQL) =>
    db
      .select({ day: e.day })
      .from(e)
      .where(and(visible(cityId, today), side))
      .orderBy(order)
      .limit(1);
  const [[before], [after]] = await Promise.all([nearest(lt(e.day, from), desc(e.day)), nearest(gte(e.day, to), asc(e.day))]);
  return { month, editions: inMonth, previous: before && monthOf(before.day), next: after && monthOf(after.day) };
}
