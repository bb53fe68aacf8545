import { describe, expect, test } from 'vitest';
import { scaleOf, tableDays } from '../prices/chartScale.ts';
import { changeSince, compared, dayAfter, kilometres, perQuintal, perTwentyKilos } from './rules.ts';

describe('units', () => {
  test('20 kg is a fifth of a quintal, to the paisa', () => {
    expect(perTwentyKilos(7085)).toBe(1417);
    expect(perTwentyKilos(6287.5)).toBe(1257.5);
    expect(perTwentyKilos(124.1)).toBe(24.82);
    expect(perQuintal(1257.5)).toBe(6287.5);
  });
});

describe('a change', () => {
  test('has its amount, its percent and the day since', () => {
    expect(changeSince(1050, { day: '2026-11-20', modal: 1000 })).toEqual({ since: '2026-11-20', amount: 50, percent: 5 });
    expect(changeSince(995, { day: '2026-11-20', modal: 1000 })).toEqual({ since: '2026-11-20', amount: -5, percent: -0.5 });
    expect(changeSince(1000, undefined)).toBeNull();
  });
});

describe('the days compared with', () => {
  const on = (...days: string[]) => days.map((day, at) => ({ day, modal: 100 + at }));
  test('are the trading day before, however long ago, and those nearest to a week and a year', () => {
    const days = on('2025-11-18', '2025-11-24', '2026-11-12', '2026-11-17', '2026-11-19');
    const { previous, week, year } = compared('2026-11-21', days);
    expect([previous?.day, week?.day, year?.day]).toEqual(['2026-11-19', '2026-11-12', '2025-11-24']);
  });
  test('take the later of two that are equally near', () => {
    expect(compared('2026-11-21', on('2026-11-13', '2026-11-15')).week?.day).toBe('2026-11-15');
  });
  test('leave out what lies too far from the very day, and the day itself and later ones', () => {
    expect(compared('2026-11-21', on('2026-11-10', '2026-11-21', '2026-11-22'))).toMatchObject({
      previous: { day: '2026-11-10' },
      week: undefined,
      year: undefined,
    });
    expect(compared('2026-11-21', on('2025-11-05', '2025-12-07')).year).toBeUndefined();
  });
});

test('days are counted over months and leap days', () => {
  expect(dayAfter('2024-02-28', 1)).toBe('2024-02-29');
  expect(dayAfter('2026-01-01', -1)).toBe('2025-12-31');
});

test('kilometres between towns are about right', () => {
  const rajkot = { latitude: 22.3, longitude: 70.8 };
  expect(kilometres(rajkot, { latitude: 21.96, longitude: 70.8 })).toBe(38);
  expect(kilometres(rajkot, rajkot)).toBe(0);
});

describe('a chart', () => {
  test('has a gap where the crop was out of season, not where the yards were closed for a festival', () => {
    const on = (...days: string[]) => days.map((day) => ({ day, modal: 7000 }));
    const { stretches } = scaleOf(on('2026-01-01', '2026-01-15', '2026-06-01', '2026-11-01', '2026-11-10'));
    expect(stretches.map((points) => points.length)).toEqual([2, 1, 2]);
  });

  test('stands between round prices of 20 kg, the dearest on top', () => {
    const { stretches, ticks } = scaleOf([
      { day: '2026-11-01', modal: 7000 },
      { day: '2026-11-11', modal: 7500 },
      { day: '2026-11-21', modal: 7250 },
    ]);
    const points = stretches.flat();
    expect(points.map(({ x }) => x)).toEqual([0, 0.5, 1]);
    expect(points[0]?.y).toBeGreaterThan(points[2]?.y ?? 0);
    expect(ticks.every(({ price }) => (price / 5) % 25 === 0)).toBe(true);
    expect(ticks.map(({ y }) => y)).toEqual([...ticks.map(({ y }) => y)].sort((a, b) => b - a));
    for (const { y } of points) expect(y >= 0 && y <= 1).toBe(true);
  });
  test('of one price all along is a line between two others', () => {
    const { stretches, ticks } = scaleOf([
      { day: '2026-11-20', modal: 500 },
      { day: '2026-11-21', modal: 500 },
    ]);
    expect(ticks.length).toBeGreaterThan(1);
    expect(stretches.flat().every(({ y }) => y >= 0 && y <= 1)).toBe(true);
  });
  test('has a table of every day of a month and of one day a week of a year', () => {
    const days = Array.from({ length: 300 }, (_, at) => ({ day: dayAfter('2026-01-01', at) }));
    expect(tableDays(days.slice(0, 30))).toHaveLength(30);
    expect(tableDays(days)).toHaveLength(43);
    expect(tableDays(days)[0]).toEqual(days.at(-1));
  });
});
