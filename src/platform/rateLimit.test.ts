import { expect, test } from 'vitest';
import { rateLimit } from './rateLimit.ts';

test('so many in each span for everybody, and then the seconds until the next', () => {
  const limit = rateLimit({ max: 2, spanMs: 60_000 });
  const at = (seconds: number) => new Date(Date.UTC(2030, 0, 1) + seconds * 1000);
  expect([limit('a', at(0)), limit('a', at(1)), limit('a', at(15)), limit('b', at(15)), limit('a', at(59.5)), limit('a', at(60))]).toEqual([
    0, 0, 45, 0, 1, 0,
  ]);
});

test('forgets the oldest rather than to grow without bound', () => {
  const limit = rateLimit({ max: 1, spanMs: 60_000 });
  const now = new Date();
  expect(limit('first', now)).toBe(0);
  for (let at = 0; at < 10_000; at++) limit(String(at), now);
  expect(limit('first', now)).toBe(0);
  expect(limit('9999', now)).toBeGreaterThan(0);
});
