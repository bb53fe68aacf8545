import { milliseconds } from '../clock.ts';
import type { Log } from '../log.ts';
import type { TagListeners } from './tagListeners.ts';

/** Runs tasks when they are due; `look` runs what is due now. */
export type Scheduler = { look: () => Promise<void>; stop: () => Promise<void> };

type Work = {
  /** Does what is due until `isStopped`, and returns the milliseconds until the next task; undefined if none is known. */
  doWhatIsDue: (isStopped: () => boolean) => Promise<number | undefined>;
  /** Maximum interval between checks, to notice what no change has told of. */
  lookEveryMs: number;
  /** Before the next check after one that failed; `lookEveryMs` if it is left out. */
  afterTroubleMs?: number;
  /** The tags of changes that make something due: it is looked at as soon as one is committed, in whichever process. */
  wokenBy?: { tag: string | readonly string[]; listeners: TagListeners };
  log: Log;
  /** Log message when a check fails; checks continue anyway. */
  trouble: string;
};

/** Before what another process has just claimed is looked at again. */
const AGAIN_MS = milliseconds('1s');

/** The milliseconds until a task is due; undefined if none is known. What is due already has just been claimed by another process. */
export const waitFor = (due: Date | undefined, now: Date): number | undefined => due && Math.max(due.getTime() - now.getTime(), AGAIN_MS);

/** Checks now and then whenever a task is due, one check at a time, until it is stopped. */
export function startScheduler({ doWhatIsDue, lookEveryMs, afterTroubleMs, wokenBy, log, trouble }: Work): Scheduler {
  let stopped = false;
  let isWoken = false;
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<void> = Promise.resolve();

  const look = (): Promise<void> => {
    underWay = underWay.then(async () => {
      isWoken = false;
      if (stopped) return;
      let wait: number | undefined;
      try {
        wait = await doWhatIsDue(() => stopped);
      } catch (error) {
        log.error({ error }, trouble);
        wait = afterTroubleMs;
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
  // Of several changes during one check the first has another follow, which sees them all.
  const wake = () => {
    if (isWoken) return;
    isWoken = true;
    void look();
  };
  const stopListening = [wokenBy?.tag ?? []].flat().map((tag) => wokenBy?.listeners.listen(tag, wake));
  void look();
  return {
    look,
    stop: async () => {
      stopped = true;
      for (const stop of stopListening) stop?.();
      clearTimeout(timer);
      await underWay;
    },
  };
}
