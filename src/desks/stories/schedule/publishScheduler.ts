import { type Scheduler, startScheduler } from '../../../platform/background/scheduler.ts';
import { milliseconds } from '../../../platform/clock.ts';
import type { App } from '../../../site/app.ts';
import { fallBreaking, publishDue, readNextMoment } from './scheduled.ts';

/**
 * Interval at which the schedule is read, so that new entries of any process are noticed; the timer is then set to their exact time. The
 * read is one look-up in an index of scheduled stories only.
 */
const LOOK_EVERY_MS = milliseconds('1s');

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
  return startScheduler({ doWhatIsDue, lookEveryMs: LOOK_EVERY_MS, log: app.log, trouble: 'the schedule could not be read' });
}
