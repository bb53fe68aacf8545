import { exportTableOf } from '../../platform/export/exportTableOf.ts';
import { menuItems } from './tables.ts';

export const navigationExportTables = [exportTableOf({ kind: 'menu-item', table: menuItems, order: ['id'], isWrittenAtOnce: true })];
