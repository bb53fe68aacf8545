import { asc, eq, sql } from 'drizzle-orm';
import type { ReaderData } from '../../../site/desk.ts';
import { pushChoices, pushSubscriptions } from '../tables.ts';

/** The browsers in which a reader was logged in when they last sent their token. They are erased with the account, by the foreign key. */
export const subscriptionData: ReaderData = {
  name: 'notifications',
  read: (db, { id }) =>
    db
      .select({
        browserName: pushSubscriptions.browserName,
        endpoint: pushSubscriptions.endpoint,
        consent: pushSubscriptions.consent,
        consentAt: pushSubscriptions.consentAt,
        refreshedAt: pushSubscriptions.refreshedAt,
        topics: sql<string[]>`array(select ${pushChoices.topic} from ${pushChoices}
          where ${pushChoices.subscriptionId} = ${pushSubscriptions.id} order by 1)`,
      })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.readerId, id))
      .orderBy(asc(pushSubscriptions.id)),
};
