import { faultOf, type Log } from '../platform/log.ts';
import type { OnLeftOut } from './contribution.ts';

/** Log interval for a contribution that fails on every page. */
const LOG_EVERY_MS = 10_000;

/** Logs contributions that were left out of pages and counts them since the start. */
export function createLeftOutLog(log: Log): { onLeftOut: OnLeftOut; counts: ReadonlyMap<string, number> } {
  const counts = new Map<string, number>();
  const loggedAt = new Map<string, number>();
  return {
    counts,
    onLeftOut: (contribution, error) => {
      const times = (counts.get(contribution) ?? 0) + 1;
      counts.set(contribution, times);
      const now = performance.now();
      if (now - (loggedAt.get(contribution) ?? -LOG_EVERY_MS) < LOG_EVERY_MS) return;
      loggedAt.set(contribution, now);
      log.error({ contribution, times, ...faultOf(error) }, 'a contribution was left out of a page');
    },
  };
}
