import { displayDay } from '../../../platform/text/dates.ts';
import { groupedNumber } from '../../../platform/text/numbers.ts';
import { perTwentyKilos } from '../rules/rules.ts';

/** The two price units of yards and publications. */
export const units = ['20', 'quintal'] as const;
export type Unit = (typeof units)[number];

/** A price per quintal, formatted in a unit: 1,410.5 or 7,052.5. */
export const priceIn = (unit: Unit, perQuintal: number): string => groupedNumber(unit === '20' ? perTwentyKilos(perQuintal) : perQuintal);

/** A change with its sign: +12, −7.5, 0. */
export function changeIn(unit: Unit, amount: number): string {
  const sign = amount > 0 ? '+' : amount < 0 ? '−' : '';
  return sign + priceIn(unit, Math.abs(amount));
}

/** A day in the display format, without the year if it equals that of the other day: 21 Nov. */
export const shortDay = (day: string, beside: string): string =>
  day.slice(0, 4) === beside.slice(0, 4) ? displayDay(day).slice(0, -5) : displayDay(day);
