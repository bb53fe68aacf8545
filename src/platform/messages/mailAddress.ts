import { z } from 'zod';

/** Zod's own pattern, with hosts that end in an internationalised name too (`xn--gecrj9c` is .ભારત). */
const EMAIL = new RegExp(z.regexes.email.source.replace('[A-Za-z]{2,}$', '(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]+)$'));

/** Longest name of a host (RFC 1035); one in other letters is no shorter in those of the DNS. */
const MAX_HOST = 253;

/** An address with its host in the letters of the DNS, in which mail servers take it. */
export function withAsciiHost(address: string): string {
  const at = address.indexOf('@');
  const host = address.slice(at + 1);
  if (at < 0 || host.length > MAX_HOST || !/\P{ASCII}/u.test(host) || /[@/:?#\\]/.test(host)) return address;
  return URL.canParse(`http://${host}`) ? `${address.slice(0, at)}@${new URL(`http://${host}`).hostname}` : address;
}

/** Checks an address whose host is in the letters of the DNS. */
export const emailOf = (error: string) => z.email({ error, pattern: EMAIL });

/** A mail address, also at a host in other letters. */
export const emailAddress = (error: string) => z.string().trim().overwrite(withAsciiHost).pipe(emailOf(error));
