import { createElement } from 'react';
import { z } from 'zod';
import type { Form } from '../../site/calls/form.ts';
import type { Head } from '../../site/document/head.ts';
import { type Page, page } from '../../site/pages/page.tsx';
import { redirectPage } from '../../site/pages/redirectPage.ts';
import { subscribe } from './commands.ts';
import { emailAddress, subscribeLimit } from './subscribing/emailAddress.ts';
import { NewsletterPage, type NewsletterState } from './views/NewsletterPage.tsx';
import { newsletterText } from './words.ts';

const head: Head = { title: newsletterText.title, description: newsletterText.invitation, canonical: '/newsletter' };

const newsletterPage: Page = page({
  path: '/newsletter',
  query: z.object({ state: z.enum(['thanks']).optional() }),
  load: async ({ query }): Promise<NewsletterState> => ({ state: query.state ?? 'ask' }),
  head: ({ state }) => (state === 'thanks' ? { ...head, title: newsletterText.thanksTitle, noindex: true } : head),
  tags: () => [],
  freshFor: () => '1h',
  view: NewsletterPage,
});

/** Opening the form's own address, or reloading a rejected form, redirects to the form. */
export const newsletterPages: readonly Page[] = [newsletterPage, redirectPage('/newsletter/subscribe', '/newsletter')];

export const newsletterForms: readonly Form[] = [
  {
    path: '/newsletter/subscribe',
    limit: subscribeLimit,
    accept: async (app, fields) => {
      const field = fields.get('email');
      const typed = typeof field === 'string' ? field : '';
      const email = emailAddress.safeParse(typed);
      if (email.success) {
        await subscribe(app, email.data);
        return { goTo: '/newsletter?state=thanks' };
      }
      const problem = email.error.issues[0]?.message ?? newsletterText.wrong;
      return {
        head: { ...head, title: newsletterText.check, noindex: true },
        body: createElement(NewsletterPage, { data: { state: 'wrong', typed, problem } }),
      };
    },
  },
];
