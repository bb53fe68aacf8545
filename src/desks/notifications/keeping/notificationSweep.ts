import { type Scheduler, startScheduler } from '../../../platform/background/scheduler.ts';
import { milliseconds } from '../../../platform/clock.ts';
import type { App } from '../../../site/app.ts';
import { removeOld } from './removeOld.ts';

const LOOK_EVERY_MS = milliseconds('1h');

/** Removes old notifications now and then. */
export function startNotificationSweep(app: App): Scheduler {
  return startScheduler({
    doWhatIsDue: async (isStopped) => {
      while (!isStopped() && (await removeOld(app)) > 0);
      return undefined;
    },
    lookEveryMs: LOOK_EVERY_MS,
    log: app.log,
    trouble: 'old notifications could not be removed',
  });
}
