import { milliseconds } from '../../../platform/clock.ts';
import { type Scheduler, startScheduler } from '../../../platform/scheduler.ts';
import type { App } from '../../../site/app.ts';
import { fallBreaking, publishDue, readNextMoment } from './scheduled.ts';

/**
 * How often the schedule is read again: what was scheduled a moment ago, here or in another process, is known within this, and the clock is
 * then set to its very moment. One look-up in an index that holds nothing but what is scheduled.
 */
const LOOK_EVERY_MS = milliseconds('1s');

/** What another process has in hand just now is looked at again after this. */
const AGAIN_MS = 50;

/** Starts the paper's schedule; what became due while nobody was there is done first. */
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
