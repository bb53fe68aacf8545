import { afterEach, expect, test, vi } from 'vitest';
import { createLog } from '../log.ts';
import { batchedCounter } from './batchedCounter.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('while the database is away counts are kept, and the log says so once, and once that it is over', async () => {
  vi.useFakeTimers();
  const lines: string[] = [];
  const written: unknown[] = [];
  let isAway = true;
  const counter = batchedCounter<string>(
    async (counts) => {
      if (isAway) throw new Error('read-only');
      written.push(counts);
    },
    { log: createLog('warn', { write: (line) => lines.push(line) }), trouble: 'views were not counted' },
  );
  for (let at = 0; at < 5; at++) {
    counter.count('story 1');
    await vi.advanceTimersByTimeAsync(2_000);
  }
  expect(lines).toHaveLength(1);
  isAway = false;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(written).toEqual([[['story 1', 5]]]);
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['views were not counted', 'views were not counted: made up for']);
  await counter.stop();
});
