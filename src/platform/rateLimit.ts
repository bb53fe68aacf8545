import { LRUCache } from 'lru-cache';

/** Counts one more request of `who`. Gives the seconds to wait when that is too many, 0 when it is not. */
export type RateLimit = (who: string, now: Date) => number;

const MAX_REMEMBERED = 10_000;

/**
 * At most `max` requests in each span of `spanMs` by everybody who asks, in this process. What it remembers is bounded: of very many who ask at
 * once the oldest are forgotten.
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
