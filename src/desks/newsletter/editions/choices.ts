import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { change, type WriteContext } from '../../../platform/change.ts';
import type { Database } from '../../../platform/database.ts';
import { newsletterChoices, newsletterEditions, subscribers } from '../tables.ts';
import { readEditionsToChoose } from './readEditions.ts';

/** The editions that new subscribers get: those chosen on the page, otherwise the one from the front page. */
export async function chooseAtFirst(tx: Database, emails: readonly string[], ids: readonly number[]): Promise<void> {
  const chosen = await readEditionsToChoose(tx, ids);
  const those = chosen.length > 0 ? chosen : await readEditionsToChoose(tx, []);
  if (those.length > 0 && emails.length > 0) {
    await tx
      .insert(newsletterChoices)
      .values(emails.flatMap((email) => those.map((editionId) => ({ editionId, email }))))
      .onConflictDoNothing();
  }
}

/**
 * Changes which editions a confirmed subscriber gets. Choices of editions that are switched off, which the page does
 * not show, stay. Returns what has become of it: `none` if none of the ids is offered, `gone` if there is no such
 * subscriber.
 */
export function changeChoices(context: WriteContext, addressHash: string, ids: readonly number[]): Promise<'changed' | 'none' | 'gone'> {
  return change<'changed' | 'none' | 'gone'>(context, async (tx) => {
    const [subscriber] = await tx
      .select({ email: subscribers.email })
      .from(subscribers)
      .where(and(eq(subscribers.addressHash, addressHash), sql`${subscribers.confirmedAt} is not null`))
      .for('update');
    if (!subscriber) return { result: 'gone', tags: [] };
    const chosen = ids.length === 0 ? [] : await readEditionsToChoose(tx, ids);
    if (chosen.length === 0) return { result: 'none', tags: [] };
    const { email } = subscriber;
    const offered = tx.select({ id: newsletterEditions.id }).from(newsletterEditions).where(eq(newsletterEditions.isActive, true));
    await tx
      .delete(newsletterChoices)
      .where(
        and(
          eq(newsletterChoices.email, email),
          inArray(newsletterChoices.editionId, offered),
          notInArray(newsletterChoices.editionId, chosen),
        ),
      );
    await tx
      .insert(newsletterChoices)
      .values(chosen.map((editionId) => ({ editionId, email })))
      .onConflictDoNothing();
    return { result: 'changed', tags: [] };
  });
}
