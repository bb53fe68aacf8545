import { parse } from 'hono/utils/cookie';
import { parseJson } from '../../../platform/parseJson.ts';
import type { App } from '../../../site/app.ts';
import { siteCookie } from '../../../site/pages/responseHeaders.ts';

/** Tells scripts and style sheets that a reader is logged in; it opens nothing. */
const HINT = 'reader_here';

export const hint = (app: App, seconds: number): string => siteCookie(app, { name: HINT, value: '1', seconds, forScripts: true });

/** The cookie that tells scripts that nobody is logged in any more. */
export const noHint = (app: App): string => siteCookie(app, { name: HINT, value: '', seconds: 0, forScripts: true });

/** What the browser keeps between two steps of a log-in: a code that was sent, or the way to Google and back. */
type LoginCookie = 'reader.code' | 'reader.google';

export const loginCookie = (app: App, name: LoginCookie, value: object, seconds: number): string =>
  siteCookie(app, { name, value: JSON.stringify(value), seconds });

export const noLoginCookie = (app: App, name: LoginCookie): string => siteCookie(app, { name, value: '', seconds: 0 });

/** What a request's cookie holds, to be checked; undefined if there is none, or if it is not as we wrote it. */
export function readLoginCookie(header: string | undefined, name: LoginCookie): unknown {
  const text = parse(header ?? '', name)[name];
  try {
    return text === undefined ? undefined : parseJson(text);
  } catch {
    return undefined;
  }
}
