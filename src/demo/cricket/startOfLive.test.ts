import { expect, test } from 'vitest';
import { timeOfDay } from '../../platform/text/dates.ts';
import { startOfLive } from './installCricket.ts';

const HOUR_MS = 3_600_000;

test('the live match began when matches begin, long enough ago, whatever the hour of the first start', () => {
  for (let quarters = 0; quarters < 96; quarters++) {
    const now = new Date(Date.parse('2026-11-26T00:00:00+05:30') + (quarters * HOUR_MS) / 4);
    const start = startOfLive(now);
    expect(['10:30 AM', '2:00 PM']).toContain(timeOfDay(start));
    expect((now.getTime() - start.getTime()) / HOUR_MS).toBeGreaterThanOrEqual(5.5);
    expect((now.getTime() - start.getTime()) / HOUR_MS).toBeLessThan(26);
  }
});
