import { type Scheduler, startScheduler } from '../../../platform/background/scheduler.ts';
import { milliseconds } from '../../../platform/clock.ts';
import type { App } from '../../../site/app.ts';
import { pinnedStoriesTag, readEndings } from '../queries.ts';

/** Interval at which pins are read again, to notice new ones from any process. */
const LOOK_EVERY_MS = milliseconds('1s');
/** Maximum number of pins handled per run; more are handled in the next one. */
const MAX_ENDING = 50;

/** Invalidates pages when their pins expire; queries leave out expired pins. Every process does this for its own cache. */
export function startPinExpiry(app: App): Scheduler {
  let seenUpTo = app.clock();
  const dropEnded = async (): Promise<number | undefined> => {
    const now = app.clock();
    const endings = await readEndings(app.db, seenUpTo, MAX_ENDING);
    const ended = endings.filter(({ until }) => until !== null && until <= now);
    if (ended.length > 0) {
      app.invalidate([...new Set(ended.map(({ block }) => (block.startsWith('home:') ? 'front' : pinnedStoriesTag(block))))]);
    }
    seenUpTo = ended.at(-1)?.until ?? seenUpTo;
    const next = endings[ended.length]?.until;
    return next ? next.getTime() - now.getTime() : undefined;
  };
  return startScheduler({
    doWhatIsDue: dropEnded,
    lookEveryMs: LOOK_EVERY_MS,
    log: app.log,
    trouble: 'the ends of pins could not be read',
  });
}
