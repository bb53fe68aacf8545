import { dayAndMonth } from '../../../platform/text/dates.ts';
import { groupedNumber } from '../../../platform/text/numbers.ts';
import { perTwentyKilos } from '../rules/rules.ts';

/** The two units in which yards and publications speak of prices. */
export const units = ['20', 'quintal'] as const;
export type Unit = (typeof units)[number];

/** A price of a quintal as it is printed in a unit: 1,410.5 or 7,052.5. */
export const priceIn = (unit: Unit, perQuintal: number): string => groupedNumber(unit === '20' ? perTwentyKilos(perQuintal) : perQuintal);

/** A change with its sign: +12, −7.5, 0. */
export function changeIn(unit: Unit, amount: number): string {
  const sign = amount > 0 ? '+' : amount < 0 ? '−' : '';
  return sign + priceIn(unit, Math.abs(amount));
}

const noonOf = (day: string): Date => new Date(`${day}T12:00:00+05:30`);

/** The specification's day in words: 21 Nov 2026. */
export const dayInWords = (day: string): string => dayAndMonth(noonOf(day));

/** The same without its year where that is the year of the day beside it: 21 Nov. */
export const shortDay = (day: string, beside: string): string =>
  day.slice(0, 4) === beside.slice(0, 4) ? dayInWords(day).slice(0, -5) : dayInWords(day);
