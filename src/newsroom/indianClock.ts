import { INDIA_OFFSET_MS, momentInIndia } from '../platform/text/indianTime.ts';

/** A timestamp as the value of a date-time field, in Indian time: `2026-11-21T18:05`. */
export const indianClock = (moment: string | Date): string =>
  new Date(new Date(moment).getTime() + INDIA_OFFSET_MS).toISOString().slice(0, 16);

/** The timestamp in such a field as ISO 8601; undefined if it is empty or invalid. */
export function momentOfClock(clock: string): string | undefined {
  const isWhole = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/.test(clock);
  const [day = '', time = ''] = clock.split('T');
  const moment = momentInIndia(day, time);
  return isWhole && !Number.isNaN(moment.getTime()) ? moment.toISOString() : undefined;
}
