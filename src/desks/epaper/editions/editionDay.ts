import { siteConfig } from '../../../../site.config.ts';
import { localDay } from '../../../platform/text/dates.ts';
import { momentInIndia } from '../../../platform/text/indianTime.ts';

// Days are written YYYY-MM-DD and months YYYY-MM, as in addresses: such texts sort chronologically and have no time zone.

const monthName = new Intl.DateTimeFormat('gu-u-nu-latn', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const weekdayNames = ['short', 'long'].map(
  (weekday) => new Intl.DateTimeFormat('gu', { weekday: weekday === 'long' ? 'long' : 'short', timeZone: 'UTC' }),
);

/** Noon of the day in UTC, for calculations and formatters. */
const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

const dayOf = (noon: Date): string => noon.toISOString().slice(0, 10);

/** The current day in the newspaper's time zone. */
export const todayInIndia = (now: Date): string => localDay(now, siteConfig.timeZone);

/** Whether a text is a valid day of this century in the format of addresses. */
export function isDay(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false;
  const noon = noonOf(text);
  return !Number.isNaN(noon.getTime()) && dayOf(noon) === text;
}

export const isMonth = (text: string): boolean => isDay(`${text}-01`);

export const monthOf = (day: string): string => day.slice(0, 7);

/** The day this many days later, or earlier if negative. */
export function dayAfter(day: string, days: number): string {
  const noon = noonOf(day);
  noon.setUTCDate(noon.getUTCDate() + days);
  return dayOf(noon);
}

/** The first day of a month, and the first of the month after it. */
export function monthRange(month: string): { from: string; to: string } {
  const from = `${month}-01`;
  return { from, to: `${monthOf(dayAfter(from, 31))}-01` };
}

/** નવેમ્બર 2026 */
export const monthInWords = (month: string): string => monthName.format(noonOf(`${month}-01`));

/** The specification's default date format (section 9), for call responses: 21-11-2026. */
export const dayInNumbers = (day: string): string => day.split('-').reverse().join('-');

/** A time within the day, for formatters of dates. */
export const momentOf = (day: string): Date => momentInIndia(day, '12:00');

/** The weeks of a month, from Sunday to Saturday; days of other months are null. */
export function weeksOf(month: string): (string | null)[][] {
  const { from, to } = monthRange(month);
  const cells: (string | null)[] = Array.from({ length: noonOf(from).getUTCDay() }, () => null);
  for (let day = from; day < to; day = dayAfter(day, 1)) cells.push(day);
  while (cells.length % 7 !== 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, at) => cells.slice(at * 7, at * 7 + 7));
}

/** The days of the week from Sunday, short and in full. */
export const weekdays: readonly { short: string; long: string }[] = Array.from({ length: 7 }, (_, at) => {
  // 1 November 2026 is a Sunday.
  const day = noonOf(dayAfter('2026-11-01', at));
  const [short = '', long = ''] = weekdayNames.map((names) => names.format(day));
  return { short, long };
});
