/**
 * The wait in milliseconds that a `Retry-After` header asks for, in seconds or as a date; undefined if it asks for
 * none. `now` is in milliseconds.
 */
export function retryAfterMs(header: string | string[] | undefined, now: number): number | undefined {
  if (typeof header !== 'string') return undefined;
  const ms = /^\d{1,9}$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isFinite(ms) ? Math.max(ms, 0) : undefined;
}
