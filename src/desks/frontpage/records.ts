import { tableRecords } from '../../platform/records/tableRecords.ts';
import { frontArrangements, frontSlots } from './tables.ts';

export const frontpageRecords = [
  tableRecords({ kind: 'front-slot', table: frontSlots, order: ['block', 'position'] }),
  tableRecords({ kind: 'front-arrangement', table: frontArrangements, order: ['page'] }),
];
