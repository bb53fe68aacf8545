import { sql } from 'drizzle-orm';
import { tableRecords } from '../../platform/records/tableRecords.ts';
import { subscriberCount, subscribers } from './tables.ts';

export const newsletterRecords = [
  tableRecords({
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
