import { eq, isNull } from 'drizzle-orm';
import { confirmSubscription, noteAddress } from '../../../src/desks/newsletter/commands.ts';
import { newsletterEditions } from '../../../src/desks/newsletter/tables.ts';
import type { WriteContext } from '../../../src/platform/change.ts';
import type { Database } from '../../../src/platform/database.ts';
import { addressHash } from '../../../src/platform/messages/addressHash.ts';

/** Confirmed subscribers of editions; of the one from the front page if none is named. */
export async function subscribeAll(context: WriteContext, emails: readonly string[], editionIds: readonly number[] = []): Promise<void> {
  const asked = new Date(Date.now() - 60_000);
  for (const email of emails) {
    await noteAddress(context, email, asked);
    await confirmSubscription(context, addressHash(email), { consent: '2026-11-23', editionIds }, asked);
  }
}

/** The edition from the front page, which the demo has. */
export async function dailyEdition(db: Database): Promise<typeof newsletterEditions.$inferSelect> {
  const [edition] = await db.select().from(newsletterEditions).where(isNull(newsletterEditions.topicId));
  if (!edition) throw new Error('The demo has no daily edition');
  return edition;
}

/** Lets an edition be due since some minutes; the others have time. */
export async function makeDue(db: Database, editionId: number, minutesAgo: number): Promise<void> {
  await db
    .update(newsletterEditions)
    .set({ nextAt: new Date(Date.now() - minutesAgo * 60_000) })
    .where(eq(newsletterEditions.id, editionId));
}
