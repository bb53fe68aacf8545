import { parse } from 'hono/utils/cookie';
import { readSecret } from '../../../platform/accounts/secrets.ts';
import type { App } from '../../../site/app.ts';
import type { Reader } from '../../../site/desk.ts';
import { noteAgreement } from '../../privacy/commands.ts';
import { AGREE_WORDING } from '../words.ts';
import type { ReaderAccounts } from './readerAccounts.ts';

/** Tells scripts and style sheets that a reader is logged in; it opens nothing. */
const HINT = 'reader_here';

const opened = new WeakMap<App, Promise<ReaderAccounts>>();

/** The accounts of an app. Their library loads slowly, so it is loaded with the first request that has a session. */
function accountsOf(app: App): Promise<ReaderAccounts> {
  const known = opened.get(app);
  if (known) return known;
  const opening = (async () => {
    const { openReaderAccounts } = await import('./readerAccounts.ts');
    return openReaderAccounts(app, await readSecret(app.db, 'readers'));
  })();
  opened.set(app, opening);
  opening.catch(() => opened.delete(app));
  return opening;
}

/** The reader whose session the headers carry. */
export async function findReader(app: App, headers: Headers): Promise<Reader | undefined> {
  if (!headers.get('cookie')?.includes('reader.session_token=')) return undefined;
  const { api } = await accountsOf(app);
  const found = await api.getSession({ headers });
  return found ? { id: found.user.id } : undefined;
}

/** Logs the owner of an account in, and notes which wording they have accepted by that. Returns the cookies of the session. */
export async function logIn(app: App, account: string): Promise<string[]> {
  const { api } = await accountsOf(app);
  const { SESSION_SECONDS } = await import('./readerAccounts.ts');
  const { headers, response } = await api.logInOwner({ body: { account, name: '' }, headers: new Headers(), returnHeaders: true });
  await noteAgreement(app, response.readerId, 'account', AGREE_WORDING);
  return [...headers.getSetCookie(), cookie(app, HINT, '1', SESSION_SECONDS, { forScripts: true })];
}

/** Ends the session that the headers carry. Returns the cookies that say so. */
export async function logOut(app: App, headers: Headers): Promise<string[]> {
  const { api } = await accountsOf(app);
  const ended = await api.signOut({ headers, returnHeaders: true });
  return [...ended.headers.getSetCookie(), noHint(app)];
}

/** The cookie that tells scripts that nobody is logged in any more. */
export const noHint = (app: App): string => cookie(app, HINT, '', 0, { forScripts: true });

const CODE_COOKIE = 'reader.code';

/** A log-in under way: the secret of the code, the name it was sent to, and where the reader wants to go. */
export type UnderWay = { device: string; to: string; next: string };

export const codeCookie = (app: App, underWay: UnderWay, seconds: number): string =>
  cookie(app, CODE_COOKIE, encodeURIComponent(JSON.stringify(underWay)), seconds);

export const noCodeCookie = (app: App): string => cookie(app, CODE_COOKIE, '', 0);

/** The text of the cookie of a log-in under way; undefined without one. */
export const readCodeCookie = (header: string | undefined): string | undefined => parse(header ?? '', CODE_COOKIE)[CODE_COOKIE];

/** RFC 6265bis. */
function cookie({ settings }: App, name: string, value: string, seconds: number, { forScripts = false } = {}): string {
  const secure = settings.siteUrl.startsWith('https:') ? '; Secure' : '';
  return `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}${forScripts ? '' : '; HttpOnly'}`;
}
