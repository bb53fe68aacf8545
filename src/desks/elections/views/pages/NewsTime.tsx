import { dateAndTime, localDay, timeOfDay } from '../../../../platform/text/dates.ts';

/** When a news item was written: the time of day, with the date unless it is of today. */
export function NewsTime({ at, now }: { at: Date; now: Date }) {
  const isOfToday = localDay(at) === localDay(now);
  return (
    <time dateTime={at.toISOString()} title={dateAndTime(at)}>
      {isOfToday ? timeOfDay(at) : dateAndTime(at)}
    </time>
  );
}
