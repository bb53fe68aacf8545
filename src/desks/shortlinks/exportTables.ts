import { exportTableOf } from '../../platform/export/exportTableOf.ts';
import { shortLinks } from './tables.ts';

export const shortlinksExportTables = [exportTableOf({ kind: 'short-link', table: shortLinks, order: ['code'] })];
