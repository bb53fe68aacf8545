import { and, asc, eq, isNull, lte, or } from 'drizzle-orm';
import { type Scheduler, startScheduler } from '../../../platform/background/scheduler.ts';
import { change } from '../../../platform/change.ts';
import { milliseconds } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { App } from '../../../site/app.ts';
import { decide, type TestOutcome } from '../deciding/judge.ts';
import { readVariants } from '../queries.ts';
import { headlineTests } from '../tables.ts';
import { endTest } from './endTest.ts';
import { readListHeadline, testTags } from './startTest.ts';

/** The rule's author entry in the audit log and in revisions. */
const tester = { id: 'headline-test', name: 'હેડલાઇનની કસોટી' };

/** The rule may be asked as often as one likes; this often is soon enough for a newspaper. */
const ASK_EVERY_MS = milliseconds('2m');
const LOOK_EVERY_MS = milliseconds('30s');

const isDue = (now: Date) =>
  or(
    and(eq(headlineTests.state, 'planned'), lte(headlineTests.startsAt, now)),
    and(
      eq(headlineTests.state, 'running'),
      or(isNull(headlineTests.checkedAt), lte(headlineTests.checkedAt, new Date(now.getTime() - ASK_EVERY_MS))),
    ),
  );

/** What becomes of a test now, as its story and its counts stand; undefined if it goes on. */
async function endOf(
  tx: Database,
  test: typeof headlineTests.$inferSelect,
  now: Date,
): Promise<{ outcome: TestOutcome; winner: number | null } | undefined> {
  const [headline, variants] = [await readListHeadline(tx, test.storyId), await readVariants(tx, test.id)];
  if (headline === undefined) return { outcome: 'gone', winner: null };
  if (headline !== variants[0]?.headline) return { outcome: 'changed', winner: null };
  return test.state === 'running' ? decide(variants, test.endsAt <= now) : undefined;
}

/**
 * Begins a planned test whose time has come, or asks the rule about a running one, in one transaction; with several
 * processes one of them does it and the others skip it. Returns whether there was one. A failure is logged, and the
 * test asked again later.
 */
export async function decideNextTest(app: App, now: Date): Promise<boolean> {
  let underWay: number | undefined;
  try {
    return await change({ ...app, by: tester }, async (tx) => {
      const [test] = await tx
        .select()
        .from(headlineTests)
        .where(isDue(now))
        .orderBy(asc(headlineTests.id))
        .limit(1)
        .for('update', { skipLocked: true });
      if (!test) return { result: false, tags: [], audit: [] };
      underWay = test.id;
      const end = await endOf(tx, test, now);
      if (end) return { result: true, ...(await endTest(tx, test, end, { by: tester, now })) };
      await tx.update(headlineTests).set({ state: 'running', checkedAt: now }).where(eq(headlineTests.id, test.id));
      return { result: true, tags: test.state === 'planned' ? testTags(test.storyId) : [], audit: [] };
    });
  } catch (error) {
    if (underWay === undefined) throw error;
    app.log.error({ test: underWay, error }, 'a test of headlines could not be decided');
    await app.db.update(headlineTests).set({ checkedAt: now }).where(eq(headlineTests.id, underWay));
    return false;
  }
}

/** Asks the rule about every running test, every few minutes. */
export const startTestScheduler = (app: App): Scheduler =>
  startScheduler({
    doWhatIsDue: async (isStopped) => {
      const now = app.clock();
      while (!isStopped() && (await decideNextTest(app, now)));
      return undefined;
    },
    lookEveryMs: LOOK_EVERY_MS,
    log: app.log,
    trouble: 'the tests of headlines could not be read',
  });
