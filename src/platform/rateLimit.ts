import { LRUCache } from 'lru-cache';

/** Counts one request of `who`. Returns the seconds to wait if the limit is exceeded, otherwise 0. */
export type RateLimit = (who: string, now: Date) => number;

const MAX_REMEMBERED = 10_000;

/**
 * At most `max` requests per client in each interval of `spanMs`, in this process. Memory is bounded: with very many clients the oldest are
 * forgotten.
 */
export function rateLimit({ max, spanMs }: { max: number; spanMs: number }): RateLimit {
  const counts = new LRUCache<string, { span: number; requests: number }>({ max: MAX_REMEMBERED });
  return (who, now) => {
    const span = Math.floor(now.getTime() / spanMs);
    const before = counts.get(who);
    const requests = before?.span === span ? before.requests + 1 : 1;
    counts.set(who, { span, requests });
    return requests <= max ? 0 : Math.ceil(((span + 1) * spanMs - now.getTime()) / 1000);
  };
}
