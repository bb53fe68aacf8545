/** India has one time zone and no daylight saving time. */
const OFFSET_MINUTES = 330;

/** A timestamp as the value of a date-time field, in Indian time: `2026-11-21T18:05`. */
export const indianClock = (moment: string | Date): string =>
  new Date(new Date(moment).getTime() + OFFSET_MINUTES * 60_000).toISOString().slice(0, 16);

/** The timestamp in such a field as ISO 8601; undefined if it is empty or invalid. */
export function momentOfClock(clock: string): string | undefined {
  const isWhole = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/.test(clock);
  const moment = new Date(`${clock}${clock.length === 16 ? ':00' : ''}+05:30`);
  return isWhole && !Number.isNaN(moment.getTime()) ? moment.toISOString() : undefined;
}
