import type { Log } from './log.ts';

/** Does at its moment what has one; `look` does at once what is due. */
export type Scheduler = { look: () => Promise<void>; stop: () => Promise<void> };

type Work = {
  /** Does what is due, no further than it is stopped, and says in how many milliseconds the next is; undefined when it knows of none. */
  doWhatIsDue: (isStopped: () => boolean) => Promise<number | undefined>;
  /** How often it looks, though nothing is due: what another process has entered is then known. */
  lookEveryMs: number;
  log: Log;
  /** Said in the log when it could not look; it looks again all the same. */
  trouble: string;
};

/** Looks now, and from then on whenever something is due; one look at a time, until it is stopped. */
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
