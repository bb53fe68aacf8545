import { expect, test } from 'vitest';
import { isAdult, parseBirthMonth } from './birthMonth.ts';

const NOW = new Date('2026-11-25T06:00:00Z');

test('a child is one until the month of their eighteenth birthday is over, in India', () => {
  expect(['2008-10', '2008-11', '2008-12'].map((bornIn) => isAdult(bornIn, NOW))).toEqual([true, false, false]);
  expect(isAdult('2008-11', new Date('2026-11-30T18:29:59Z'))).toBe(false);
  expect(isAdult('2008-11', new Date('2026-11-30T18:30:00Z'))).toBe(true);
});

test.each([
  ['5', '2011', '2011-05'],
  ['૧૨', '૨૦૧૦', '2010-12'],
  ['11', '2026', '2026-11'],
  ['12', '2026', undefined],
  ['13', '2011', undefined],
  ['0', '2011', undefined],
  ['5', '1900', undefined],
  ['', '2011', undefined],
  ['5', '11', undefined],
  ['5', '2011-01', undefined],
])('month %j of %j is %j', (month, year, bornIn) => expect(parseBirthMonth(month, year, NOW)).toBe(bornIn));
