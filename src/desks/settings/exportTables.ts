import { exportTableOf } from '../../platform/export/exportTableOf.ts';
import { settings } from './tables.ts';

export const settingsExportTables = [exportTableOf({ kind: 'setting', table: settings, order: ['name'] })];
