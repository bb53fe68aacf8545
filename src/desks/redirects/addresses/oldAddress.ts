import { parseLink } from '../../../platform/text/linkAddress.ts';

/** In bytes; what is longer could not be indexed. */
const MAX_BYTES = 2_000;
/** Parameters that trackers add; they do not select a page. */
const TRACKING = /^(utm_\w+|fbclid|gclid|gclsrc|dclid|msclkid|mc_cid|mc_eid|igshid|ref|amp)$/;
const MAX_PARAMETERS = 8;

/**
 * The one spelling of an address on this site: letters instead of their percent codes, in Unicode's composed form, without a slash at the
 * end. Undefined for what is no address of ours: `//elsewhere`, control characters, or one far too long.
 */
export function oldAddress(path: string): string | undefined {
  if (parseLink(path)?.kind !== 'path') return undefined;
  const [beforeHash = ''] = path.split('#');
  const at = beforeHash.indexOf('?');
  const pathname = decoded(at < 0 ? beforeHash : beforeHash.slice(0, at)).replace(/\/+$/, '') || '/';
  const query = at < 0 ? '' : decoded(beforeHash.slice(at + 1));
  const address = (query ? `${pathname}?${query}` : pathname).normalize('NFC');
  // Read once more, for what was hidden in percent codes.
  return parseLink(address)?.kind !== 'path' || Buffer.byteLength(address) > MAX_BYTES ? undefined : address;
}

/** Codes of letters are read; those of signs that mean something in an address stay, and so does what is no code at all. */
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
 * Under which old addresses to look for what was asked for, the likeliest first: as it is, without what trackers hung on, each
 * parameter alone, and without any.
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
  // The front page is no old address, whatever hangs on it.
  const bare = pathname === '/' ? [] : [pathname];
  return [...new Set([full, ...whole, ...parameters.map((one) => `${pathname}?${one}`), ...bare])];
}

/** The address as a browser is sent there. */
export const asLocation = (to: string): string => (to.startsWith('/') ? encodeURI(to).replace(/%25([0-9A-F]{2})/g, '%$1') : to);
