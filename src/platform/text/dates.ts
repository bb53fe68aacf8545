import { siteConfig } from '../../../site.config.ts';
import { INDIA_OFFSET, INDIA_OFFSET_MS, momentInIndia } from './indianTime.ts';
import type { Language } from './language.ts';

const WEEKDAYS = ['રવિવાર', 'સોમવાર', 'મંગળવાર', 'બુધવાર', 'ગુરુવાર', 'શુક્રવાર', 'શનિવાર'];
export const MONTHS = ['જાન્યુઆરી', 'ફેબ્રુઆરી', 'માર્ચ', 'એપ્રિલ', 'મે', 'જૂન', 'જુલાઈ', 'ઑગસ્ટ', 'સપ્ટેમ્બર', 'ઑક્ટોબર', 'નવેમ્બર', 'ડિસેમ્બર'];
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const INDIA = 'Asia/Kolkata';
const ENGLISH_MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A local date and time; the month from 1, the hour from 0 to 23. */
type LocalTime = { year: number; month: number; day: number; hour: number; minute: number };

const englishDate = new Intl.DateTimeFormat('en-GB', { timeZone: INDIA, weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

const formatters = new Map<string, Intl.DateTimeFormat>();

function inZone(date: Date, timeZone: string): LocalTime {
  if (timeZone === INDIA) {
    const local = new Date(date.getTime() + INDIA_OFFSET_MS);
    return {
      year: local.getUTCFullYear(),
      month: local.getUTCMonth() + 1,
      day: local.getUTCDate(),
      hour: local.getUTCHours(),
      minute: local.getUTCMinutes(),
    };
  }
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', {
      timeZone,
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      hourCycle: 'h23',
    });
    formatters.set(timeZone, formatter);
  }
  const parts = new Map(formatter.formatToParts(date).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? Number.NaN;
  return { year: part('year'), month: part('month'), day: part('day'), hour: part('hour'), minute: part('minute') };
}

export const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** Time of day in the specification's format (section 9): 12-hour, unpadded, with AM or PM: 6:05 PM. */
export function timeOfDay(date: Date, timeZone: string = siteConfig.timeZone): string {
  const { hour, minute } = inZone(date, timeZone);
  return `${hour % 12 || 12}:${twoDigits(minute)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Day, short English month, year: 4 Nov 2026. */
export function dayAndMonth(date: Date, timeZone: string = siteConfig.timeZone): string {
  const { day, month, year } = inZone(date, timeZone);
  return `${day} ${ENGLISH_MONTHS[month - 1]} ${year}`;
}

/** The specification's display format (section 9): 4 Nov 2026, 6:05 PM. */
export function dateAndTime(date: Date, timeZone: string = siteConfig.timeZone): string {
  return `${dayAndMonth(date, timeZone)}, ${timeOfDay(date, timeZone)}`;
}

/** A day (YYYY-MM-DD) in the display format: 4 Nov 2026. */
export const displayDay = (day: string): string => dayAndMonth(momentInIndia(day, '12:00'));

/** The specification's default date format (section 9): DD-MM-YYYY. */
export function dateNumeric(date: Date): string {
  const [year, month, day] = localDay(date).split('-');
  return `${day}-${month}-${year}`;
}

/** The day in the given zone as YYYY-MM-DD. */
export function localDay(date: Date, timeZone: string = siteConfig.timeZone): string {
  const { year, month, day } = inZone(date, timeZone);
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;
}

/** The day of the week in India: શુક્રવાર. */
export const weekday = (date: Date): string => WEEKDAYS[new Date(`${localDay(date)}T00:00:00Z`).getUTCDay()] ?? '';

/** Short names of days of the week, 0 for Sunday: સોમ, બુધ. */
export const weekdayNames = (days: readonly number[]): string => days.map((day) => (WEEKDAYS[day] ?? '').replace('વાર', '')).join(', ');

/** The date line of the masthead: શુક્રવાર, 20 નવેમ્બર 2026, or Friday, 20 November 2026. */
export function mastheadDate(date: Date, language: Language = 'gu'): string {
  if (language === 'en') return englishDate.format(date);
  const [year, month, day] = localDay(date).split('-').map(Number);
  return `${weekday(date)}, ${day} ${MONTHS[(month ?? 1) - 1]} ${year}`;
}

/** A month in India: નવેમ્બર 2026. */
export function monthAndYear(date: Date): string {
  const [year, month] = localDay(date).split('-').map(Number);
  return `${MONTHS[(month ?? 1) - 1]} ${year}`;
}

/** Relative time, up to half a day; after that the date. */
export function timeAgo(date: Date, now: Date, language: Language = 'gu'): string {
  const age = now.getTime() - date.getTime();
  if (language === 'en') return timeAgoInEnglish(date, age);
  if (age < MINUTE) return 'હમણાં જ';
  if (age < HOUR) return `${Math.floor(age / MINUTE)} મિનિટ પહેલાં`;
  if (age < 12 * HOUR) return `${Math.floor(age / HOUR)} કલાક પહેલાં`;
  return dayAndMonth(date);
}

function timeAgoInEnglish(date: Date, age: number): string {
  const ago = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`;
  if (age < MINUTE) return 'just now';
  if (age < HOUR) return ago(Math.floor(age / MINUTE), 'minute');
  if (age < 12 * HOUR) return ago(Math.floor(age / HOUR), 'hour');
  return dayAndMonth(date);
}

/** ISO 8601 with the zone's offset, for structured data: 2026-11-20T18:05:00+05:30. */
export function isoInIndia(date: Date): string {
  return `${new Date(date.getTime() + INDIA_OFFSET_MS).toISOString().slice(0, 19)}${INDIA_OFFSET}`;
}
