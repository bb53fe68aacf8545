import { createElement } from 'react';
import { TooManyAttempts } from '../../../platform/accounts/attempts.ts';
import { MessageNotSent } from '../../../platform/messages/message.ts';
import { type Form, textOf } from '../../../site/calls/form.ts';
import { newsletterHead } from '../pages.ts';
import { askForConfirmation } from '../subscribing/askForConfirmation.ts';
import { emailAddress, subscribeLimit } from '../subscribing/emailAddress.ts';
import { NewsletterPage } from '../views/NewsletterPage.tsx';
import { newsletterText } from '../words.ts';

export const subscribeForm: Form = {
  path: '/newsletter/subscribe',
  limit: subscribeLimit,
  accept: async (app, fields, { client }) => {
    const typed = textOf(fields, 'email');
    const again = (status: 400 | 429 | 503, problem: string) => ({
      head: { ...newsletterHead, title: status === 400 ? newsletterText.check : newsletterText.title, noindex: true },
      body: createElement(NewsletterPage, { data: { state: 'wrong', typed, problem } }),
      status,
    });
    const email = emailAddress.safeParse(typed);
    if (!email.success) return again(400, email.error.issues[0]?.message ?? newsletterText.missing);
    try {
      await askForConfirmation(app, email.data, client);
    } catch (error) {
      if (error instanceof TooManyAttempts) return again(429, newsletterText.tooMany);
      if (error instanceof MessageNotSent) return again(503, newsletterText.notSent);
      throw error;
    }
    return { goTo: '/newsletter?state=thanks' };
  },
};
