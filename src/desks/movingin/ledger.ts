import { and, eq, inArray, like, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { importedItems } from './tables.ts';

/** What is known of something that has moved in before. */
export type Moved = { ourId: number; contentHash: string; missingPictures: number };

/** What of these has moved in before, by what names it there. */
export async function readMoved(db: Database, source: string, originals: readonly string[]): Promise<Map<string, Moved>> {
  if (originals.length === 0) return new Map();
  const rows = await db
    .select()
    .from(importedItems)
    .where(and(eq(importedItems.source, source), inArray(importedItems.original, [...originals])));
  return new Map(rows.map((row) => [row.original, row]));
}

/** All topics of one kind that came from a source: our ids by what named them there. */
export async function readMovedTopics(db: Database, source: string, kind: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ original: importedItems.original, ourId: importedItems.ourId })
    .from(importedItems)
    .where(and(eq(importedItems.source, source), like(importedItems.original, `${kind}:%`)));
  return new Map(rows.map(({ original, ourId }) => [original, ourId]));
}

/** Notes what has moved in, in the transaction in which it did. */
export async function noteMoved(tx: Database, rows: readonly (typeof importedItems.$inferInsert)[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(importedItems)
    .values([...rows])
    .onConflictDoUpdate({
      target: [importedItems.source, importedItems.original],
      set: {
        ourId: sql`excluded.our_id`,
        contentHash: sql`excluded.content_hash`,
        missingPictures: sql`excluded.missing_pictures`,
      },
    });
}
