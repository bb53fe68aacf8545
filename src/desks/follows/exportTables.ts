import { exportTableOf } from '../../platform/export/exportTableOf.ts';
import { follows } from './tables.ts';

export const followExportTables = [exportTableOf({ kind: 'follow', table: follows, order: ['id'] })];
