import { readSecret } from '../../../platform/accounts/secrets.ts';
import type { App } from '../../../site/app.ts';
import type { Reader } from '../../../site/desk.ts';
import { noteAgreement } from '../../privacy/commands.ts';
import { AGREE_WORDING } from '../words.ts';
import { hint, noHint } from './loginCookies.ts';
import type { ReaderAccounts } from './readerAccounts.ts';

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
  return [...headers.getSetCookie(), hint(app, SESSION_SECONDS)];
}

/** Ends the session that the headers carry. Returns the cookies that say so. */
export async function logOut(app: App, headers: Headers): Promise<string[]> {
  const { api } = await accountsOf(app);
  const ended = await api.signOut({ headers, returnHeaders: true });
  return [...ended.headers.getSetCookie(), noHint(app)];
}
