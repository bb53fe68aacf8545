import { z } from 'zod';
import type { App } from '../../../site/app.ts';
import { movedForNow, notFound, type Page } from '../../../site/pages/page.tsx';
import { readerPage } from '../../../site/pages/privatePage.tsx';
import { redirectPage } from '../../../site/pages/redirectPage.ts';
import { readKnownReader } from '../../readers/queries.ts';
import { isMinor, readMinor } from '../queries.ts';
import { ChildPage, type ChildPageData, PARENT_PATH } from '../views/ChildPage.tsx';
import { CHILDREN_PATH, ChildrenPage, type ChildrenPageData } from '../views/ChildrenPage.tsx';
import { OWN_PATH } from '../views/OwnPrivacyPage.tsx';
import { itemsForParent } from './parentNotice.ts';
import { readChildren, readNamedParent } from './parentQueries.ts';
import { parentText as words } from './words.ts';

export const childHead = { title: words.childTitle, description: words.childIntro, canonical: PARENT_PATH };
export const childrenHead = { title: words.title, description: words.noneNote, canonical: CHILDREN_PATH };

/** What the page of a child shows; undefined for a reader who is none. */
export async function loadChild(app: App, readerId: string): Promise<ChildPageData | undefined> {
  const minor = await readMinor(app.db, readerId, app.clock());
  return minor && { hasBirthMonth: minor.bornIn !== null, parent: await readNamedParent(app.db, readerId) };
}

/** What the page of a parent shows; undefined if the account is gone. */
export async function loadChildren(app: App, readerId: string): Promise<ChildrenPageData | undefined> {
  const parent = await readKnownReader(app.db, readerId);
  return (
    parent && {
      children: await readChildren(app.db, parent, app.clock()),
      items: itemsForParent(app),
      isMinor: await isMinor(app.db, readerId, app.clock()),
    }
  );
}

export const parentPages: readonly Page[] = [
  readerPage({
    path: PARENT_PATH,
    address: PARENT_PATH,
    alsoAwaitingParent: true,
    query: z.object({ state: z.enum(['messageSent', 'messageNotSent', 'tooManyMessages', 'hasDeclined', 'agreed']).optional() }),
    load: async ({ app, reader, query }): Promise<ChildPageData | ReturnType<typeof movedForNow>> => {
      const data = await loadChild(app, reader.id);
      // Who has agreed says so by itself.
      const state = query.state === 'agreed' ? undefined : query.state;
      return data ? { ...data, state } : movedForNow(OWN_PATH);
    },
    head: () => childHead,
    view: ChildPage,
  }),
  readerPage({
    path: CHILDREN_PATH,
    address: CHILDREN_PATH,
    query: z.object({ state: z.enum(['given', 'declinedByYou', 'withdrawn', 'gone']).optional() }),
    load: async ({ app, reader, query }): Promise<ChildrenPageData | ReturnType<typeof notFound>> => {
      const data = await loadChildren(app, reader.id);
      return data ? { ...data, state: query.state } : notFound();
    },
    head: () => childrenHead,
    view: ChildrenPage,
  }),
  // Forms that were reloaded.
  redirectPage(`${PARENT_PATH}/again`, PARENT_PATH),
  redirectPage(`${CHILDREN_PATH}/decline`, CHILDREN_PATH),
  redirectPage(`${CHILDREN_PATH}/withdraw`, CHILDREN_PATH),
];
