import { setImmediate } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import type { SearchKind } from '../../site/searchKind.ts';
import { searchFills } from './tables.ts';
import { indexDocuments } from './writeSearch.ts';

const ITEMS_AT_ONCE = 100;

/**
 * Fills the index with what was published before the index was there, or before it had the entries it has now (a migration then begins
 * `search_fills` again), kind by kind in transactions of a hundred items, whose rows are locked. It goes on where it stopped when the
 * process ended; several processes take turns.
 */
export async function fillSearch(db: Database, kinds: readonly SearchKind[], isStopped: () => boolean): Promise<void> {
  for (const kind of kinds) while (!isStopped() && (await fillNext(db, kind))) await setImmediate();
}

/** Returns whether there may be more to fill. */
function fillNext(db: Database, kind: SearchKind): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.insert(searchFills).values({ kind: kind.kind }).onConflictDoNothing();
    const [progress] = await tx.select().from(searchFills).where(eq(searchFills.kind, kind.kind)).for('update');
    if (!progress || progress.isComplete) return false;
    const documents = await kind.documents(tx, progress.filledTo, ITEMS_AT_ONCE);
    await indexDocuments(tx, kind.kind, documents);
    const last = documents.at(-1);
    await tx
      .update(searchFills)
      .set(last ? { filledTo: last.id } : { isComplete: true })
      .where(eq(searchFills.kind, kind.kind));
    return last !== undefined;
  });
}
