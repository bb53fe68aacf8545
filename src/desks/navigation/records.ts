import { tableRecords } from '../../platform/records/tableRecords.ts';
import { menuItems } from './tables.ts';

export const navigationRecords = [tableRecords({ kind: 'menu-item', table: menuItems, order: ['id'], isWrittenAtOnce: true })];
