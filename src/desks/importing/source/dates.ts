import { INDIA_OFFSET } from '../../../platform/text/indianTime.ts';

const NO_DATE = /^0000-00-00/;
const WITHOUT_ZONE = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}(:\d{2})?)$/;

/** Parses a date of feeds and exports (RFC 822, ISO 8601, MySQL); undefined if it is invalid. */
export function momentOf(text: string, zone: 'Z' | typeof INDIA_OFFSET = INDIA_OFFSET): Date | undefined {
  const trimmed = text.trim();
  if (trimmed === '' || NO_DATE.test(trimmed)) return undefined;
  const plain = WITHOUT_ZONE.exec(trimmed);
  const date = new Date(
    plain ? `${plain[1]}T${plain[2]}${zone}` : /^\d{4}-\d{2}-\d{2}$/.test(trimmed) ? `${trimmed}T00:00:00${zone}` : trimmed,
  );
  const year = date.getUTCFullYear();
  return Number.isNaN(date.getTime()) || year < 1800 || year > 9999 ? undefined : date;
}
