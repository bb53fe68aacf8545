import { type Scheduler, startScheduler } from '../../../platform/background/scheduler.ts';
import { milliseconds } from '../../../platform/clock.ts';
import type { App } from '../../../site/app.ts';
import { removeEmptyStories } from './storyHousekeeping.ts';

const LOOK_EVERY_MS = milliseconds('10m');

/** Periodically deletes new stories that stayed empty. */
export function startEmptyStorySweep(app: App): Scheduler {
  const sweep = async (isStopped: () => boolean): Promise<undefined> => {
    while (!isStopped() && (await removeEmptyStories(app, app.clock())) > 0);
  };
  return startScheduler({
    doWhatIsDue: sweep,
    lookEveryMs: LOOK_EVERY_MS,
    log: app.log,
    trouble: 'empty stories could not be swept up',
  });
}
