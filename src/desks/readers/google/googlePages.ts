import { z } from 'zod';
import { countAttempt, TooManyAttempts } from '../../../platform/accounts/attempts.ts';
import { networkOf } from '../../../platform/clientAddress.ts';
import { milliseconds } from '../../../platform/clock.ts';
import type { App } from '../../../site/app.ts';
import { loginAddress } from '../../../site/pages/loginAddress.ts';
import { type Moved, movedForNow, notFound, type Page } from '../../../site/pages/page.tsx';
import { offersLogin } from '../../settings/queries.ts';
import { loginCookie, noLoginCookie, readLoginCookie } from '../accounts/loginCookies.ts';
import { logIn } from '../accounts/readerSession.ts';
import { nextPath } from '../accounts/underWay.ts';
import type { GoogleClient, GoogleProblem, GoogleSettings } from './googleClient.ts';

const CALLBACK = '/account/google/back';
const MAX_SECONDS = 600;
const SPAN_MS = milliseconds('15m');
const MAX_BY_NETWORK = 60;

const underWay = z.object({ state: z.string(), nonce: z.string(), verifier: z.string(), next: z.string() });

const clients = new WeakMap<App, Promise<GoogleClient>>();

/** Google's client of an app, whose library is loaded when the first reader wants it. */
function clientOf(app: App, google: GoogleSettings): Promise<GoogleClient> {
  const known = clients.get(app);
  if (known) return known;
  const opening = import('./googleClient.ts').then(
    ({ GoogleClient }) => new GoogleClient(google, app.settings.siteUrl + CALLBACK, app.clock),
  );
  clients.set(app, opening);
  return opening;
}

const toLogin = (next: string, problem: GoogleProblem, cookies: readonly string[] = []): Moved =>
  movedForNow(`${loginAddress(next)}&problem=${problem}`, cookies);

/** Counts a try of a network, and makes it; whatever fails at Google leads to the log-in, where a sentence says so. */
async function attempt(app: App, client: string | undefined, next: string, ask: (google: GoogleClient) => Promise<Moved>): Promise<Moved> {
  const { google } = app.settings;
  // The log-in says that it is off.
  if (!google || !(await offersLogin(app.db))) return movedForNow(loginAddress(next), [noCookie(app)]);
  const { GoogleRefused } = await import('./googleClient.ts');
  try {
    const counter = { key: `google by ${networkOf(client)}`, spanMs: SPAN_MS, max: MAX_BY_NETWORK };
    const counted = await countAttempt(app.db, [counter], app.clock());
    const outcome = await ask(await clientOf(app, google));
    await counted.succeed();
    return outcome;
  } catch (error) {
    if (error instanceof TooManyAttempts) return toLogin(next, 'tooMany', [noCookie(app)]);
    if (!(error instanceof GoogleRefused)) throw error;
    app.log.warn({ google: error.message }, 'a reader could not log in by Google');
    return toLogin(next, error.problem, [noCookie(app)]);
  }
}

const noCookie = (app: App): string => noLoginCookie(app, 'reader.google');

/**
 * Sends a reader to Google. A link and no form: a page's policy lets forms lead to this site only, also by redirects, and Google itself
 * may send a reader on to another site to log in.
 */
const toGoogle: Page = {
  path: '/account/google',
  alsoChromeless: true,
  answer: async (app, { query, header, client }) => {
    if (!app.settings.google) return notFound();
    const next = nextPath(query['next']);
    // Only pages of this site, or an address that was typed, begin a log-in.
    if (header('sec-fetch-site') === 'cross-site') return movedForNow(loginAddress(next));
    return attempt(app, client, next, async (google) => {
      const { address, secrets } = await google.begin();
      return movedForNow(address, [loginCookie(app, 'reader.google', { ...secrets, next }, MAX_SECONDS)]);
    });
  },
};

/** Where Google sends a reader back to. The account is that of the mail address, as if a code had been sent there. */
const fromGoogle: Page = {
  path: CALLBACK,
  alsoChromeless: false,
  answer: async (app, { query, header, client }) => {
    if (!app.settings.google) return notFound();
    const kept = underWay.safeParse(readLoginCookie(header('cookie'), 'reader.google'));
    if (!kept.success) return toLogin(nextPath(undefined), 'failed');
    const next = nextPath(kept.data.next);
    return attempt(app, client, next, async (google) => {
      const email = await google.finish(new URLSearchParams(query), kept.data);
      return movedForNow(next, [...(await logIn(app, email)), noCookie(app)]);
    });
  },
};

export const googlePages: readonly Page[] = [toGoogle, fromGoogle];
