import { dayAndMonth } from '../../../platform/text/dates.ts';

const noonOf = (day: string): Date => new Date(`${day}T12:00:00+05:30`);

/** The specification's day in words: 21 Nov 2026. */
export const dayInWords = (day: string): string => dayAndMonth(noonOf(day));

/** The same without its year where that is the year of the day beside it: 21 Nov. */
export const shortDay = (day: string, beside: string): string =>
  day.slice(0, 4) === beside.slice(0, 4) ? dayInWords(day).slice(0, -5) : dayInWords(day);
