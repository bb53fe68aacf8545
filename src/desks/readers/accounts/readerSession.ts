import { readSecret } from '../../../platform/accounts/secrets.ts';
import type { App } from '../../../site/app.ts';
import type { SessionOwner } from '../../../site/desk.ts';
import { declareMinor, noteAgreement } from '../../privacy/commands.ts';
import { awaitsParent, isMinor } from '../../privacy/queries.ts';
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

/** The reader whose session the headers carry, also a child whose parent has not agreed. */
export async function findSessionOwner(app: App, headers: Headers): Promise<SessionOwner | undefined> {
  if (!headers.get('cookie')?.includes('reader.session_token=')) return undefined;
  const { api } = await accountsOf(app);
  const found = await api.getSession({ headers });
  return found ? { id: found.user.id, awaitsParent: await awaitsParent(app.db, found.user.id, app.clock()) } : undefined;
}

/**
 * Logs the owner of an account in, and notes which wording they have accepted by that, unless they are a child, for whom a parent agrees.
 * `isYoung`: they have said that they are younger than 18. Returns the cookies of the session.
 */
export async function logIn(app: App, account: string, { isYoung = false } = {}): Promise<string[]> {
  const { api } = await accountsOf(app);
  const { SESSION_SECONDS } = await import('./readerAccounts.ts');
  const { headers, response } = await api.logInOwner({ body: { account, name: '' }, headers: new Headers(), returnHeaders: true });
  const { readerId } = response;
  if (isYoung) await declareMinor(app, readerId, true);
  else if (!(await isMinor(app.db, readerId, app.clock()))) await noteAgreement(app, readerId, AGREE_WORDING);
  return [...headers.getSetCookie(), hint(app, SESSION_SECONDS)];
}

/** Ends the session that the headers carry. Returns the cookies that say so. */
export async function logOut(app: App, headers: Headers): Promise<string[]> {
  const { api } = await accountsOf(app);
  const ended = await api.signOut({ headers, returnHeaders: true });
  return [...ended.headers.getSetCookie(), noHint(app)];
}
