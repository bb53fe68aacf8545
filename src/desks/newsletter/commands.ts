import { sql } from 'drizzle-orm';
import { change, type WriteContext } from '../../platform/change.ts';
import { subscriberCount, subscribers } from './tables.ts';

/** Subscribes an address to the newsletter, once; the caller does not learn whether it was subscribed already. */
export function subscribe(context: WriteContext, email: string): Promise<void> {
  return change(context, async (tx) => {
    const added = await tx.insert(subscribers).values({ email }).onConflictDoNothing().returning({ email: subscribers.email });
    if (added.length > 0) {
      // The first time, existing subscribers from before the count was stored are included.
      await tx
        .insert(subscriberCount)
        .values({ id: 1, subscribers: sql`(select count(*) from ${subscribers})` })
        .onConflictDoUpdate({ target: subscriberCount.id, set: { subscribers: sql`${subscriberCount.subscribers} + 1` } });
    }
    return { result: undefined, tags: [] };
  });
}

/** Records an export of all addresses in the audit log. */
export function noteExport(context: WriteContext): Promise<void> {
  return change(context, async () => ({
    result: undefined,
    tags: [],
    audit: [{ action: 'newsletter.export', subject: 'newsletter:subscribers' }],
  }));
}
