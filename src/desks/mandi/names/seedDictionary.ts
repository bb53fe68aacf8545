import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database.ts';
import { insertRows } from '../../../platform/insertRows.ts';
import { foundedCrops, foundedGrades, foundedVarieties, foundedYards } from '../dictionary/dictionary.ts';
import { mandiCrops, mandiNames, mandiQualities, mandiYards } from '../tables.ts';
import { indexNames } from './mandiSearch.ts';
import type { NameKind } from './nameKey.ts';

type Name = { kind: NameKind; key: string; target: number };

/** Adds entries of the dictionary files that are not in the tables yet. Editors' changes are kept, and running it again changes nothing. */
export async function seedDictionary(tx: Database): Promise<void> {
  const names = await tx.select({ kind: mandiNames.kind, key: mandiNames.key }).from(mandiNames);
  const keys = new Set(names.map(({ kind, key }) => `${kind} ${key}`));
  const isNew =
    (kind: NameKind) =>
    (entry: { keys: readonly string[] }): boolean =>
      !entry.keys.some((key) => keys.has(`${kind} ${key}`));
  const crops = foundedCrops.filter(isNew('crop'));
  const yards = foundedYards.filter(isNew('yard'));
  await insertRows(
    tx,
    mandiCrops,
    crops.map(({ keys: _, ...crop }) => crop),
  );
  await insertRows(
    tx,
    mandiYards,
    yards.map(({ keys: _, ...yard }) => yard),
  );
  const newNames: Name[] = [
    ...(await namesOfSlugs(tx, 'crop', crops)),
    ...(await namesOfSlugs(tx, 'yard', yards)),
    ...(await insertQualities(tx, 'variety', foundedVarieties.filter(isNew('variety')))),
    ...(await insertQualities(tx, 'grade', foundedGrades.filter(isNew('grade')))),
  ];
  await insertRows(tx, mandiNames, newNames);
  await indexNames(tx, 'crop');
  await indexNames(tx, 'yard');
}

async function namesOfSlugs(
  tx: Database,
  kind: 'crop' | 'yard',
  entries: readonly { slug: string; keys: readonly string[] }[],
): Promise<Name[]> {
  if (entries.length === 0) return [];
  const table = kind === 'crop' ? mandiCrops : mandiYards;
  const rows = await tx.select({ id: table.id, slug: table.slug }).from(table);
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]));
  return entries.flatMap(({ slug, keys }) => keys.map((key) => ({ kind, key, target: ids.get(slug) ?? 0 })));
}

async function insertQualities(
  tx: Database,
  kind: 'variety' | 'grade',
  entries: readonly { name: string; nameEn: string; keys: readonly string[] }[],
): Promise<Name[]> {
  if (entries.length === 0) return [];
  const rows = await tx
    .insert(mandiQualities)
    .values(entries.map(({ name, nameEn }) => ({ kind, name, nameEn })))
    .returning({ id: mandiQualities.id, nameEn: mandiQualities.nameEn });
  const ids = new Map(rows.map(({ id, nameEn }) => [nameEn, id]));
  return entries.flatMap(({ nameEn, keys }) => keys.map((key) => ({ kind, key, target: ids.get(nameEn) ?? 0 })));
}

/** Serialises writers of prices and names: two files imported at once could both add the same missing name. */
export async function lockPriceWrites(tx: Database): Promise<void> {
  await tx.execute(sql`lock table ${mandiNames} in share row exclusive mode`);
}
