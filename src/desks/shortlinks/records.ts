import { tableRecords } from '../../platform/records/tableRecords.ts';
import { shortLinks } from './tables.ts';

export const shortlinksRecords = [tableRecords({ kind: 'short-link', table: shortLinks, order: ['code'] })];
