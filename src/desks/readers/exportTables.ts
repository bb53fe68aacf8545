import { exportTableOf } from '../../platform/export/exportTableOf.ts';
import { readerPasskeys, readers } from './tables.ts';

/**
 * Accounts move with the paper; readers log in again there, since sessions belong to an installation's secret. Passkeys move too: they hold
 * no secret, and serve where the site keeps its address.
 */
export const readerExportTables = [
  exportTableOf({ kind: 'reader', table: readers, order: ['id'] }),
  exportTableOf({ kind: 'reader-passkey', table: readerPasskeys, order: ['id'] }),
];
