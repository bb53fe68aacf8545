import { z } from 'zod';
import { tableRecords } from '../../platform/records/tableRecords.ts';
import { redirectStatuses } from './redirectStatus.ts';
import { redirects } from './tables.ts';

export const redirectsRecords = [
  tableRecords({ kind: 'redirect', table: redirects, order: ['id'], holds: { status: z.literal([...redirectStatuses]) } }),
];
