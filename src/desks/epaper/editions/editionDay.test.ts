import { expect, test } from 'vitest';
import { dayAfter, dayInNumbers, isDay, isMonth, monthInWords, monthRange, todayInIndia, weekdays, weeksOf } from './editionDay.ts';
import { sizeInWords } from './fileSize.ts';

test('a day is a day of the calendar, written as addresses write it', () => {
  for (const day of ['2026-11-21', '2028-02-29']) expect(isDay(day), day).toBe(true);
  for (const day of ['2026-02-29', '2026-13-01', '2026-1-1', '21-11-2026', '1999-12-31', '2026-11-21x', ''])
    expect(isDay(day), day).toBe(false);
  expect([isMonth('2026-12'), isMonth('2026-13'), isMonth('2026')]).toEqual([true, false, false]);
});

test('the day is that of India', () => {
  expect(todayInIndia(new Date('2026-11-20T18:29:59Z'))).toBe('2026-11-20');
  expect(todayInIndia(new Date('2026-11-20T18:30:00Z'))).toBe('2026-11-21');
});

test('days and months follow one another over the ends of months and years', () => {
  expect([dayAfter('2026-12-31', 1), dayAfter('2028-03-01', -1)]).toEqual(['2027-01-01', '2028-02-29']);
  expect(monthRange('2026-12')).toEqual({ from: '2026-12-01', to: '2027-01-01' });
  expect(monthRange('2027-02')).toEqual({ from: '2027-02-01', to: '2027-03-01' });
});

test('a month is shown in whole weeks from Sunday', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7]);
  expect(weeks[0]?.[0]).toBe('2026-11-01');
  expect(weeks[4]).toEqual(['2026-11-29', '2026-11-30', null, null, null, null, null]);
  expect(
    weeksOf('2026-08')
      .flat()
      .filter((day) => day !== null),
  ).toHaveLength(31);
  expect(weeksOf('2026-08')[0]?.indexOf('2026-08-01')).toBe(6);
  expect(weekdays.map(({ short }) => short)).toEqual(['રવિ', 'સોમ', 'મંગળ', 'બુધ', 'ગુરુ', 'શુક્ર', 'શનિ']);
});

test('days, months and sizes are said as readers say them', () => {
  expect(dayInNumbers('2026-11-21')).toBe('21-11-2026');
  expect(monthInWords('2026-11')).toBe('નવેમ્બર 2026');
  expect([sizeInWords(10), sizeInWords(436 * 1024), sizeInWords(4.26 * 1024 * 1024)]).toEqual(['1 કેબી', '436 કેબી', '4.3 એમબી']);
});
