import { and, eq, like, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database.ts';
import { importedItems } from '../tables.ts';

/** A previously imported item. */
export type ImportedItem = { ourId: number; contentHash: string; missingPictures: number };

type NewRow = typeof importedItems.$inferInsert;

/** Previously imported items, by their ids in the source. */
export async function readImported(db: Database, source: string, originals: readonly string[]): Promise<Map<string, ImportedItem>> {
  if (originals.length === 0) return new Map();
  const rows = await db
    .select()
    .from(importedItems)
    .where(and(eq(importedItems.source, source), sql`${importedItems.original} = any(${sql.param([...originals])}::text[])`));
  return new Map(rows.map((row) => [row.original, row]));
}

/** All imported topics of one kind from a source: our ids by the source's ids. */
export async function readImportedTopics(db: Database, source: string, kind: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ original: importedItems.original, ourId: importedItems.ourId })
    .from(importedItems)
    .where(and(eq(importedItems.source, source), like(importedItems.original, `${kind}:%`)));
  return new Map(rows.map(({ original, ourId }) => [original, ourId]));
}

/** Records imported items, in the transaction of the import. */
export async function recordImported(tx: Database, rows: readonly NewRow[]): Promise<void> {
  if (rows.length === 0) return;
  const asColumns = rows.map(({ source, original, ourId, contentHash = '', missingPictures = 0 }) => [
    source,
    original,
    String(ourId),
    contentHash,
    String(missingPictures),
  ]);
  const column = (at: number) => sql`${sql.param(asColumns.map((row) => row[at]))}::text[]`;
  await tx.execute(sql`
    insert into ${importedItems} (source, original, our_id, content_hash, missing_pictures)
    select source, original, our_id::bigint, content_hash, missing_pictures::smallint
    from unnest(${column(0)}, ${column(1)}, ${column(2)}, ${column(3)}, ${column(4)})
      as given (source, original, our_id, content_hash, missing_pictures)
    on conflict (source, original) do update
    set our_id = excluded.our_id, content_hash = excluded.content_hash, missing_pictures = excluded.missing_pictures`);
}
