import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { exportTableOf } from '../../platform/export/exportTableOf.ts';
import { importedItems, importedPictures } from './tables.ts';

/** Exported too, so that a restored site knows what was imported earlier. */
export const importingExportTables = [
  exportTableOf({ kind: 'imported-item', table: importedItems, order: ['source', 'original'], finish: keepIdsTaken }),
  exportTableOf({ kind: 'imported-picture', table: importedPictures, order: ['source', 'address'] }),
];

/**
 * Keeps ids of imported and later deleted stories in use; otherwise the next run would take a new story with that id for the imported one.
 */
async function keepIdsTaken(tx: Database): Promise<void> {
  await tx.execute(sql`
    select setval(sequence, greatest(max(our_id), nextval(sequence)))
    from ${importedItems}, pg_get_serial_sequence('articles', 'id') as sequence where original like 'story:%' group by sequence`);
}
