import { milliseconds } from './clock.ts';
import type { Log } from './log.ts';

/** Runs tasks when they are due; `look` runs what is due now. */
export type Scheduler = { look: () => Promise<void>; stop: () => Promise<void> };

type Work = {
  /** Does what is due until `isStopped`, and returns the milliseconds until the next task; undefined if none is known. */
  doWhatIsDue: (isStopped: () => boolean) => Promise<number | undefined>;
  /** Maximum interval between checks, to notice tasks that another process has added. */
  lookEveryMs: number;
  log: Log;
  /** Log message when a check fails; checks continue anyway. */
  trouble: string;
};

/** Before what another process has just claimed is looked at again. */
const AGAIN_MS = milliseconds('1s');

/** The milliseconds until a task is due; undefined if none is known. What is due already has just been claimed by another process. */
export const waitFor = (due: Date | undefined, now: Date): number | undefined => due && Math.max(due.getTime() - now.getTime(), AGAIN_MS);

/** Checks now and then whenever a task is due, one check at a time, until it is stopped. */
export function startScheduler({ doWhatIsDue, lookEveryMs, log, trouble }: Work): Scheduler {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<void> = Promise.resolve();

  const look = (): Promise<void> => {
    underWay = underWay.then(async () => {
      if (stopped) return;
      let wait: number | undefined;
      try {
        wait = await doWhatIsDue(() => stopped);
      } catch (error) {
        log.error({ error: String(error) }, trouble);
      }
      arm(Math.min(Math.max(wait ?? lookEveryMs, 1), lookEveryMs));
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
