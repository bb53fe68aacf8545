import { ConcurrencyLimit } from '../../platform/concurrencyLimit.ts';
import type { Log } from '../../platform/log.ts';

/** How much a process does at once, by who asks: a flood of readers leaves editors their room. */
export type Limits = {
  /** Pages, and answers that are cached as pages are. */
  renders: ConcurrencyLimit;
  /** Calls and forms of readers that are answered anew each time. */
  calls: ConcurrencyLimit;
  newsroom: ConcurrencyLimit;
};

/** More than an office at work; they wait for the database, not for the processor. */
const CALLS = { running: 64, waiting: 256 };
const NEWSROOM = { running: 32, waiting: 256 };
/** While it lasts, an overload is logged this often. */
const LOG_EVERY_MS = 10_000;

export function createLimits({ renders, rendersWaiting }: { renders: number; rendersWaiting: number }, log: Log): Limits {
  const limit = (name: keyof Limits, bounds: { running: number; waiting: number }) => {
    let refused = 0;
    let loggedAt = -LOG_EVERY_MS;
    const onError = () => {
      refused++;
      const now = performance.now();
      if (now - loggedAt < LOG_EVERY_MS) return;
      loggedAt = now;
      log.warn({ of: name, ...bounds, refused }, 'overloaded: requests were refused, or answered with an older copy');
    };
    return new ConcurrencyLimit({ ...bounds, onError });
  };
  return {
    renders: limit('renders', { running: renders, waiting: rendersWaiting }),
    calls: limit('calls', CALLS),
    newsroom: limit('newsroom', NEWSROOM),
  };
}
