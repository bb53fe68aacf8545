import { type Scheduler, startScheduler } from '../../../platform/background/scheduler.ts';
import { milliseconds } from '../../../platform/clock.ts';
import type { App } from '../../../site/app.ts';
import { BREAKING_TAG } from '../../articles/queries.ts';
import { fallBreaking, publishDue, readNextMoment, SCHEDULE_TAG } from './scheduled.ts';

/**
 * Interval at which the schedule is read though no change has told of anything: a process may have ended between its commit and its message,
 * or the machine's time may have been set. Most stories are scheduled longer than this ahead.
 */
const LOOK_EVERY_MS = milliseconds('15s');

const AFTER_TROUBLE_MS = milliseconds('1s');

/** Delay before a story that another process is working on is checked again. */
const AGAIN_MS = 50;

/** Starts the publication schedule; overdue items are processed first. */
export function startPublishScheduler(app: App): Scheduler {
  const doWhatIsDue = async (isStopped: () => boolean): Promise<number | undefined> => {
    const next = await readNextMoment(app.db);
    const now = app.clock();
    if (!next || next > now) return next && next.getTime() - now.getTime();
    while (!isStopped() && (await publishDue(app, now)) !== undefined);
    await fallBreaking(app, now);
    return AGAIN_MS;
  };
  return startScheduler({
    doWhatIsDue,
    lookEveryMs: LOOK_EVERY_MS,
    // A story that is due must not wait longer than the database is away.
    afterTroubleMs: AFTER_TROUBLE_MS,
    wokenBy: { tag: [SCHEDULE_TAG, BREAKING_TAG], listeners: app.listeners },
    log: app.log,
    trouble: 'the schedule could not be read',
  });
}
