import { tableRecords } from '../../platform/records/tableRecords.ts';
import { redirects } from './tables.ts';

export const redirectsRecords = [tableRecords({ kind: 'redirect', table: redirects, order: ['id'] })];
