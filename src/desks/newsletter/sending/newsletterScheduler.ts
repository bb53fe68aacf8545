import { randomUUID } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import { milliseconds } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { type Scheduler, startScheduler } from '../../../platform/scheduler.ts';
import type { App } from '../../../site/app.ts';
import { eraseUnconfirmed } from '../commands.ts';
import { newsletterDeliveries, newsletterEditions, newsletterIssues } from '../tables.ts';
import { closeFinished, giveUpOld, releaseBroken } from './deliveries.ts';
import { openPacer } from './pacer.ts';
import { sendBatches } from './sendIssues.ts';
import { composeNextIssue, takeDueEdition } from './takeDueEditions.ts';

/** Interval at which issues that are begun by hand, or left by a process that was stopped, are noticed. */
const LOOK_EVERY_MS = milliseconds('2s');
const AFTER_TROUBLE_MS = milliseconds('30s');
const SEND_FOR_MS = milliseconds('12h');

/** Composes and sends the editions of the newsletter when they are due. */
export function startNewsletterScheduler(app: App): Scheduler {
  const { db, settings, clock } = app;
  const by = randomUUID();
  const pacer = openPacer(settings.mailsPerSecond / settings.workers);
  let isFirst = true;
  let notBefore = 0;
  const doWhatIsDue = async (isStopped: () => boolean): Promise<number | undefined> => {
    const { isUnderWay, nextAt } = await readWork(db);
    if (!isUnderWay && (nextAt === null || nextAt > clock())) return nextAt === null ? undefined : nextAt.getTime() - clock().getTime();
    // The embedded database is opened by one process: whatever is claimed in it when that starts was left by one that is gone.
    await releaseBroken(db, clock(), isFirst && settings.databaseUrl === undefined);
    isFirst = false;
    for (let isMore = true; isMore && !isStopped(); ) {
      while (!isStopped() && (await takeDueEdition(app)));
      while (!isStopped() && (await composeNextIssue(app)));
      await giveUpOld(db, new Date(clock().getTime() - SEND_FOR_MS));
      if (performance.now() < notBefore) break;
      const { tried, isBroken } = await sendBatches({ app, by, pacer, isStopped });
      if (isBroken) notBefore = performance.now() + AFTER_TROUBLE_MS;
      isMore = tried > 0 && !isBroken;
    }
    await closeFinished(db, clock());
    return LOOK_EVERY_MS;
  };
  return startScheduler({ doWhatIsDue, lookEveryMs: LOOK_EVERY_MS, log: app.log, trouble: 'the newsletter could not be sent' });
}

/** Whether anything is begun or left behind, and when the next edition is due: one look-up in indexes of few rows. */
async function readWork(db: Database): Promise<{ isUnderWay: boolean; nextAt: Date | null }> {
  const begun = sql`exists (select from ${newsletterIssues} where ${newsletterIssues.state} in ('composing', 'sending'))`;
  const left = sql`exists (select from ${newsletterDeliveries} where ${newsletterDeliveries.state} in ('claimed', 'handing'))`;
  const [work] = await db
    .select({
      isUnderWay: sql<boolean>`${begun} or ${left}`,
      nextAt: sql<Date | null>`min(${newsletterEditions.nextAt})`.mapWith(newsletterEditions.nextAt),
    })
    .from(newsletterEditions);
  return work ?? { isUnderWay: false, nextAt: null };
}

const SWEEP_EVERY_MS = milliseconds('1h');
const DELIVERIES_KEPT_MS = milliseconds('30d');
const SWEPT_AT_ONCE = 1_000;

/** Erases addresses that are never confirmed, and after some weeks to whom an issue has gone; its counts stay. */
export function startNewsletterSweep(app: App): Scheduler {
  const sweep = async (isStopped: () => boolean): Promise<undefined> => {
    while (!isStopped() && (await eraseUnconfirmed(app, app.clock())) > 0);
    while (!isStopped() && (await sweepDeliveries(app)) > 0);
  };
  return startScheduler({ doWhatIsDue: sweep, lookEveryMs: SWEEP_EVERY_MS, log: app.log, trouble: 'the newsletter could not be swept' });
}

/** Deletes some rows of issues that ended long ago. Late bounces and complaints are known by them, so that they stay for some weeks. */
async function sweepDeliveries({ db, clock }: App): Promise<number> {
  const before = new Date(clock().getTime() - DELIVERIES_KEPT_MS);
  const old = db
    .select({ id: newsletterIssues.id })
    .from(newsletterIssues)
    .where(
      sql`${lt(newsletterIssues.endedAt, before)} and exists (select from ${newsletterDeliveries} d where d.issue_id = ${newsletterIssues.id})`,
    )
    .limit(1);
  const [issue] = await old;
  if (!issue) return 0;
  const { rowCount } = await db.execute(sql`
    delete from ${newsletterDeliveries} where (issue_id, address_hash) in (
      select issue_id, address_hash from ${newsletterDeliveries} where ${eq(newsletterDeliveries.issueId, issue.id)} limit ${SWEPT_AT_ONCE})`);
  return rowCount ?? 0;
}
