import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database.ts';
import { jsonRows } from '../../../platform/reads/jsonRows.ts';
import { foldedKeys } from '../../../platform/text/folding.ts';
import type { App } from '../../../site/app.ts';
import { sharedFragment } from '../../../site/pages/fragments.ts';
import { MANDI_TAG } from '../prices/mandiTags.ts';
import { mandiCrops, mandiQualities, mandiYards } from '../tables.ts';

type Named<Row> = Omit<Row, 'name'> & { name: string };
export type Crop = Named<typeof mandiCrops.$inferSelect>;
export type Yard = Named<typeof mandiYards.$inferSelect>;
type Quality = Named<typeof mandiQualities.$inferSelect>;

/** All names of the desk: some hundreds, of which every page needs some. Without a Gujarati name the English one is used. */
export type NameIndex = {
  crops: Map<number, Crop>;
  yards: Map<number, Yard>;
  qualities: Map<number, Quality>;
  cropBySlug: Map<string, Crop>;
  yardBySlug: Map<string, Yard>;
};

/** The names, cached until one of them changes. */
export const nameIndexOf = (app: App): Promise<NameIndex> =>
  sharedFragment(app, 'mandi-names', { tags: () => [MANDI_TAG], freshFor: '5m' }, () => readNameIndex(app.db));

type Names = {
  crops: (typeof mandiCrops.$inferSelect)[];
  yards: (typeof mandiYards.$inferSelect)[];
  qualities: (typeof mandiQualities.$inferSelect)[];
};

async function readNameIndex(db: Database): Promise<NameIndex> {
  const { rows } = await db.execute<Names>(sql`select
    ${jsonRows(mandiCrops, { orderBy: sql`${mandiCrops.id}` })} as crops,
    ${jsonRows(mandiYards, { orderBy: sql`${mandiYards.id}` })} as yards,
    ${jsonRows(mandiQualities, { orderBy: sql`${mandiQualities.id}` })} as qualities`);
  const { crops = [], yards = [], qualities = [] } = rows[0] ?? {};
  const named = <Row extends { name: string | null; nameEn: string }>(row: Row) => ({ ...row, name: row.name ?? row.nameEn });
  const cropList = crops.map(named);
  const yardList = yards.map(named);
  return {
    crops: new Map(cropList.map((crop) => [crop.id, crop])),
    yards: new Map(yardList.map((yard) => [yard.id, yard])),
    qualities: new Map(qualities.map((quality) => [quality.id, named(quality)])),
    cropBySlug: new Map(cropList.map((crop) => [crop.slug, crop])),
    yardBySlug: new Map(yardList.map((yard) => [yard.slug, yard])),
  };
}

/** Whether a name matches input in either script and any spelling: every word as a prefix. */
export function isNamed({ name, nameEn }: { name: string; nameEn: string }, typed: string): boolean {
  const keys = foldedKeys(`${name} ${nameEn}`);
  return foldedKeys(typed).every((word) => keys.some((key) => key.startsWith(word)));
}

/** A variety for readers; empty if it only repeats the crop's name. */
export function varietyShown(names: NameIndex, crop: Crop, varietyId: number): string {
  const variety = names.qualities.get(varietyId);
  return !variety || variety.nameEn === 'Other' || variety.name === crop.name ? '' : variety.name;
}

export const byName = (a: { name: string }, b: { name: string }): number => a.name.localeCompare(b.name, 'gu');

/** Sorts the main crops first, then the others by name. */
export const byRank = (a: Crop, b: Crop): number => (a.rank ?? 999) - (b.rank ?? 999) || byName(a, b);

/** The main crops in their order. */
export const wantedCrops = ({ crops }: NameIndex): Crop[] => [...crops.values()].filter(({ rank }) => rank !== null).sort(byRank);
