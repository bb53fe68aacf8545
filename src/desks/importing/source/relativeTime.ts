import { DAY_MS } from '../../../platform/clock.ts';
import { momentOf } from './dates.ts';

const MS = { minute: 60_000, hour: 3_600_000, day: DAY_MS } as const;
const RELATIVE = /^(?:\d+ (?:minute|hour|day)s? )+ago$/;

/** Whether a time is relative to the import: `2 days 3 hours ago`. */
export const isRelativeTime = (text: string): boolean => RELATIVE.test(text.trim());

/** Whether `momentOrAgo` finds a time. */
export const isMoment = (text: string): boolean => isRelativeTime(text) || momentOf(text) !== undefined;

/** A date as in `momentOf`, or one relative to the minute of the import. */
export function momentOrAgo(text: string, now: Date): Date | undefined {
  if (!isRelativeTime(text)) return momentOf(text);
  const back = [...text.matchAll(/(\d+) (minute|hour|day)/g)].reduce(
    (sum, [, count, unit]) => sum + Number(count) * (unit === 'minute' || unit === 'hour' || unit === 'day' ? MS[unit] : 0),
    0,
  );
  return new Date(Math.floor(now.getTime() / MS.minute) * MS.minute - back);
}
