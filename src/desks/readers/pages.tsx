import { z } from 'zod';
import { readTopics } from '../../content/topics/queries.ts';
import type { App } from '../../site/app.ts';
import type { Head } from '../../site/document/head.ts';
import { movedForNow, notFound, type Page } from '../../site/pages/page.tsx';
import { privatePage, readerPage } from '../../site/pages/privatePage.tsx';
import { redirectPage } from '../../site/pages/redirectPage.ts';
import { nextPath, readUnderWay } from './accounts/underWay.ts';
import { ownCopyPage } from './profile/ownCopy.ts';
import { readProfile } from './queries.ts';
import { CodePage, type CodePageData } from './views/CodePage.tsx';
import { LoginPage, type LoginPageData } from './views/LoginPage.tsx';
import { ProfilePage, type ProfilePageData } from './views/ProfilePage.tsx';
import { readerText } from './words.ts';

export const loginHead: Head = { title: readerText.title, description: readerText.invitation, canonical: '/account/login' };
export const codeHead: Head = { title: readerText.codeTitle, description: readerText.invitation, canonical: '/account/code' };
export const profileHead: Head = { title: readerText.profile, description: readerText.profile, canonical: '/account/edit-user' };

/** What the profile page shows; undefined if the account is gone. */
export async function loadProfile(app: App, readerId: string): Promise<ProfilePageData | undefined> {
  const [profile, categories] = await Promise.all([readProfile(app.db, readerId), readTopics(app.db, 'category')]);
  return profile && { profile, categories: categories.map(({ id, name }) => ({ id, name })), problems: {} };
}

export const readerPages: readonly Page[] = [
  privatePage({
    path: '/account/login',
    query: z.object({ next: z.string().optional() }),
    load: async ({ query, reader }): Promise<LoginPageData | ReturnType<typeof movedForNow>> => {
      const next = nextPath(query.next);
      return reader ? movedForNow(next) : { next, typed: '', problem: undefined };
    },
    head: () => loginHead,
    view: LoginPage,
  }),
  privatePage({
    path: '/account/code',
    load: async ({ header }): Promise<CodePageData | ReturnType<typeof movedForNow>> => {
      const underWay = readUnderWay(header('cookie'));
      return underWay ? { to: underWay.to, next: underWay.next, problem: undefined } : movedForNow('/account/login');
    },
    head: () => codeHead,
    view: CodePage,
  }),
  readerPage({
    path: '/account/edit-user',
    address: '/account/edit-user',
    query: z.object({ state: z.enum(['saved']).optional() }),
    load: async ({ app, reader, query }): Promise<ProfilePageData | ReturnType<typeof notFound>> => {
      const data = await loadProfile(app, reader.id);
      return data ? { ...data, isSaved: query.state === 'saved' } : notFound();
    },
    head: () => profileHead,
    view: ProfilePage,
  }),
  ownCopyPage,
  redirectPage('/account', '/account/edit-user'),
  // Forms that were reloaded.
  redirectPage('/account/logout', '/'),
  redirectPage('/account/delete', '/account/edit-user'),
];
