import { milliseconds } from '../../../platform/clock.ts';

/** India's offset is no whole number of hours. */
const INDIA_OFFSET_MS = 5.5 * milliseconds('1h');

/** The beginning of the hour in India. */
export const hourOf = (at: Date): Date => {
  const hour = milliseconds('1h');
  return new Date(Math.floor((at.getTime() + INDIA_OFFSET_MS) / hour) * hour - INDIA_OFFSET_MS);
};

/** The beginning of the day in India. */
export const dayStartOf = (at: Date): Date => {
  const day = milliseconds('1d');
  return new Date(Math.floor((at.getTime() + INDIA_OFFSET_MS) / day) * day - INDIA_OFFSET_MS);
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
