import { z } from 'zod';
import { parseLink } from '../../../platform/text/linkAddress.ts';
import { readCodeCookie, type UnderWay } from './readerSession.ts';

const MAX_LETTERS = 1_000;
/** Where a reader goes after logging in: a page of this site, and not the log-in again. */
export function nextPath(asked: unknown): string {
  if (typeof asked !== 'string' || asked.length > MAX_LETTERS || parseLink(asked)?.kind !== 'path') return '/account/edit-user';
  // What the log-in dialog asks for: who has logged in.
  if (asked === '/api/user/profile') return asked;
  return /^\/(account\/(login|code|logout)|api|newsroom)([/?#]|$)/.test(asked) ? '/account/edit-user' : asked;
}

const underWay = z.object({ device: z.string().max(100), to: z.string().max(300), next: z.string() });

/** The log-in under way in a request's cookies; undefined if there is none, or if it is not as we wrote it. */
export function readUnderWay(cookies: string | undefined): UnderWay | undefined {
  const text = readCodeCookie(cookies);
  if (text === undefined) return undefined;
  try {
    const read = underWay.safeParse(JSON.parse(text));
    return read.success ? { ...read.data, next: nextPath(read.data.next) } : undefined;
  } catch {
    return undefined;
  }
}
