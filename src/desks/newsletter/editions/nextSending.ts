import { milliseconds } from '../../../platform/clock.ts';
import { localDay } from '../../../platform/text/dates.ts';

const DAY_MS = milliseconds('1d');
const MINUTE_MS = milliseconds('1m');
/** India has one offset and no summer time. */
const OFFSET = '+05:30';

/** The first moment after `after` that is on one of the days of the week (0 for Sunday) at a minute of the day, in India. */
export function nextSending({ days, minute }: { days: readonly number[]; minute: number }, after: Date): Date | null {
  for (let ahead = 0; ahead <= 7; ahead++) {
    const day = localDay(new Date(after.getTime() + ahead * DAY_MS));
    const at = new Date(new Date(`${day}T00:00:00${OFFSET}`).getTime() + minute * MINUTE_MS);
    if (at > after && days.includes(new Date(`${day}T00:00:00Z`).getUTCDay())) return at;
  }
  return null;
}
