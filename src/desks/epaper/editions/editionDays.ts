import { readTopics } from '../../../content/topics/queries.ts';
import { type Scheduler, startScheduler } from '../../../platform/background/scheduler.ts';
import { milliseconds } from '../../../platform/clock.ts';
import { momentInIndia } from '../../../platform/text/indianTime.ts';
import type { App } from '../../../site/app.ts';
import { dayAfter, todayInIndia } from './editionDay.ts';
import { editionTags } from './editionTags.ts';

/** Interval at which the day is looked at again, because a sleeping computer or a corrected clock may pass midnight unnoticed. */
const LOOK_EVERY_MS = milliseconds('1m');

/**
 * Invalidates everything that shows editions when a day begins in India: an edition that was uploaded before its day is out from then on,
 * and yesterday's is no longer today's. Every process does this for its own cache.
 */
export function startEditionDays(app: App): Scheduler {
  let seen = todayInIndia(app.clock());
  const beginDay = async (): Promise<number> => {
    const now = app.clock();
    const today = todayInIndia(now);
    if (today !== seen) {
      const cities = await readTopics(app.db, 'city');
      app.invalidate([...new Set(cities.flatMap(({ id }) => editionTags(id)))]);
      seen = today;
    }
    return momentInIndia(dayAfter(today, 1), '00:00').getTime() - now.getTime();
  };
  return startScheduler({
    doWhatIsDue: beginDay,
    lookEveryMs: LOOK_EVERY_MS,
    log: app.log,
    trouble: 'the editions of a new day could not be shown',
  });
}
