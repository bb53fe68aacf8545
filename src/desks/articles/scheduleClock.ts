import { milliseconds } from '../../platform/clock.ts';
import type { Paper } from '../../site/paper.ts';
import { fallBreaking, publishDue, readNextMoment } from './stories/scheduled.ts';

/**
 * How often the schedule is read again: what was scheduled a moment ago, here or in another process, is known within this, and the clock is
 * then set to its very moment. One look-up in an index that holds nothing but what is scheduled.
 */
const LOOK_EVERY_MS = milliseconds('1s');

/** What another process has in hand just now is looked at again after this. */
const AGAIN_MS = 50;

/** Does at its moment what is scheduled; `look` does at once what is due. */
export type ScheduleClock = { look: () => Promise<void>; stop: () => Promise<void> };

/** Starts the paper's schedule; what became due while nobody was there is done first. */
export function startScheduleClock(paper: Paper): ScheduleClock {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<void> = Promise.resolve();

  const doWhatIsDue = async (): Promise<number> => {
    const next = await readNextMoment(paper.db);
    const now = paper.clock();
    if (!next || next > now) return next ? next.getTime() - now.getTime() : LOOK_EVERY_MS;
    while (!stopped && (await publishDue(paper, now)) !== undefined);
    await fallBreaking(paper, now);
    return AGAIN_MS;
  };
  const look = (): Promise<void> => {
    underWay = underWay.then(async () => {
      if (stopped) return;
      try {
        const wait = await doWhatIsDue();
        arm(Math.min(Math.max(wait, 1), LOOK_EVERY_MS));
      } catch (error) {
        paper.log.error({ error: String(error) }, 'the schedule could not be read');
        arm(LOOK_EVERY_MS);
      }
    });
    return underWay;
  };
  const arm = (ms: number) => {
    clearTimeout(timer);
    if (stopped) return;
    timer = setTimeout(() => void look(), ms);
    timer.unref();
  };
  void look();
  return {
    look,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await underWay;
    },
  };
}
