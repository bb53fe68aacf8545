import { z } from 'zod';
import { readTopics, readTopicsById } from '../../content/topics/queries.ts';
import type { App } from '../../site/app.ts';
import type { Head } from '../../site/document/head.ts';
import { movedForNow, notFound, type Page } from '../../site/pages/page.tsx';
import { privatePage, readerPage } from '../../site/pages/privatePage.tsx';
import { redirectPage } from '../../site/pages/redirectPage.ts';
import { PARENT_PATH } from '../privacy/views/ChildPage.tsx';
import { offersLogin } from '../settings/queries.ts';
import { readStaticPage } from '../staticpages/queries.ts';
import { nextPath, readUnderWay } from './accounts/underWay.ts';
import { googlePages } from './google/googlePages.ts';
import { readPasskeys, rpIdOf } from './passkeys/passkeys.ts';
import { ownCopyPage } from './profile/ownCopy.ts';
import { readProfile } from './queries.ts';
import { CodePage, type CodePageData } from './views/CodePage.tsx';
import { LoginPage, type LoginPageData, YOUNG_LOGIN_PATH } from './views/LoginPage.tsx';
import { ProfilePage, type ProfilePageData } from './views/ProfilePage.tsx';
import { readerText } from './words.ts';

export const loginHead: Head = { title: readerText.title, description: readerText.invitation, canonical: '/account/login' };
export const codeHead: Head = { title: readerText.codeTitle, description: readerText.invitation, canonical: '/account/code' };
export const profileHead: Head = { title: readerText.profile, description: readerText.profile, canonical: '/account/edit-user' };

/** Why a log-in by Google has led back to the log-in. */
const googleNotices = {
  cancelled: readerText.googleCancelled,
  failed: readerText.googleFailed,
  unverified: readerText.googleUnverified,
  tooMany: readerText.tooManyTries,
};

/** What the log-in shows before anything is typed. Google refuses log-ins in the web views of apps, where the chromeless pages are. */
export const loginData = async (app: App, next: string, { isChromeless = false, isYoung = false }): Promise<LoginPageData> => ({
  isOffered: await offersLogin(app.db),
  next,
  isYoung,
  typed: '',
  problem: undefined,
  hasGoogle: app.settings.google !== undefined && !isChromeless && !isYoung,
  rpId: rpIdOf(app),
  hasTerms: (await readStaticPage(app.db, 'terms-condition-with-us')) !== undefined,
});

/** What the profile page shows; undefined if the account is gone. */
export async function loadProfile(app: App, readerId: string): Promise<ProfilePageData | undefined> {
  const [profile, categories, passkeys, isOffered] = await Promise.all([
    readProfile(app.db, readerId),
    readTopics(app.db, 'category'),
    readPasskeys(app, readerId),
    offersLogin(app.db),
  ]);
  if (!profile) return undefined;
  const isTop = new Set(categories.map(({ id }) => id));
  // Sub-categories are chosen by call; those that are stay only if the form has them.
  const further = await readTopicsById(
    app.db,
    profile.intrestedCategories.filter((id) => !isTop.has(id)),
  );
  const shown = [...categories, ...further.values()].map(({ id, name }) => ({ id, name }));
  return { profile, categories: shown, passkeys, offersLogin: isOffered, rpId: rpIdOf(app), problems: {} };
}

const profileStates = { saved: readerText.saved, passkeyAdded: readerText.passkeyAdded, passkeyRemoved: readerText.passkeyRemoved };

export const readerPages: readonly Page[] = [
  privatePage({
    path: '/account/login',
    query: z.object({
      next: z.string().optional(),
      problem: z.enum(['cancelled', 'failed', 'unverified', 'tooMany']).optional(),
      state: z.enum(['loggedOut', 'removed']).optional(),
    }),
    load: async ({ app, query, findSessionOwner, isChromeless }): Promise<LoginPageData | ReturnType<typeof movedForNow>> => {
      const next = nextPath(query.next);
      const owner = await findSessionOwner();
      if (owner?.awaitsParent) return movedForNow(PARENT_PATH);
      const data = await loginData(app, next, { isChromeless });
      // While readers cannot log in, whoever is sent here is told so, also with a session from before.
      if (owner && data.isOffered) return movedForNow(next);
      return {
        ...data,
        notice: query.problem && googleNotices[query.problem],
        done: query.state && readerText[query.state],
      };
    },
    head: () => loginHead,
    view: LoginPage,
  }),
  privatePage({
    path: YOUNG_LOGIN_PATH,
    load: async ({ app, findSessionOwner, isChromeless }): Promise<LoginPageData | ReturnType<typeof movedForNow>> =>
      (await findSessionOwner()) ? movedForNow(PARENT_PATH) : loginData(app, PARENT_PATH, { isChromeless, isYoung: true }),
    head: () => ({ ...loginHead, canonical: YOUNG_LOGIN_PATH }),
    view: LoginPage,
  }),
  privatePage({
    path: '/account/code',
    load: async ({ app, header }): Promise<CodePageData | ReturnType<typeof movedForNow>> => {
      const underWay = readUnderWay(header('cookie'));
      return underWay && (await offersLogin(app.db))
        ? { to: underWay.to, digits: underWay.digits, next: underWay.next, isYoung: underWay.isYoung, problem: undefined }
        : movedForNow('/account/login');
    },
    head: () => codeHead,
    view: CodePage,
  }),
  readerPage({
    path: '/account/edit-user',
    address: '/account/edit-user',
    query: z.object({ state: z.enum(['saved', 'passkeyAdded', 'passkeyRemoved']).optional() }),
    load: async ({ app, reader, query }): Promise<ProfilePageData | ReturnType<typeof notFound>> => {
      const data = await loadProfile(app, reader.id);
      return data ? { ...data, done: query.state && profileStates[query.state] } : notFound();
    },
    head: () => profileHead,
    view: ProfilePage,
  }),
  ...googlePages,
  ownCopyPage,
  redirectPage('/account', '/account/edit-user'),
  // Forms that were reloaded.
  redirectPage('/account/logout', '/'),
  redirectPage('/account/delete', '/account/edit-user'),
  redirectPage('/account/passkey/remove', '/account/edit-user'),
];
