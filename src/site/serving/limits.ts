import { ConcurrencyLimit } from '../../platform/concurrencyLimit.ts';
import type { Log } from '../../platform/log.ts';

/** Limits on concurrent work in a process, separate for readers and editors, so that many readers do not block the newsroom. */
export type Limits = {
  /** Pages, and responses that are cached like pages. */
  renders: ConcurrencyLimit;
  /** Readers' calls and forms that are not cached. */
  calls: ConcurrencyLimit;
  newsroom: ConcurrencyLimit;
};

/** Higher than an office needs; these wait for the database, not for the processor. */
const CALLS = { running: 64, waiting: 256 };
const NEWSROOM = { running: 32, waiting: 256 };
/** Log interval during an overload. */
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
