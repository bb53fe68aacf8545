import { z } from 'zod';
import { parseLink } from '../../../platform/text/linkAddress.ts';
import { DIGITS } from './codes.ts';
import { readLoginCookie } from './loginCookies.ts';

const MAX_LETTERS = 1_000;

/** Where a reader goes after logging in: a page of this site, and not the log-in again. */
export function nextPath(asked: unknown): string {
  if (typeof asked !== 'string' || asked.length > MAX_LETTERS || parseLink(asked)?.kind !== 'path') return '/account/edit-user';
  // What the log-in dialog asks for: who has logged in.
  if (asked === '/api/user/profile') return asked;
  return /^\/(account\/(login|code|logout|google)|api|newsroom)([/?#]|$)/.test(asked) ? '/account/edit-user' : asked;
}

/** A log-in under way: the secret of the code and its length, the name it was sent to, and where the reader wants to go. */
const underWay = z.object({
  device: z.string().max(100),
  digits: z.number().default(DIGITS),
  to: z.string().max(300),
  next: z.string(),
  /** Whether they have said that they are younger than 18. */
  isYoung: z.boolean().default(false),
});
export type UnderWay = z.infer<typeof underWay>;

/** The log-in under way in a request's cookies; undefined if there is none, or if it is not as we wrote it. */
export function readUnderWay(cookies: string | undefined): UnderWay | undefined {
  const read = underWay.safeParse(readLoginCookie(cookies, 'reader.code'));
  return read.success ? { ...read.data, next: nextPath(read.data.next) } : undefined;
}
