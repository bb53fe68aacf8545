import { eq } from 'drizzle-orm';
import type { AuditEntry, Editor } from '../../../platform/auditLog.ts';
import { change } from '../../../platform/change.ts';
import type { Database } from '../../../platform/database.ts';
import { NewsroomError } from '../../../site/newsroom/newsroomError.ts';
import { putHeadline, requireUpdater } from '../../stories/commands.ts';
import type { TestOutcome } from '../deciding/judge.ts';
import { readVariants } from '../queries.ts';
import { headlineTests } from '../tables.ts';
import { headlineWords as words } from '../words.ts';
import { type Editing, testTags } from './startTest.ts';

type Test = Pick<typeof headlineTests.$inferSelect, 'id' | 'storyId' | 'isForAll'>;
type End = { outcome: TestOutcome; winner: number | null };

/**
 * Ends a test that is locked. A headline other than the original becomes the story's, on the front page and in lists or
 * everywhere, as a change that an editor publishes. Returns the cache tags and the entries for the audit log.
 */
export async function endTest(
  tx: Database,
  test: Test,
  { outcome, winner }: End,
  { by, now }: { by: Editor; now: Date },
): Promise<{ tags: string[]; audit: AuditEntry[] }> {
  await tx
    .update(headlineTests)
    .set({ state: 'ended', outcome, winner, endedAt: now, checkedAt: now, endedByName: by.name })
    .where(eq(headlineTests.id, test.id));
  const variants = await readVariants(tx, test.id);
  const headline = variants.find(({ place }) => place === winner)?.headline;
  const audit: AuditEntry = {
    action: 'headlineTest.end',
    subject: `article:${test.storyId}`,
    after: { outcome, headline, counts: variants.map(({ shown, clicked }) => ({ shown, clicked })) },
  };
  const tags = testTags(test.storyId);
  if (!winner || headline === undefined) return { tags, audit: [audit] };
  const headlines = test.isForAll ? { headline, listHeadline: '' } : { listHeadline: headline };
  const put = await putHeadline(tx, test.storyId, headlines, { by, note: words.winnerNote.gu, now });
  return { tags: [...tags, ...put.tags], audit: [audit, put.audit] };
}

/** Ends a test by hand: with the headline at this place, or as it was before. Returns its story. Throws `NewsroomError`. */
export function endTestByHand({ context, staff, now }: Editing, testId: number, winner: number | undefined): Promise<number> {
  return change(context, async (tx) => {
    const [test] = await tx.select().from(headlineTests).where(eq(headlineTests.id, testId)).for('update');
    if (!test) throw new NewsroomError(404, words.noTest);
    await requireUpdater(tx, staff, test.storyId);
    if (test.state === 'ended') throw new NewsroomError(409, words.alreadyEnded);
    if (winner !== undefined && !(await readVariants(tx, testId)).some(({ place }) => place === winner))
      throw new NewsroomError(422, words.noVariant);
    const end: End = winner === undefined ? { outcome: 'stopped', winner: 0 } : { outcome: 'chosen', winner };
    return { result: test.storyId, ...(await endTest(tx, test, end, { by: context.by, now })) };
  });
}
