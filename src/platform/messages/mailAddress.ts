import { z } from 'zod';

/** Zod's own pattern, with hosts that end in an internationalised name too (`xn--gecrj9c` is .ભારત). */
const EMAIL = new RegExp(z.regexes.email.source.replace('[A-Za-z]{2,}$', '(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]+)$'));

/** An address with its host in the letters of the DNS, in which mail servers take it. */
export function withAsciiHost(address: string): string {
  const [, name = '', host = ''] = /^([^@]*)@([^@/:?#\\]*\P{ASCII}[^@/:?#\\]*)$/u.exec(address) ?? [];
  return URL.canParse(`http://${host}`) ? `${name}@${new URL(`http://${host}`).hostname}` : address;
}

/** Checks an address whose host is in the letters of the DNS. */
export const emailOf = (error: string) => z.email({ error, pattern: EMAIL });

/** A mail address, also at a host in other letters. */
export const emailAddress = (error: string) => z.string().trim().overwrite(withAsciiHost).pipe(emailOf(error));
