import { type Duration, milliseconds } from '../../platform/clock.ts';
import { securityHeaders } from '../document/securityHeaders.ts';

/** Cache headers of an HTML response: browsers revalidate each time and mostly get a 304; shared caches (a CDN) store it for `time`. */
export function keptFor(time: Duration): Record<string, string> {
  const seconds = milliseconds(time) / 1000;
  return { 'cache-control': `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${seconds * 10}, stale-if-error=86400` };
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
