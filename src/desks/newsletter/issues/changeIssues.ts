import { and, eq, inArray, sql } from 'drizzle-orm';
import { change, type WriteContext } from '../../../platform/change.ts';
import { databaseErrorOf } from '../../../platform/databaseError.ts';
import { NewsroomError } from '../../../site/newsroom/newsroomError.ts';
import { newsroomServerWords } from '../../../site/newsroom/words.ts';
import { editionRefusalWords as words } from '../newsroom/words.ts';
import { newsletterDeliveries, newsletterEditions, newsletterIssues } from '../tables.ts';

const UNIQUE_VIOLATION = '23505';

/** Begins an issue by hand, which the scheduler then composes and sends. Throws `NewsroomError`: 404, or 409 while one is being sent. */
export async function beginIssue(context: WriteContext, editionId: number, now: Date): Promise<void> {
  try {
    await change(context, async (tx) => {
      const [edition] = await tx.select({ id: newsletterEditions.id }).from(newsletterEditions).where(eq(newsletterEditions.id, editionId));
      if (!edition) throw new NewsroomError(404, newsroomServerWords.notThere);
      await tx
        .insert(newsletterIssues)
        .values({ editionId, plannedAt: now, state: 'composing', claimedUntil: now, byName: context.by?.name ?? '' });
      return { result: undefined, tags: [], audit: [{ action: 'newsletter.send', subject: `newsletter:${editionId}` }] };
    });
  } catch (error) {
    if (databaseErrorOf(error)?.sqlState === UNIQUE_VIOLATION) throw new NewsroomError(409, words.underWay);
    throw error;
  }
}

/** Stops an issue. A mail whose last part is still held is withdrawn. Throws `NewsroomError` (409) if it is not being sent. */
export function stopIssue(context: WriteContext, id: number, now: Date): Promise<void> {
  return change(context, async (tx) => {
    const [stopped] = await tx
      .update(newsletterIssues)
      .set({ state: 'stopped', endedAt: now })
      .where(and(eq(newsletterIssues.id, id), inArray(newsletterIssues.state, ['composing', 'sending'])))
      .returning({ editionId: newsletterIssues.editionId });
    if (!stopped) throw new NewsroomError(409, words.notUnderWay);
    const audit = [{ action: 'newsletter.stop', subject: `newsletter:${stopped.editionId}`, after: { issueId: id } }] as const;
    return { result: undefined, tags: [], audit };
  });
}

/**
 * Sends an issue again to those of whom it is not known whether they got it. Returns to how many. Throws `NewsroomError` (409) while another
 * issue of the edition is being sent.
 */
export async function sendUncertain(context: WriteContext, id: number, now: Date): Promise<number> {
  try {
    return await change(context, async (tx) => {
      const again = await tx
        .update(newsletterDeliveries)
        .set({ state: 'waiting', claimedBy: null, tries: 0, dueAt: now })
        .where(and(eq(newsletterDeliveries.issueId, id), eq(newsletterDeliveries.state, 'uncertain')))
        .returning({ issueId: newsletterDeliveries.issueId });
      const [issue] = await tx
        .update(newsletterIssues)
        // A long send is given up by its start, which begins anew.
        .set({
          state: 'sending',
          endedAt: null,
          startedAt: sql`coalesce(${newsletterIssues.startedAt}, ${now.toISOString()}::timestamptz)`,
        })
        .where(and(eq(newsletterIssues.id, id), inArray(newsletterIssues.state, ['sending', 'sent'])))
        .returning({ editionId: newsletterIssues.editionId });
      if (!issue) throw new NewsroomError(409, words.notUnderWay);
      const audit = [
        { action: 'newsletter.repeat', subject: `newsletter:${issue.editionId}`, after: { issueId: id, count: again.length } },
      ] as const;
      return { result: again.length, tags: [], audit };
    });
  } catch (error) {
    if (databaseErrorOf(error)?.sqlState === UNIQUE_VIOLATION) throw new NewsroomError(409, words.underWay);
    throw error;
  }
}
