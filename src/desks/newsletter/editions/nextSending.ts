import { DAY_MS, milliseconds } from '../../../platform/clock.ts';
import { localDay } from '../../../platform/text/dates.ts';
import { momentInIndia } from '../../../platform/text/indianTime.ts';

const MINUTE_MS = milliseconds('1m');

/** The first moment after `after` that is on one of the days of the week (0 for Sunday) at a minute of the day, in India. */
export function nextSending({ days, minute }: { days: readonly number[]; minute: number }, after: Date): Date | null {
  for (let ahead = 0; ahead <= 7; ahead++) {
    const day = localDay(new Date(after.getTime() + ahead * DAY_MS));
    const at = new Date(momentInIndia(day, '00:00').getTime() + minute * MINUTE_MS);
    if (at > after && days.includes(new Date(`${day}T00:00:00Z`).getUTCDay())) return at;
  }
  return null;
}
