import { milliseconds } from '../../platform/clock.ts';
import { type MomentClock, startMomentClock } from '../../platform/momentClock.ts';
import type { Paper } from '../../site/paper.ts';
import { fallBreaking, publishDue, readNextMoment } from './stories/scheduled.ts';

/**
 * How often the schedule is read again: what was scheduled a moment ago, here or in another process, is known within this, and the clock is
 * then set to its very moment. One look-up in an index that holds nothing but what is scheduled.
 */
const LOOK_EVERY_MS = milliseconds('1s');

/** What another process has in hand just now is looked at again after this. */
const AGAIN_MS = 50;

/** Starts the paper's schedule; what became due while nobody was there is done first. */
export function startScheduleClock(paper: Paper): MomentClock {
  const doWhatIsDue = async (isStopped: () => boolean): Promise<number | undefined> => {
    const next = await readNextMoment(paper.db);
    const now = paper.clock();
    if (!next || next > now) return next && next.getTime() - now.getTime();
    while (!isStopped() && (await publishDue(paper, now)) !== undefined);
    await fallBreaking(paper, now);
    return AGAIN_MS;
  };
  return startMomentClock({ doWhatIsDue, lookEveryMs: LOOK_EVERY_MS, log: paper.log, trouble: 'the schedule could not be read' });
}
