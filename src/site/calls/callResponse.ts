import { type Duration, milliseconds } from '../../platform/clock.ts';
import type { Settings } from '../../platform/settings.ts';
import { type CachedResponse, encodeResponse } from '../pages/cachedResponse.ts';
import { staleMs } from '../pages/responseHeaders.ts';
import { tagHeaders } from '../pages/tagHeaders.ts';

/** An error in one field of a request. */
export type Issue = { path: string; message: string };

/** Headers of every JSON answer. */
export const jsonHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'x-content-type-options': 'nosniff',
  'access-control-allow-origin': '*',
  vary: 'accept-encoding',
};

type Keeping = {
  /** Without it no cache keeps the response. */
  freshFor: Duration | undefined;
  tags: readonly string[];
  settings: Pick<Settings, 'cacheTagHeader'>;
};

/** The response of a call that succeeded, in the common format. */
export function answered(data: unknown, { freshFor, tags, settings }: Keeping): CachedResponse {
  const body = JSON.stringify({ code: 200, data });
  if (!freshFor) return encodeResponse(200, { ...jsonHeaders, 'cache-control': 'no-store' }, body);
  const seconds = milliseconds(freshFor) / 1000;
  return encodeResponse(
    200,
    {
      ...jsonHeaders,
      'cache-control': `public, max-age=${Math.min(seconds, 10)}, s-maxage=${seconds}, stale-while-revalidate=${staleMs(freshFor) / 1000}`,
      ...tagHeaders(tags, settings),
    },
    body,
  );
}

/** The `Retry-After` header. */
export const retryAfter = (seconds: number | undefined): Record<string, string> =>
  seconds === undefined ? {} : { 'retry-after': String(seconds) };

/** An error response in the common format. */
export function refuse(status: number, message: string, issues: Issue[] = [], headers: Record<string, string> = {}): CachedResponse {
  const body = { code: status, message, ...(issues.length > 0 ? { issues } : {}) };
  return encodeResponse(status, { ...jsonHeaders, 'cache-control': 'no-store', ...headers }, JSON.stringify(body));
}
