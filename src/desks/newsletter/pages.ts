import { z } from 'zod';
import type { App } from '../../site/app.ts';
import type { Head } from '../../site/document/head.ts';
import { type Moved, movedForNow, type Page, page } from '../../site/pages/page.tsx';
import { privatePage } from '../../site/pages/privatePage.tsx';
import { redirectPage } from '../../site/pages/redirectPage.ts';
import { readSubscriber } from './queries.ts';
import { CONFIRM_PATH, UNSUBSCRIBE_PATH } from './subscribing/linkPaths.ts';
import { readToken } from './subscribing/linkTokens.ts';
import { ConfirmPage, type ConfirmPageData, UnsubscribePage, type UnsubscribePageData } from './views/NewsletterLinkPage.tsx';
import { NewsletterPage, type NewsletterState } from './views/NewsletterPage.tsx';
import { newsletterText } from './words.ts';

export const newsletterHead: Head = { title: newsletterText.title, description: newsletterText.invitation, canonical: '/newsletter' };
const confirmHead: Head = { ...newsletterHead, title: newsletterText.confirmTitle, canonical: CONFIRM_PATH };
const unsubscribeHead: Head = { ...newsletterHead, title: newsletterText.stopTitle, canonical: UNSUBSCRIBE_PATH };
export const linkEndedHead: Head = { ...newsletterHead, title: newsletterText.linkEndedTitle };

const titles = {
  ask: newsletterText.title,
  wrong: newsletterText.check,
  thanks: newsletterText.thanksTitle,
  confirmed: newsletterText.confirmedTitle,
  stopped: newsletterText.stoppedTitle,
} as const;

const newsletterPage: Page = page({
  path: '/newsletter',
  query: z.object({ state: z.enum(['thanks', 'confirmed', 'stopped']).optional() }),
  load: async ({ query }): Promise<NewsletterState> => ({ state: query.state ?? 'ask' }),
  head: ({ state }) => (state === 'ask' ? newsletterHead : { ...newsletterHead, title: titles[state], noindex: true }),
  tags: () => [],
  freshFor: () => '1h',
  view: NewsletterPage,
});

const withToken = z.object({ token: z.string().optional() });

async function loadConfirmation(app: App, token: string, now: Date): Promise<ConfirmPageData | Moved> {
  const read = await readToken(app.db, 'confirm', token, now);
  const subscriber = typeof read === 'string' ? undefined : await readSubscriber(app.db, read.addressHash);
  if (!subscriber) return { isWrong: true };
  return subscriber.confirmedAt === null ? { email: subscriber.email, token } : movedForNow('/newsletter?state=confirmed');
}

async function loadRemoval(app: App, token: string, now: Date): Promise<UnsubscribePageData | Moved> {
  const read = await readToken(app.db, 'unsubscribe', token, now);
  if (typeof read === 'string') return { isWrong: true };
  const subscriber = await readSubscriber(app.db, read.addressHash);
  return subscriber ? { email: subscriber.email, token } : movedForNow('/newsletter?state=stopped');
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
  // Opening the form's own address, or reloading a rejected form, leads to the form.
  redirectPage('/newsletter/subscribe', '/newsletter'),
];
