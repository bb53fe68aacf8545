import { exportTableOf } from '../../platform/export/exportTableOf.ts';
import { frontArrangements, frontSlots } from './tables.ts';

export const frontpageExportTables = [
  exportTableOf({ kind: 'front-slot', table: frontSlots, order: ['block', 'position'] }),
  exportTableOf({ kind: 'front-arrangement', table: frontArrangements, order: ['page'] }),
];
