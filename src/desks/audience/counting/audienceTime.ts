import { DAY_MS, milliseconds } from '../../../platform/clock.ts';
import { INDIA_OFFSET_MS } from '../../../platform/text/indianTime.ts';

/** The beginning of the hour in India, whose offset is no whole number of hours. */
export const hourOf = (at: Date): Date => {
  const hour = milliseconds('1h');
  return new Date(Math.floor((at.getTime() + INDIA_OFFSET_MS) / hour) * hour - INDIA_OFFSET_MS);
};

/** The beginning of the day in India. */
export const dayStartOf = (at: Date): Date => {
  return new Date(Math.floor((at.getTime() + INDIA_OFFSET_MS) / DAY_MS) * DAY_MS - INDIA_OFFSET_MS);
};

/** The beginning of the minute. */
export const minuteOf = (at: Date): Date => new Date(Math.floor(at.getTime() / milliseconds('1m')) * milliseconds('1m'));

/** Whoever has reported in this and so many minutes before reads now; pages report at least once in this time (`REPORT_EVERY_SECONDS`). */
export const PRESENCE_MINUTES = 5;
/** After this time hours are rolled up into days, and days into months. */
export const ROLLED_AFTER_DAYS = 35;
/** After this time months are forgotten. */
export const KEPT_DAYS = 730;

/** The hour of the day in India, from 0. */
export const hourInIndia = (at: Date): number => (hourOf(at).getTime() - dayStartOf(at).getTime()) / milliseconds('1h');
