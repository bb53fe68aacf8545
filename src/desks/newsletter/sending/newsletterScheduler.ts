import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type Scheduler, startScheduler } from '../../../platform/background/scheduler.ts';
import { milliseconds } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { App } from '../../../site/app.ts';
import { newsletterDeliveries, newsletterEditions, newsletterIssues } from '../tables.ts';
import { closeFinished, giveUpOld, releaseBroken } from './deliveries.ts';
import { openPacer } from './pacer.ts';
import { sendBatches } from './sendIssues.ts';
import { composeNextIssue, planAgain, SENDING_TAG, takeDueEdition } from './takeDueEditions.ts';

/** Interval at which an issue that a stopped process has left is noticed. */
const LOOK_EVERY_MS = milliseconds('10s');
/** While an issue is being sent, what was put off may be due. */
const LOOK_AGAIN_MS = milliseconds('2s');
const AFTER_TROUBLE_MS = milliseconds('30s');
const SEND_FOR_MS = milliseconds('12h');
/** An edition goes out each week at least: one that is due later was planned while the clock was ahead. */
const FURTHEST_MS = milliseconds('8d');

/** Composes and sends the editions of the newsletter when they are due. */
export function startNewsletterScheduler(app: App): Scheduler {
  const { db, settings, clock } = app;
  const by = randomUUID();
  const pacer = openPacer(settings.mailsPerSecond / settings.workers);
  let isFirst = true;
  let notBefore = 0;
  const doWhatIsDue = async (isStopped: () => boolean): Promise<number | undefined> => {
    const { isUnderWay, nextAt, lastAt } = await readWork(db);
    if (lastAt && lastAt.getTime() - clock().getTime() > FURTHEST_MS) {
      await planAgain(app, FURTHEST_MS);
      return LOOK_AGAIN_MS;
    }
    if (!isUnderWay && (nextAt === null || nextAt > clock())) return nextAt === null ? undefined : nextAt.getTime() - clock().getTime();
    // The embedded database is opened by one process: whatever is claimed in it when that starts was left by one that is gone.
    await releaseBroken(db, clock(), isFirst && settings.databaseUrl === undefined);
    isFirst = false;
    for (let isMore = true; isMore && !isStopped(); ) {
      while (!isStopped() && (await takeDueEdition(app)));
      while (!isStopped() && (await composeNextIssue(app)));
      while (!isStopped() && (await giveUpOld(db, new Date(clock().getTime() - SEND_FOR_MS))));
      if (performance.now() < notBefore) break;
      const { tried, isBroken } = await sendBatches({ app, by, pacer, isStopped });
      if (isBroken) notBefore = performance.now() + AFTER_TROUBLE_MS;
      isMore = tried > 0 && !isBroken;
    }
    await closeFinished(db, clock());
    return LOOK_AGAIN_MS;
  };
  return startScheduler({
    doWhatIsDue,
    lookEveryMs: LOOK_EVERY_MS,
    wokenBy: { tag: SENDING_TAG, listeners: app.listeners },
    log: app.log,
    trouble: 'the newsletter could not be sent',
  });
}

/** Whether anything is begun or left behind, and when the next and the last of the editions are due: one look-up in indexes of few rows. */
async function readWork(db: Database): Promise<{ isUnderWay: boolean; nextAt: Date | null; lastAt: Date | null }> {
  const begun = sql`exists (select from ${newsletterIssues} where ${newsletterIssues.state} in ('composing', 'sending'))`;
  const left = sql`exists (select from ${newsletterDeliveries} where ${newsletterDeliveries.state} in ('claimed', 'handing'))`;
  const [work] = await db
    .select({
      isUnderWay: sql<boolean>`${begun} or ${left}`,
      nextAt: sql<Date | null>`min(${newsletterEditions.nextAt})`.mapWith(newsletterEditions.nextAt),
      lastAt: sql<Date | null>`max(${newsletterEditions.nextAt})`.mapWith(newsletterEditions.nextAt),
    })
    .from(newsletterEditions);
  return work ?? { isUnderWay: false, nextAt: null, lastAt: null };
}
