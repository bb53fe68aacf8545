import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import { change, type WriteContext } from '../../../platform/change.ts';
import { milliseconds } from '../../../platform/clock.ts';
import { NewsroomError } from '../../../site/newsroom/newsroomError.ts';
import { newsroomServerWords } from '../../../site/newsroom/words.ts';
import { editionRefusalWords as words } from '../newsroom/words.ts';
import { SENDING_TAG } from '../sending/takeDueEditions.ts';
import { newsletterDeliveries, newsletterEditions, newsletterIssues } from '../tables.ts';

/** The few mailboxes that take no mail for now are tried for hours; a second press of the button comes sooner. */
const SAME_PRESS_MS = milliseconds('10m');

/**
 * Begins an issue by hand, which the scheduler then composes and sends. Throws `NewsroomError`: 404, or 409 while one
 * that has just begun is being sent.
 */
export function beginIssue(context: WriteContext, editionId: number, now: Date): Promise<void> {
  return change(context, async (tx) => {
    const [edition] = await tx
      .select({ id: newsletterEditions.id })
      .from(newsletterEditions)
      .where(eq(newsletterEditions.id, editionId))
      .for('update');
    if (!edition) throw new NewsroomError(404, newsroomServerWords.notThere);
    const since = new Date(now.getTime() - SAME_PRESS_MS);
    const [underWay] = await tx
      .select({ id: newsletterIssues.id })
      .from(newsletterIssues)
      .where(
        and(
          eq(newsletterIssues.editionId, editionId),
          inArray(newsletterIssues.state, ['composing', 'sending']),
          or(isNull(newsletterIssues.startedAt), gt(newsletterIssues.startedAt, since)),
        ),
      )
      .limit(1);
    if (underWay) throw new NewsroomError(409, words.underWay);
    await tx
      .insert(newsletterIssues)
      .values({ editionId, plannedAt: now, state: 'composing', claimedUntil: now, byName: context.by?.name ?? '' });
    return { result: undefined, tags: [SENDING_TAG], audit: [{ action: 'newsletter.send', subject: `newsletter:${editionId}` }] };
  });
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
 * Sends an issue again to those of whom it is not known whether they got it. Returns to how many. Throws
 * `NewsroomError` (409) if it was stopped.
 */
export function sendUncertain(context: WriteContext, id: number, now: Date): Promise<number> {
  return change(context, async (tx) => {
    const [issue] = await tx
      .update(newsletterIssues)
      // By its start it is known when to give up.
      .set({ state: 'sending', endedAt: null, startedAt: now })
      .where(and(eq(newsletterIssues.id, id), inArray(newsletterIssues.state, ['sending', 'sent'])))
      .returning({ editionId: newsletterIssues.editionId });
    if (!issue) throw new NewsroomError(409, words.notUnderWay);
    const again = await tx
      .update(newsletterDeliveries)
      .set({ state: 'waiting', claimedBy: null, tries: 0, dueAt: now })
      .where(and(eq(newsletterDeliveries.issueId, id), eq(newsletterDeliveries.state, 'uncertain')))
      .returning({ issueId: newsletterDeliveries.issueId });
    const audit = [
      { action: 'newsletter.repeat', subject: `newsletter:${issue.editionId}`, after: { issueId: id, count: again.length } },
    ] as const;
    return { result: again.length, tags: [SENDING_TAG], audit };
  });
}
