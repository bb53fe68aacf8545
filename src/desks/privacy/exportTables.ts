import { exportTableOf } from '../../platform/export/exportTableOf.ts';
import { consents, minors } from './tables.ts';

export const privacyExportTables = [
  exportTableOf({ kind: 'consent', table: consents, order: ['id'] }),
  exportTableOf({ kind: 'minor', table: minors, order: ['readerId'] }),
];
