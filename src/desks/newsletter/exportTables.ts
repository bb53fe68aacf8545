import { sql } from 'drizzle-orm';
import { exportTableOf } from '../../platform/export/exportTableOf.ts';
import { subscriberCount, subscribers } from './tables.ts';

export const newsletterExportTables = [
  exportTableOf({
    kind: 'subscriber',
    table: subscribers,
    order: ['email'],
    finish: async (tx) => {
      await tx.execute(
        sql`insert into ${subscriberCount} (id, subscribers) select 1, count(*)::int from ${subscribers} having count(*) > 0`,
      );
    },
  }),
];
