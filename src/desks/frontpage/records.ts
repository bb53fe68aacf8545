import { tableRecords } from '../../platform/records/tableRecords.ts';
import { frontSlots } from './tables.ts';

export const frontpageRecords = [tableRecords({ kind: 'front-slot', table: frontSlots, order: ['block', 'position'] })];
