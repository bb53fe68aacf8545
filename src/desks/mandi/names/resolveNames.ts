import type { Database } from '../../../platform/database.ts';
import { slugOf } from '../../../platform/text/slug.ts';
import { keyInDistrict } from '../dictionary/dictionary.ts';
import type { PriceToWrite } from '../prices/writePrices.ts';
import type { CheckedRow } from '../source/checkRecord.ts';
import { mandiCrops, mandiNames, mandiQualities, mandiYards } from '../tables.ts';
import { districtNamed } from './districts.ts';
import { indexNames } from './mandiSearch.ts';
import { type NameKind, nameKey } from './nameKey.ts';

/** A name in a file that was not known. */
export type NewName = { kind: NameKind; name: string };

type Resolver = { tx: Database; ids: Map<string, number>; slugs: Set<string>; fresh: NewName[] };

const mapKey = (kind: NameKind, key: string): string => `${kind} ${key}`;

/**
 * Resolves the names of rows to ids. An unknown name is added under its English name, without a Gujarati one, and reported. Yards are
 * looked up with their district first, because two districts may have towns with the same name.
 */
export async function resolveNames(tx: Database, rows: readonly CheckedRow[]): Promise<{ prices: PriceToWrite[]; newNames: NewName[] }> {
  const names = await tx.select().from(mandiNames);
  const slugs = [
    ...(await tx.select({ slug: mandiCrops.slug }).from(mandiCrops)),
    ...(await tx.select({ slug: mandiYards.slug }).from(mandiYards)),
  ];
  const resolver: Resolver = {
    tx,
    ids: new Map(names.map(({ kind, key, target }) => [mapKey(kind, key), target])),
    slugs: new Set(slugs.map(({ slug }) => slug)),
    fresh: [],
  };
  const prices: PriceToWrite[] = [];
  for (const row of rows) {
    prices.push({
      day: row.day,
      yardId: await yardOf(resolver, row),
      cropId: await lookUp(resolver, 'crop', row.commodity),
      varietyId: await lookUp(resolver, 'variety', row.variety),
      gradeId: await lookUp(resolver, 'grade', row.grade),
      minimum: row.minimum,
      maximum: row.maximum,
      modal: row.modal,
      arrivals: row.arrivals,
    });
  }
  return { prices, newNames: resolver.fresh };
}

async function yardOf(resolver: Resolver, { market, district }: CheckedRow): Promise<number> {
  const key = nameKey('yard', market);
  const place = districtNamed(district)?.slug;
  const id = (place && resolver.ids.get(mapKey('yard', keyInDistrict(key, place)))) ?? resolver.ids.get(mapKey('yard', key));
  return id ?? enter(resolver, 'yard', key, market, place ?? null);
}

async function lookUp(resolver: Resolver, kind: Exclude<NameKind, 'yard'>, name: string): Promise<number> {
  const key = nameKey(kind, name);
  return resolver.ids.get(mapKey(kind, key)) ?? enter(resolver, kind, key, name, null);
}

async function enter(resolver: Resolver, kind: NameKind, key: string, name: string, district: string | null): Promise<number> {
  const id = await insertUnknown(resolver, kind, name, district);
  if (kind === 'crop' || kind === 'yard') await indexNames(resolver.tx, kind, id);
  await resolver.tx.insert(mandiNames).values({ kind, key, target: id });
  resolver.ids.set(mapKey(kind, key), id);
  resolver.fresh.push({ kind, name });
  return id;
}

async function insertUnknown({ tx, slugs }: Resolver, kind: NameKind, nameEn: string, district: string | null): Promise<number> {
  const only = (rows: { id: number }[]): number => {
    const [row] = rows;
    if (!row) throw new Error(`The name ${nameEn} was not entered`);
    return row.id;
  };
  if (kind === 'variety' || kind === 'grade')
    return only(await tx.insert(mandiQualities).values({ kind, nameEn }).returning({ id: mandiQualities.id }));
  const slug = freeSlug(slugs, nameEn);
  if (kind === 'crop')
    return only(await tx.insert(mandiCrops).values({ slug, nameEn, category: 'others' }).returning({ id: mandiCrops.id }));
  return only(await tx.insert(mandiYards).values({ slug, nameEn, district }).returning({ id: mandiYards.id }));
}

function freeSlug(slugs: Set<string>, name: string): string {
  const plain = slugOf(name);
  let slug = plain;
  for (let number = 2; slugs.has(slug); number++) slug = `${plain}-${number}`;
  slugs.add(slug);
  return slug;
}
