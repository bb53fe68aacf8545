import { desc, eq, lt } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../../platform/database.ts';
import { type Price, readYardPrices } from '../queries.ts';
import { mandiCrops, mandiImports, mandiQualities, mandiYards } from '../tables.ts';
import type { fileImport, GridRow, NameForEditing, NamesForEditing, PriceForEditing } from './endpoints.ts';

/** All names of the desk, some hundreds. */
export async function readNames(db: Database): Promise<NamesForEditing> {
  const [crops, yards, qualities] = await Promise.all([
    db.select().from(mandiCrops).orderBy(mandiCrops.rank, mandiCrops.nameEn),
    db.select().from(mandiYards).orderBy(mandiYards.nameEn),
    db.select().from(mandiQualities).orderBy(mandiQualities.nameEn),
  ]);
  const of = (kind: 'variety' | 'grade') => qualities.filter((row) => row.kind === kind).map(({ kind: _, ...quality }) => quality);
  return { crops, yards, varieties: of('variety'), grades: of('grade') };
}

/** Prices with their names. */
export async function withNames(db: Database, prices: readonly Price[]): Promise<PriceForEditing[]> {
  const { crops, yards, varieties, grades } = await readNames(db);
  const names = (rows: readonly NameForEditing[]) => new Map(rows.map(({ id, name, nameEn }) => [id, name ?? nameEn]));
  const [crop, yard, variety, grade] = [names(crops), names(yards), names(varieties), names(grades)];
  return prices.map((price) => ({
    ...price,
    crop: crop.get(price.cropId) ?? '',
    yard: yard.get(price.yardId) ?? '',
    variety: variety.get(price.varietyId) ?? '',
    grade: grade.get(price.gradeId) ?? '',
  }));
}

/** Prices of a yard on a day and in the two weeks before it, a row for each crop, variety and grade. */
export async function readGrid(db: Database, yardId: number, day: string): Promise<GridRow[]> {
  const prices = await withNames(db, await readYardPrices(db, yardId, day));
  const rows = new Map<string, GridRow>();
  for (const price of prices) {
    const key = `${price.cropId} ${price.varietyId} ${price.gradeId}`;
    const row = rows.get(key) ?? { key, now: undefined, before: undefined };
    if (price.day === day) row.now = price;
    else row.before ??= price;
    rows.set(key, row);
  }
  const cropOf = ({ now, before }: GridRow) => now?.crop ?? before?.crop ?? '';
  return [...rows.values()].sort((a, b) => cropOf(a).localeCompare(cropOf(b), 'gu'));
}

type FileImport = z.input<typeof fileImport>;

const IMPORTS_SHOWN = 30;

/** The latest imports, newest first; `before` continues after one. Long lists are left out; see `readImport`. */
export async function readImports(db: Database, before: number | undefined): Promise<FileImport[]> {
  const rows = await db
    .select()
    .from(mandiImports)
    .where(before === undefined ? undefined : lt(mandiImports.id, before))
    .orderBy(desc(mandiImports.id))
    .limit(IMPORTS_SHOWN);
  return rows.map((row) => ({ ...row, report: row.report && { ...row.report, refusals: [], revisions: [] } }));
}

/** The full report of one import. */
export async function readImport(db: Database, id: number): Promise<FileImport | undefined> {
  const [row] = await db.select().from(mandiImports).where(eq(mandiImports.id, id));
  return row;
}

/** Why the last scheduled fetch failed; undefined if it succeeded or there was none. */
export async function readFetchAlarm(db: Database): Promise<FileImport | undefined> {
  const [row] = await db.select().from(mandiImports).where(eq(mandiImports.way, 'fetch')).orderBy(desc(mandiImports.id)).limit(1);
  return row?.failure ? row : undefined;
}
