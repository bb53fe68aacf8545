import { and, asc, desc, eq, gt, gte, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { monthOf, monthRange } from './editions/editionDay.ts';
import { epaperEditions, epaperPages } from './tables.ts';

/** An edition that readers can see, with the picture of its first page. */
export type Edition = {
  id: number;
  cityId: number;
  day: string;
  pdfKey: string;
  pdfBytes: number;
  pageCount: number;
  createdAt: Date;
  cover: EditionPicture;
};

/** A page's picture in the paper's storage, its sides in pixels. */
export type EditionPicture = { number: number; pictureKey: string; width: number; height: number };

const e = epaperEditions;
const p = epaperPages;

const columns = {
  id: e.id,
  cityId: e.cityId,
  day: e.day,
  pdfKey: e.pdfKey,
  pdfBytes: e.pdfBytes,
  pageCount: e.pageCount,
  createdAt: e.createdAt,
  cover: { number: p.number, pictureKey: p.pictureKey, width: p.width, height: p.height },
};

const editions = (db: Database) =>
  db
    .select(columns)
    .from(e)
    .innerJoin(p, and(eq(p.editionId, e.id), eq(p.number, 1)));

/** A paper of tomorrow may lie ready: readers see it when its day begins. */
const shown = (cityId: number, today: string) => and(eq(e.cityId, cityId), eq(e.status, 'published'), lte(e.day, today));

/** The newest edition of a city up to a day, that day included. */
export async function readLatestEdition(db: Database, cityId: number, today: string): Promise<Edition | undefined> {
  const [edition] = await editions(db).where(shown(cityId, today)).orderBy(desc(e.day)).limit(1);
  return edition;
}

/** The newest edition of each city that has one, in the order of the cities. */
export async function readLatestEditions(db: Database, cityIds: readonly number[], today: string): Promise<Edition[]> {
  if (cityIds.length === 0) return [];
  const newest = sql`(select edition.id from unnest(${sql.param([...cityIds])}::int[]) as cities (id) cross join lateral (
    select ${e.id} as id from ${e} where ${e.cityId} = cities.id and ${e.status} = 'published' and ${e.day} <= ${today}
    order by ${e.day} desc limit 1) as edition)`;
  const rows = await editions(db).where(inArray(e.id, newest));
  return cityIds.flatMap((cityId) => rows.find((edition) => edition.cityId === cityId) ?? []);
}

export async function readEdition(db: Database, cityId: number, day: string, today: string): Promise<Edition | undefined> {
  const [edition] = await editions(db)
    .where(and(shown(cityId, today), eq(e.day, day)))
    .limit(1);
  return edition;
}

/** Of some cities, those that have an edition of this day. */
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
  return db.select(columns.cover).from(p).where(eq(p.editionId, editionId)).orderBy(asc(p.number));
}

/** The editions of a city on either side of a day. */
export async function readNeighbours(
  db: Database,
  cityId: number,
  day: string,
  today: string,
): Promise<{ before: Edition | undefined; after: Edition | undefined }> {
  const [[before], [after]] = await Promise.all([
    editions(db)
      .where(and(shown(cityId, today), lt(e.day, day)))
      .orderBy(desc(e.day))
      .limit(1),
    editions(db)
      .where(and(shown(cityId, today), gt(e.day, day)))
      .orderBy(asc(e.day))
      .limit(1),
  ]);
  return { before, after };
}

/** A month of a city: its editions from the first day, and the nearest months on either side that have any. */
export type EditionMonth = { month: string; editions: Edition[]; previous: string | undefined; next: string | undefined };

export async function readEditionMonth(db: Database, cityId: number, month: string, today: string): Promise<EditionMonth> {
  const { from, to } = monthRange(month);
  const inMonth = await editions(db)
    .where(and(shown(cityId, today), gte(e.day, from), lt(e.day, to)))
    .orderBy(asc(e.day));
  const [[before], [after]] = await Promise.all([
    db
      .select({ day: e.day })
      .from(e)
      .where(and(shown(cityId, today), lt(e.day, from)))
      .orderBy(desc(e.day))
      .limit(1),
    db
      .select({ day: e.day })
      .from(e)
      .where(and(shown(cityId, today), gte(e.day, to)))
      .orderBy(asc(e.day))
      .limit(1),
  ]);
  return { month, editions: inMonth, previous: before && monthOf(before.day), next: after && monthOf(after.day) };
}
