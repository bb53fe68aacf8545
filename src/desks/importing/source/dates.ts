import { INDIA_OFFSET } from '../../../platform/text/indianTime.ts';
import { westernDigits } from '../../../platform/text/westernDigits.ts';

const NO_DATE = /^0000-00-00/;
const ISO = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?))?$/;
/** As India writes it, the day first. */
const DAY_FIRST = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})(?:,?\s+(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\s*([ap])\.?m\.?)?)?$/i;
const ZONE = /(?:\dZ|\b(?:UTC?|GMT|[ECMP][DS]T)|:\d{2}(?:\.\d+)?\s*[A-Z]{0,4}\s*[+-]\d{2}:?\d{2})(?:\s*\([^)]*\))?$/i;

/**
 * Parses a date of feeds and exports (RFC 822, ISO 8601, MySQL, 21/11/2026 with the day first, in either digits); undefined if it is
 * invalid. One without a zone is in `zone`.
 */
export function momentOf(text: string, zone: 'Z' | typeof INDIA_OFFSET = INDIA_OFFSET): Date | undefined {
  // Feeds of India name its zone, which JavaScript does not know.
  const trimmed = westernDigits(text.trim())
    .replace(/\bIST$/, '+0530')
    .replace(/^(\d{1,2})-([a-z]{3,9})-/i, '$1 $2 ');
  if (trimmed === '' || NO_DATE.test(trimmed)) return undefined;
  const [, day, time = '00:00'] = ISO.exec(dayFirst(trimmed) ?? trimmed) ?? [];
  const whole = /\d:\d{2}/.test(trimmed) ? trimmed : `${trimmed} 00:00`;
  const date = new Date(day ? `${day}T${time}${zone}` : ZONE.test(trimmed) ? trimmed : `${whole} ${zone === 'Z' ? 'UTC' : '+0530'}`);
  const year = date.getUTCFullYear();
  return Number.isNaN(date.getTime()) || year < 1800 || year > 9999 ? undefined : date;
}

/** 5/11/2026 4:30 pm as 2026-11-05 16:30; undefined for another form. */
function dayFirst(text: string): string | undefined {
  const [, day = '', , month = '', year = '', hour = '0', minute = '00', second = '00', half] = DAY_FIRST.exec(text) ?? [];
  if (year === '') return undefined;
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour);
  const two = (part: string | number) => String(part).padStart(2, '0');
  return `${year}-${two(month)}-${two(day)} ${two(hours)}:${minute}:${second}`;
}
