import type { Log } from '../log.ts';

/** Interval at which counts are written in one batch. */
const WRITE_EVERY_MS = 2_000;
/** Limit on different keys per batch, against floods; normal use stays far below it. */
const MAX_WAITING = 10_000;

/** Counts by key, once or so many times; `write` writes what has been counted since, `stop` does so for the last time. */
export type BatchedCounter<Key> = { count: (key: Key, times?: number) => void; write: () => Promise<void>; stop: () => Promise<void> };

/**
 * Collects counts briefly, then writes them in one statement, so that what is asked for a thousand times a second is one write. If the
 * database is not reachable, they are kept for the next attempt; `trouble` is what the log says then, once.
 */
export function batchedCounter<Key>(
  writeCounts: (counts: readonly (readonly [key: Key, count: number])[]) => Promise<void>,
  { log, trouble }: { log: Log; trouble: string },
): BatchedCounter<Key> {
  const waiting = new Map<Key, number>();
  const write = async () => {
    if (waiting.size === 0) return;
    const counts = [...waiting];
    waiting.clear();
    try {
      await writeCounts(counts);
    } catch (error) {
      for (const [key, count] of counts) waiting.set(key, (waiting.get(key) ?? 0) + count);
      throw error;
    }
  };
  // A database that is away, or only reads, may be so for hours.
  let isBehind = false;
  const writeInTime = async () => {
    if (waiting.size === 0) return;
    try {
      await write();
      if (isBehind) log.warn(`${trouble}: made up for`);
      isBehind = false;
    } catch (error) {
      if (!isBehind) log.error({ error }, trouble);
      isBehind = true;
    }
  };
  const timer = setInterval(() => void writeInTime(), WRITE_EVERY_MS);
  timer.unref();
  return {
    count: (key, times = 1) => {
      if (waiting.size < MAX_WAITING || waiting.has(key)) waiting.set(key, (waiting.get(key) ?? 0) + times);
    },
    write,
    stop: async () => {
      clearInterval(timer);
      await write();
    },
  };
}
