import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { exportTableOf } from '../../platform/export/exportTableOf.ts';
import { addressHash } from '../../platform/messages/addressHash.ts';
import { newsletterBounces, newsletterChoices, newsletterEditions, newsletterRemovals, subscriberCount, subscribers } from './tables.ts';

const withAddress = z.object({ email: z.string() });

export const newsletterExportTables = [
  exportTableOf({ kind: 'newsletter-removal', table: newsletterRemovals, order: ['addressHash'] }),
  exportTableOf({
    kind: 'subscriber',
    table: subscribers,
    order: ['email'],
    made: { addressHash: (record) => addressHash(withAddress.parse(record).email) },
    finish: async (tx) => {
      // A list from before an address was unsubscribed does not bring it back.
      await tx.execute(
        sql`delete from ${subscribers} using ${newsletterRemovals}
          where ${subscribers.addressHash} = ${newsletterRemovals.addressHash} and ${subscribers.askedAt} <= ${newsletterRemovals.at}`,
      );
      await tx.execute(
        sql`insert into ${subscriberCount} (id, subscribers, confirmed)
          select 1, count(*)::int, count(confirmed_at)::int from ${subscribers} having count(*) > 0`,
      );
    },
  }),
  exportTableOf({ kind: 'newsletter-edition', table: newsletterEditions, order: ['id'] }),
  exportTableOf({ kind: 'newsletter-choice', table: newsletterChoices, order: ['editionId', 'email'] }),
  exportTableOf({ kind: 'newsletter-bounce', table: newsletterBounces, order: ['email'] }),
];
