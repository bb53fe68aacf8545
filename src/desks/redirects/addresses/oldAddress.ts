import { parseLink } from '../../../platform/text/linkAddress.ts';

/** In bytes; longer addresses cannot be indexed. */
const MAX_BYTES = 2_000;
/** Tracking parameters; they do not select a page. */
const TRACKING = /^(utm_\w+|fbclid|gclid|gclsrc|dclid|msclkid|mc_cid|mc_eid|igshid|ref|amp)$/;
const MAX_PARAMETERS = 8;

/**
 * The normalised form of an address on this site: percent-decoded letters, Unicode NFC, without a slash at the end. Undefined for addresses
 * that are not on this site, such as `//elsewhere`, with control characters, or too long.
 */
export function oldAddress(path: string): string | undefined {
  if (parseLink(path)?.kind !== 'path') return undefined;
  const [beforeHash = ''] = path.split('#');
  const at = beforeHash.indexOf('?');
  const pathname = decoded(at < 0 ? beforeHash : beforeHash.slice(0, at)).replace(/(?<!\/)\/+$/, '') || '/';
  const query = at < 0 ? '' : decoded(beforeHash.slice(at + 1));
  const address = (query ? `${pathname}?${query}` : pathname).normalize('NFC');
  // Parsed again, to check characters that were percent-encoded.
  return parseLink(address)?.kind !== 'path' || Buffer.byteLength(address) > MAX_BYTES ? undefined : address;
}

/** Decodes letters; encoded characters with a meaning in addresses and invalid codes stay unchanged. */
function decoded(part: string): string {
  return part.replace(/(%[0-9a-f]{2})+/gi, (codes) => {
    try {
      return decodeURI(codes.toUpperCase());
    } catch {
      return codes.toUpperCase();
    }
  });
}

/**
 * The old addresses to look up for a request, best match first: unchanged, without tracking parameters, with each parameter alone, and
 * without any.
 */
export function spellingsOf(input: string): string[] {
  const full = oldAddress(input);
  if (full === undefined) return [];
  const at = full.indexOf('?');
  if (at < 0) return [full];
  const pathname = full.slice(0, at);
  const parameters = full
    .slice(at + 1)
    .split('&')
    .filter((one) => one !== '' && !TRACKING.test(one.split('=')[0] ?? ''))
    .slice(0, MAX_PARAMETERS);
  const whole = parameters.length > 0 ? [`${pathname}?${parameters.join('&')}`] : [];
  // The front page is not an old address, whatever its parameters.
  const bare = pathname === '/' ? [] : [pathname];
  return [...new Set([full, ...whole, ...parameters.map((one) => `${pathname}?${one}`), ...bare])];
}

/** Behind the address of a page in WordPress: its AMP version, its feed, a further page of it or of its comments. */
const ENDING = /(?<=\/[^/?]+)\/(?:amp|feed(?:\/(?:rss2?|rdf|atom))?|(?:page\/|comment-page-)\d{1,6})(?=\?|$)/;

/** The old address of the page itself. */
export const withoutEnding = (address: string): string => address.replace(ENDING, '');

/** The address for a `Location` header. */
export const asLocation = (to: string): string => (to.startsWith('/') ? encodeURI(to).replace(/%25([0-9A-F]{2})/g, '%$1') : to);
