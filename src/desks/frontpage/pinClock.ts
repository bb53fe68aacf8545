import { milliseconds } from '../../platform/clock.ts';
import type { Paper } from '../../site/paper.ts';
import { listTopTag, readEndings } from './queries.ts';

/** How often the pins are looked at again: what was pinned a moment ago, here or in another process, is known within this. */
const LOOK_EVERY_MS = milliseconds('1s');
/** Pins that end at the same moment; more are seen to at the next look. */
const MOST_ENDING = 50;

/** Drops the pages of pins that fall, at the very moment. The pins themselves are passed over by whoever reads them. */
export type PinClock = { look: () => Promise<void>; stop: () => Promise<void> };

/** Starts to watch for the ends of pins. Every process watches for itself: it is its own pages that it drops. */
export function startPinClock(paper: Paper): PinClock {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let seenUpTo = paper.clock();
  let underWay: Promise<void> = Promise.resolve();

  const dropEnded = async (): Promise<number> => {
    const now = paper.clock();
    const endings = await readEndings(paper.db, seenUpTo, MOST_ENDING);
    const ended = endings.filter(({ until }) => until !== null && until <= now);
    if (ended.length > 0) {
      paper.drop([...new Set(ended.map(({ block }) => (block.startsWith('home:') ? 'front' : listTopTag(block))))]);
    }
    seenUpTo = ended.at(-1)?.until ?? seenUpTo;
    const next = endings[ended.length]?.until;
    return next ? next.getTime() - now.getTime() : LOOK_EVERY_MS;
  };
  const look = (): Promise<void> => {
    underWay = underWay.then(async () => {
      if (stopped) return;
      let wait = LOOK_EVERY_MS;
      try {
        wait = await dropEnded();
      } catch (error) {
        paper.log.error({ error: String(error) }, 'the ends of pins could not be read');
      }
      arm(Math.min(Math.max(wait, 1), LOOK_EVERY_MS));
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
