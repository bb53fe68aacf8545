import { exportTableOf } from '../../platform/export/exportTableOf.ts';
import { readingHistory } from './tables.ts';

export const historyExportTables = [exportTableOf({ kind: 'read', table: readingHistory, order: ['readerId', 'articleId'] })];
