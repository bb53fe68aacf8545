import { z } from 'zod';
import type { App } from '../../site/app.ts';
import type { Head } from '../../site/document/head.ts';
import { type Moved, movedForNow, type Page, page } from '../../site/pages/page.tsx';
import { privatePage } from '../../site/pages/privatePage.tsx';
import { redirectPage } from '../../site/pages/redirectPage.ts';
import { shortPage } from '../../site/pages/subject.ts';
import { readOffered } from './editions/readEditions.ts';
import { readSubscriber } from './queries.ts';
import { CHOICES_PATH, CONFIRM_PATH, UNSUBSCRIBE_PATH } from './subscribing/linkPaths.ts';
import { makeToken, readToken } from './subscribing/linkTokens.ts';
import { type Choices, ChoicesPage, type ChoicesPageData } from './views/ChoicesPage.tsx';
import { ConfirmPage, type ConfirmPageData, UnsubscribePage, type UnsubscribePageData } from './views/NewsletterLinkPage.tsx';
import { NewsletterPage, type NewsletterState } from './views/NewsletterPage.tsx';
import { newsletterText } from './words.ts';

export const newsletterHead: Head = { title: newsletterText.title, description: newsletterText.invitation, canonical: '/newsletter' };
const confirmHead: Head = { ...newsletterHead, title: newsletterText.confirmTitle, canonical: CONFIRM_PATH };
const unsubscribeHead: Head = { ...newsletterHead, title: newsletterText.stopTitle, canonical: UNSUBSCRIBE_PATH };
export const choicesHead: Head = { ...newsletterHead, title: newsletterText.choicesTitle, canonical: CHOICES_PATH };
export const linkEndedHead: Head = { ...newsletterHead, title: newsletterText.linkEndedTitle };

const titles = {
  ask: newsletterText.title,
  wrong: newsletterText.check,
  thanks: newsletterText.thanksTitle,
  confirmed: newsletterText.confirmedTitle,
  stopped: newsletterText.stoppedTitle,
  chosen: newsletterText.chosenTitle,
} as const;

const newsletterPage: Page = page({
  path: '/newsletter',
  query: z.object({ state: z.enum(['thanks', 'confirmed', 'stopped', 'chosen']).optional() }),
  load: async ({ query }): Promise<NewsletterState> => ({ state: query.state ?? 'ask' }),
  head: ({ state }) => (state === 'ask' ? newsletterHead : { ...newsletterHead, title: titles[state], noindex: true }),
  tags: () => [],
  freshFor: () => '1h',
  about: shortPage,
  view: NewsletterPage,
});

const withToken = z.object({ token: z.string().optional() });

async function loadConfirmation(app: App, token: string, now: Date): Promise<ConfirmPageData | Moved> {
  const read = await readToken(app.db, 'confirm', token, now);
  const subscriber = typeof read === 'string' ? undefined : await readSubscriber(app.db, read.addressHash);
  if (!subscriber) return { isWrong: true };
  if (subscriber.confirmedAt !== null) return movedForNow('/newsletter?state=confirmed');
  return { email: subscriber.email, token, offered: await readOffered(app.db, subscriber.email) };
}

async function loadRemoval(app: App, token: string, now: Date): Promise<UnsubscribePageData | Moved> {
  const read = await readToken(app.db, 'unsubscribe', token, now);
  if (typeof read === 'string') return { isWrong: true };
  const subscriber = await readSubscriber(app.db, read.addressHash);
  return subscriber ? { email: subscriber.email, token } : movedForNow('/newsletter?state=stopped');
}

/** What a subscriber chooses from; undefined if there is no such subscriber. */
export async function loadChoices({ db }: App, addressHash: string, token: string): Promise<Choices | undefined> {
  const subscriber = await readSubscriber(db, addressHash);
  if (!subscriber || subscriber.confirmedAt === null) return undefined;
  const { email } = subscriber;
  const stopToken = await makeToken(db, { purpose: 'unsubscribe', addressHash });
  return { email, token, stopToken, offered: await readOffered(db, email) };
}

async function loadChoicesPage(app: App, token: string, now: Date): Promise<ChoicesPageData> {
  const read = await readToken(app.db, 'choices', token, now);
  return (typeof read === 'string' ? undefined : await loadChoices(app, read.addressHash, token)) ?? { isWrong: true };
}

export const newsletterPages: readonly Page[] = [
  newsletterPage,
  privatePage({
    path: CONFIRM_PATH,
    query: withToken,
    load: ({ app, query, now }) => loadConfirmation(app, query.token ?? '', now),
    head: (data) => ('isWrong' in data ? linkEndedHead : confirmHead),
    view: ConfirmPage,
  }),
  privatePage({
    path: UNSUBSCRIBE_PATH,
    query: withToken,
    load: ({ app, query, now }) => loadRemoval(app, query.token ?? '', now),
    head: (data) => ('isWrong' in data ? linkEndedHead : unsubscribeHead),
    view: UnsubscribePage,
  }),
  privatePage({
    path: CHOICES_PATH,
    query: withToken,
    load: ({ app, query, now }) => loadChoicesPage(app, query.token ?? '', now),
    head: (data) => ('isWrong' in data ? linkEndedHead : choicesHead),
    view: ChoicesPage,
  }),
  // Opening the form's own address, or reloading a rejected form, leads to the form.
  redirectPage('/newsletter/subscribe', '/newsletter'),
];
