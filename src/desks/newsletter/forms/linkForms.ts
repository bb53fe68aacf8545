import { createElement } from 'react';
import { milliseconds } from '../../../platform/clock.ts';
import { rateLimit } from '../../../platform/rateLimit.ts';
import { type Form, textOf } from '../../../site/calls/form.ts';
import { unsubscribe } from '../commands.ts';
import { linkEndedHead, newsletterHead } from '../pages.ts';
import { confirmAddress } from '../subscribing/confirmAddress.ts';
import { CONFIRM_PATH, UNSUBSCRIBE_PATH } from '../subscribing/linkPaths.ts';
import { readToken } from '../subscribing/linkTokens.ts';
import { ConfirmPage, UnsubscribePage } from '../views/NewsletterLinkPage.tsx';
import { NewsletterPage } from '../views/NewsletterPage.tsx';
import { type ConsentVersion, newsletterConsentWords, newsletterText } from '../words.ts';

/** The button of the page that the confirmation link leads to. */
const confirmForm: Form = {
  path: CONFIRM_PATH,
  limit: rateLimit({ max: 300, spanMs: milliseconds('10m') }),
  accept: async (app, fields) => {
    const token = await readToken(app.db, 'confirm', textOf(fields, 'token'), app.clock());
    const consent = textOf(fields, 'consent');
    if (typeof token === 'string' || !isConsent(consent) || !(await confirmAddress(app, token.addressHash, consent)))
      return { head: { ...linkEndedHead, noindex: true }, body: createElement(ConfirmPage, { data: { isWrong: true } }) };
    return { goTo: '/newsletter?state=confirmed' };
  },
};

/** What mail programs send in the place of a person (RFC 8058). */
const isOneClick = (fields: FormData): boolean => fields.get('List-Unsubscribe') === 'One-Click';

/**
 * The button of the page to unsubscribe, and one click in a mail program. The latter comes from the servers of a mail provider or from its
 * web site; the signed token in the address is what entitles it. There is no limit per network, because a provider sends the clicks of all
 * its users from a few addresses.
 */
const unsubscribeForm: Form = {
  path: UNSUBSCRIBE_PATH,
  acceptsCrossSite: isOneClick,
  accept: async (app, fields, { query }) => {
    const sent = isOneClick(fields) ? (query['token'] ?? '') : textOf(fields, 'token');
    const token = await readToken(app.db, 'unsubscribe', sent, app.clock());
    if (typeof token === 'string')
      return { head: { ...linkEndedHead, noindex: true }, body: createElement(UnsubscribePage, { data: { isWrong: true } }) };
    await unsubscribe(app, token.addressHash, app.clock());
    if (!isOneClick(fields)) return { goTo: '/newsletter?state=stopped' };
    // Mail programs follow no redirect.
    return {
      head: { ...newsletterHead, title: newsletterText.stoppedTitle, noindex: true },
      body: createElement(NewsletterPage, { data: { state: 'stopped' } }),
      status: 200,
    };
  },
};

export const linkForms: readonly Form[] = [confirmForm, unsubscribeForm];

const consentVersions: ReadonlySet<string> = new Set(Object.keys(newsletterConsentWords));
const isConsent = (version: string): version is ConsentVersion => consentVersions.has(version);
