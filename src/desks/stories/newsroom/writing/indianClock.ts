/** India has one time and no summer time. */
const OFFSET_MINUTES = 330;

/** A moment as a field for date and time takes it, by the clock in India: `2026-11-21T18:05`. */
export const indianClock = (moment: string | Date): string =>
  new Date(new Date(moment).getTime() + OFFSET_MINUTES * 60_000).toISOString().slice(0, 16);

/** The moment that such a field says, as ISO 8601; nothing when it says none. */
export function momentOfClock(clock: string): string | undefined {
  const isWhole = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/.test(clock);
  const moment = new Date(`${clock}${clock.length === 16 ? ':00' : ''}+05:30`);
  return isWhole && !Number.isNaN(moment.getTime()) ? moment.toISOString() : undefined;
}
