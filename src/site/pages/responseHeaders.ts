import { serialize } from 'hono/utils/cookie';
import { DAY_MS, type Duration, milliseconds } from '../../platform/clock.ts';
import type { Settings } from '../../platform/settings.ts';
import { securityHeaders } from '../document/securityHeaders.ts';

/**
 * How long after `freshFor` a copy is still shown while one request makes it again, in milliseconds. Much longer, and a page that is seldom
 * opened would say "just now" of stories of yesterday. When it cannot be made, the last copy is shown however old it is.
 */
export const staleMs = (freshFor: Duration): number => Math.min(10 * milliseconds(freshFor), DAY_MS);

/** Cache headers of an HTML response: browsers revalidate each time and mostly get a 304; shared caches (a CDN) store it for `time`. */
export function keptFor(time: Duration): Record<string, string> {
  const seconds = milliseconds(time) / 1000;
  const stale = staleMs(time) / 1000;
  return { 'cache-control': `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${stale}, stale-if-error=86400` };
}

/** A page's address may answer with the lite version, to browsers that ask for it; all others share one copy, in several encodings. */
export const documentVary = 'accept-encoding, available-dictionary, save-data';

/** Headers of every HTML response; `policy` is its Content Security Policy. */
export const documentHeaders = (policy: string): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  vary: documentVary,
  'content-security-policy': policy,
  ...securityHeaders,
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), browsing-topics=()',
});

/**
 * The text of a `Set-Cookie` header (RFC 6265bis) for the whole site. `seconds` is how long browsers keep the cookie, 0 removes it; scripts
 * read it only if it is `forScripts`.
 */
export const siteCookie = (
  { settings }: { settings: Pick<Settings, 'siteUrl'> },
  { name, value, seconds, forScripts = false }: { name: string; value: string; seconds: number; forScripts?: boolean },
): string =>
  serialize(name, value, {
    path: '/',
    maxAge: seconds,
    sameSite: 'Lax',
    secure: settings.siteUrl.startsWith('https:'),
    httpOnly: !forScripts,
  });
