import { phoneNumber } from '../../../platform/text/phoneNumber.ts';
import { mailAddress } from '../../../site/forms/draftFields.ts';

/** What a reader logs in with: a telephone number in international form (`+919825012345`), or a mail address in lower case. */
export type LoginName = { kind: 'phone' | 'email'; value: string };

/** RFC 2606: no mail can be sent there. Accounts of telephone numbers have an address of this host, because each account needs one. */
const NUMBERS_HOST = '@phone.invalid';

/** A mobile number of India, or a number of another country with its code; undefined for any other text (`phoneNumber.ts`). */
export function parsePhone(typed: string): string | undefined {
  const number = phoneNumber(typed) ?? '';
  return /^\+(91[6-9]\d{9}|(?!91)[1-9]\d{7,14})$/.test(number) ? number : undefined;
}

export function parseEmail(typed: string): string | undefined {
  const parsed = mailAddress.safeParse(typed);
  return parsed.success && !parsed.data.endsWith(NUMBERS_HOST) ? parsed.data : undefined;
}

/** The login name that a reader typed; undefined if it is neither a number nor a mail address. */
export function parseLoginName(typed: string): LoginName | undefined {
  const phone = parsePhone(typed);
  if (phone) return { kind: 'phone', value: phone };
  const email = parseEmail(typed);
  return email === undefined ? undefined : { kind: 'email', value: email };
}

/** The account of a login name, as it is stored in `readers.email`. */
export const accountOf = ({ kind, value }: LoginName): string => (kind === 'email' ? value : value.slice(1) + NUMBERS_HOST);

/** The login name of an account. */
export const loginNameOf = (account: string): LoginName =>
  account.endsWith(NUMBERS_HOST)
    ? { kind: 'phone', value: `+${account.slice(0, -NUMBERS_HOST.length)}` }
    : { kind: 'email', value: account };
