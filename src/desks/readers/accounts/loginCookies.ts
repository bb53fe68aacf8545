import { parse } from 'hono/utils/cookie';
import { parseJson } from '../../../platform/parseJson.ts';
import type { App } from '../../../site/app.ts';

/** Tells scripts and style sheets that a reader is logged in; it opens nothing. */
const HINT = 'reader_here';

export const hint = (app: App, seconds: number): string => cookie(app, HINT, '1', seconds, { forScripts: true });

/** The cookie that tells scripts that nobody is logged in any more. */
export const noHint = (app: App): string => cookie(app, HINT, '', 0, { forScripts: true });

/** What the browser keeps between two steps of a log-in: a code that was sent, or the way to Google and back. */
type LoginCookie = 'reader.code' | 'reader.google';

export const loginCookie = (app: App, name: LoginCookie, value: object, seconds: number): string =>
  cookie(app, name, encodeURIComponent(JSON.stringify(value)), seconds);

export const noLoginCookie = (app: App, name: LoginCookie): string => cookie(app, name, '', 0);

/** What a request's cookie holds, to be checked; undefined if there is none, or if it is not as we wrote it. */
export function readLoginCookie(header: string | undefined, name: LoginCookie): unknown {
  const text = parse(header ?? '', name)[name];
  try {
    return text === undefined ? undefined : parseJson(text);
  } catch {
    return undefined;
  }
}

/** RFC 6265bis. */
function cookie({ settings }: App, name: string, value: string, seconds: number, { forScripts = false } = {}): string {
  const secure = settings.siteUrl.startsWith('https:') ? '; Secure' : '';
  return `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}${forScripts ? '' : '; HttpOnly'}`;
}
