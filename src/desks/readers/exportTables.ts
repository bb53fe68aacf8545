import { exportTableOf } from '../../platform/export/exportTableOf.ts';
import { readers } from './tables.ts';

/** Accounts move with the paper; readers log in again there, since sessions belong to an installation's secret. */
export const readerExportTables = [exportTableOf({ kind: 'reader', table: readers, order: ['id'] })];
