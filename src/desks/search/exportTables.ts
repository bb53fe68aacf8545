import { exportTableOf } from '../../platform/export/exportTableOf.ts';
import { blockedSuggestions } from './tables.ts';

export const searchExportTables = [exportTableOf({ kind: 'blocked-suggestion', table: blockedSuggestions, order: ['key'] })];
