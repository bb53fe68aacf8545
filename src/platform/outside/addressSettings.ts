import { z } from 'zod';

// Settings that are addresses.

export const webAddress = z.url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' });

/** The site's own address, without a slash at the end. Its pages link each other from the root, so it has no path. */
export const siteAddress = webAddress
  .refine((address) => /^https?:\/\/[^/?#@]+\/*$/i.test(address), 'must have nothing after the host (https://www.example.com)')
  .transform((address) => new URL(address).origin);

const UNREADABLE = 'must be an address: in a password, write @ as %40, / as %2F, # as %23, ? as %3F and % as %25';

/** An address in which a password may stand. One that cannot be read mostly has a letter in its password that must be written otherwise. */
export const addressWithPassword = (protocol: RegExp, error: string) =>
  z
    .url({
      protocol,
      error: ({ input }) =>
        typeof input === 'string' && protocol.test(input.split('://')[0] ?? '') && !URL.canParse(input) ? UNREADABLE : error,
      abort: true,
    })
    .refine(isDecodable, UNREADABLE);

/** Whether every % of an address begins a letter. */
function isDecodable(address: string): boolean {
  try {
    return decodeURIComponent(address) !== '';
  } catch {
    return false;
  }
}

/** An address for a message, which ends up in logs. */
export const withoutPassword = (address: string): string => address.replace(/(:\/\/[^:@/]*):.*@/s, '$1:…@').replace(/\?.*$/s, '?…');
