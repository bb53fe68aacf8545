import { exportTableOf } from '../../platform/export/exportTableOf.ts';
import { grievanceMails, grievances } from './tables.ts';

export const grievanceExportTables = [
  exportTableOf({ kind: 'grievance', table: grievances, order: ['id'] }),
  exportTableOf({ kind: 'grievance-mail', table: grievanceMails, order: ['id'] }),
];
