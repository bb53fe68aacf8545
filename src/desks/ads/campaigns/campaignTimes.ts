import { type Scheduler, startScheduler } from '../../../platform/background/scheduler.ts';
import { earliest, milliseconds } from '../../../platform/clock.ts';
import type { App } from '../../../site/app.ts';
import { adsTag, readAdPlan } from '../queries.ts';

/** Interval at which the time is looked at again, because a sleeping computer or a corrected clock may pass a moment unnoticed. */
const LOOK_EVERY_MS = milliseconds('1m');

/**
 * Invalidates what shows advertisements when a campaign begins or ends, which no change tells of. Every process does this for its own
 * cache; a change of a campaign has the next moment looked for again.
 */
export function startCampaignTimes(app: App): Scheduler {
  let next: Date | undefined;
  const passMoment = async (): Promise<number | undefined> => {
    const now = app.clock();
    if (next && next <= now) app.invalidate([adsTag]);
    const { campaigns } = await readAdPlan(app.db);
    const moments = campaigns.flatMap(({ startsAt, endsAt }) => [new Date(startsAt), new Date(endsAt)]);
    next = earliest(moments.filter((moment) => moment > now));
    return next && next.getTime() - now.getTime();
  };
  return startScheduler({
    doWhatIsDue: passMoment,
    lookEveryMs: LOOK_EVERY_MS,
    wokenBy: { tag: adsTag, listeners: app.listeners },
    log: app.log,
    trouble: 'the beginnings and ends of campaigns could not be read',
  });
}
