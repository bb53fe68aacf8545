import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { exportTableOf } from '../../platform/export/exportTableOf.ts';
import { importedItems, importedPictures } from './tables.ts';

/** Goes along, so that what moved in once is known in the paper's next home too. */
export const importingExportTables = [
  exportTableOf({ kind: 'imported-item', table: importedItems, order: ['source', 'original'], finish: keepIdsTaken }),
  exportTableOf({ kind: 'imported-picture', table: importedPictures, order: ['source', 'address'] }),
];

/** A new story with the id of one that moved in and was taken out since would be taken for it at the next run. */
async function keepIdsTaken(tx: Database): Promise<void> {
  await tx.execute(sql`
    select setval(sequence, greatest(max(our_id), nextval(sequence)))
    from ${importedItems}, pg_get_serial_sequence('articles', 'id') as sequence where original like 'story:%' group by sequence`);
}
