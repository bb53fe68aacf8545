import { siteConfig } from '../../../../site.config.ts';
import { INDIA_OFFSET_MS } from '../../../platform/text/indianTime.ts';

const DAY_MINUTES = 24 * 60;
const MINUTE_MS = 60_000;

const minutesOf = (time: string): number => {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
};

/** The end of the quiet hours that a moment is in; undefined if it is in none. */
export function quietUntil(moment: Date): Date | undefined {
  const [begin, end] = [minutesOf(siteConfig.quietHours.from), minutesOf(siteConfig.quietHours.until)];
  const local = moment.getTime() + INDIA_OFFSET_MS;
  const minute = Math.floor(local / MINUTE_MS) % DAY_MINUTES;
  const isQuiet = begin <= end ? minute >= begin && minute < end : minute >= begin || minute < end;
  if (!isQuiet) return undefined;
  const left = (end - minute + DAY_MINUTES) % DAY_MINUTES;
  return new Date(Math.floor(moment.getTime() / MINUTE_MS) * MINUTE_MS + left * MINUTE_MS);
}
