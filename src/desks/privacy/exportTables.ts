import { exportTableOf } from '../../platform/export/exportTableOf.ts';
import { consents, minors, parentalConsents } from './tables.ts';

export const privacyExportTables = [
  exportTableOf({ kind: 'consent', table: consents, order: ['id'] }),
  exportTableOf({ kind: 'minor', table: minors, order: ['readerId'] }),
  exportTableOf({ kind: 'parental-consent', table: parentalConsents, order: ['id'] }),
];
