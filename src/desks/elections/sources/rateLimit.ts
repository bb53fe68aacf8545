import { LRUCache } from 'lru-cache';

/** Whether somebody may ask once more; counts the asking. */
export type RateLimit = (who: string, now: Date) => boolean;

const MOST_REMEMBERED = 10_000;

/** At most `most` times in each span of `spanMs` for everybody who asks, in this process. */
export function rateLimit({ most, spanMs }: { most: number; spanMs: number }): RateLimit {
  const counts = new LRUCache<string, { span: number; times: number }>({ max: MOST_REMEMBERED });
  return (who, now) => {
    const span = Math.floor(now.getTime() / spanMs);
    const count = counts.get(who);
    const times = count?.span === span ? count.times + 1 : 1;
    counts.set(who, { span, times });
    return times <= most;
  };
}
