import { tableRecords } from '../../platform/records/tableRecords.ts';
import { settings } from './tables.ts';

export const settingsRecords = [tableRecords({ kind: 'setting', table: settings, order: ['name'] })];
