import { tableRecords } from '../../platform/records/tableRecords.ts';
import { subscribers } from './tables.ts';

export const newsletterRecords = [tableRecords({ kind: 'subscriber', table: subscribers, order: ['email'] })];
