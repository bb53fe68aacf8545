import { expect, test } from 'vitest';
import { shareOf } from './pacing.ts';

const startsAt = new Date('2026-11-01T00:00:00Z');
const endsAt = new Date('2026-11-11T00:00:00Z');
const halfway = new Date('2026-11-06T00:00:00Z');

test('a campaign is shown in its time only', () => {
  const free = { startsAt, endsAt, goal: null, impressions: 0 };
  expect(shareOf(free, new Date('2026-10-31T23:59:59Z'))).toBe(0);
  expect(shareOf(free, startsAt)).toBe(1);
  expect(shareOf(free, endsAt)).toBe(0);
});

test('what was sold is spread over the time: ahead of it waits, behind it comes more often', () => {
  const sold = (impressions: number) => shareOf({ startsAt, endsAt, goal: 1000, impressions }, halfway);
  expect(sold(520)).toBe(0);
  expect(sold(1000)).toBe(0);
  expect(sold(500)).toBe(1);
  expect(sold(250)).toBe(2);
  expect(sold(0)).toBe(4);
});

test('a campaign begins at once, before any of its time has passed', () => {
  expect(shareOf({ startsAt, endsAt, goal: 1000, impressions: 0 }, startsAt)).toBe(1);
});
