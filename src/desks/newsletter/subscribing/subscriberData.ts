import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database.ts';
import { addressHash } from '../../../platform/messages/addressHash.ts';
import type { ReaderData } from '../../../site/desk.ts';
import { eraseAddress } from '../commands.ts';
import { readChosen, readSubscriber } from '../queries.ts';
import { newsletterBounces, newsletterDeliveries, newsletterIssues } from '../tables.ts';

/** The subscription of the mail address by which a reader logs in, with the editions it gets and the issues of the last weeks. */
export const subscriberData: ReaderData = {
  name: 'newsletter',
  read: async (db, { email }) => (email === undefined ? null : readOwn(db, email)),
  erase: async (tx, { email }, now) => {
    if (email !== undefined) await eraseAddress(tx, addressHash(email), now);
    return [];
  },
};

async function readOwn(db: Database, email: string) {
  const hash = addressHash(email);
  const subscriber = await readSubscriber(db, hash);
  if (!subscriber) return null;
  const [editions, issues, [bounces]] = await Promise.all([
    readChosen(db, email),
    db
      .select({ subject: newsletterIssues.subject, plannedAt: newsletterIssues.plannedAt, state: newsletterDeliveries.state })
      .from(newsletterDeliveries)
      .innerJoin(newsletterIssues, eq(newsletterIssues.id, newsletterDeliveries.issueId))
      .where(eq(newsletterDeliveries.addressHash, hash)),
    db
      .select({
        hard: newsletterBounces.hard,
        soft: newsletterBounces.soft,
        at: newsletterBounces.at,
        blockedAt: newsletterBounces.blockedAt,
      })
      .from(newsletterBounces)
      .where(eq(newsletterBounces.email, email)),
  ]);
  return { ...subscriber, editions, issues, bounces: bounces ?? null };
}
