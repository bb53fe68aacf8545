// India has had one UTC offset since 1945, so a fixed offset is used. It is faster than Intl, and pages format many dates. Scripts of
// readers import this file: it stays small.

export const INDIA_OFFSET_MS = 19_800_000;

/** The offset at the end of a time in ISO 8601. */
export const INDIA_OFFSET = '+05:30';

/** The moment of a day (YYYY-MM-DD) and a time (HH:MM or HH:MM:SS) in India. */
export const momentInIndia = (day: string, time: string): Date => new Date(`${day}T${time}${INDIA_OFFSET}`);
