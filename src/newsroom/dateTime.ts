import { localDay } from '../platform/text/dates.ts';
import { presentLanguage } from './language.ts';

/** The current day in India, as the value of a date field. */
export const today = (): string => localDay(new Date());

/** A timestamp in the newsroom's format, in India's time: `21-11-2026, 18:05:00`. */
export function dateTime(moment: string | Date): string {
  return new Intl.DateTimeFormat(presentLanguage() === 'en' ? 'en-GB' : 'en-IN', {
    timeZone: 'Asia/Kolkata',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(moment));
}

/** A day in the newsroom's language, in India's time and with Latin digits: `26 નવે, 2026`, `26 Nov 2026`. */
export function dayInWords(moment: string, month: 'short' | 'long'): string {
  const locale = presentLanguage() === 'en' ? 'en-GB' : 'gu-u-nu-latn';
  return new Date(moment).toLocaleDateString(locale, { day: 'numeric', month, year: 'numeric', timeZone: 'Asia/Kolkata' });
}
