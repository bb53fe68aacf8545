import { LRUCache } from 'lru-cache';

const FIRST_MS = 1_000;
const MAX_MS = 60 * 60_000;
const MAX_ORIGINS = 1_000;

type Pause = { until: number; since: number; lengthMs: number };

/** The pauses that push services have asked for, by origin. */
export class OriginPauses {
  readonly #pauses = new LRUCache<string, Pause>({ max: MAX_ORIGINS });
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** How long nothing may be sent to a service. */
  waitMs(origin: string): number {
    return Math.max((this.#pauses.get(origin)?.until ?? 0) - this.#now(), 0);
  }

  /**
   * A service wants a pause, of a length that it may have given; otherwise each is twice as long as the one before. `begunAt` is when the
   * request began: many that were under way together are one reason for one pause.
   */
  pause(origin: string, { askedMs, begunAt }: { askedMs: number | undefined; begunAt: number }): void {
    const now = this.#now();
    const before = this.#pauses.get(origin);
    if (before && begunAt < before.since) {
      this.#pauses.set(origin, { ...before, until: Math.max(before.until, now + Math.min(askedMs ?? 0, MAX_MS)) });
      return;
    }
    const lengthMs = Math.min(askedMs ?? (before ? before.lengthMs * 2 : FIRST_MS), MAX_MS);
    this.#pauses.set(origin, { until: now + lengthMs, since: now, lengthMs: Math.max(lengthMs, FIRST_MS) });
  }

  /** A service has taken a message again. */
  accepted(origin: string, begunAt: number): void {
    const pause = this.#pauses.get(origin);
    if (pause && begunAt >= pause.until) this.#pauses.delete(origin);
  }
}
