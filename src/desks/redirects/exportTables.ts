import { z } from 'zod';
import { exportTableOf } from '../../platform/export/exportTableOf.ts';
import { redirectStatuses } from './addresses/redirectStatus.ts';
import { redirects } from './tables.ts';

export const redirectsExportTables = [
  exportTableOf({ kind: 'redirect', table: redirects, order: ['id'], holds: { status: z.literal([...redirectStatuses]) } }),
];
