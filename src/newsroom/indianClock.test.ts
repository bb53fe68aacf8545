import { expect, test } from 'vitest';
import { indianClock, momentOfClock } from './indianClock.ts';

test('a moment is shown and taken by the clock in India, wherever the browser is', () => {
  expect(indianClock('2026-11-21T12:35:00.000Z')).toBe('2026-11-21T18:05');
  expect(momentOfClock('2026-11-21T18:05')).toBe('2026-11-21T12:35:00.000Z');
  expect(momentOfClock('2026-11-21T18:05:30')).toBe('2026-11-21T12:35:30.000Z');
  expect(momentOfClock('2026-11-21')).toBeUndefined();
  expect(momentOfClock('2026-13-41T99:99')).toBeUndefined();
});
