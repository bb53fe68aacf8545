import { createElement } from 'react';
import { milliseconds } from '../../../platform/clock.ts';
import { isOneClick } from '../../../platform/messages/unsubscribeHeaders.ts';
import { rateLimit } from '../../../platform/rateLimit.ts';
import { type Form, textOf } from '../../../site/calls/form.ts';
import { unsubscribe } from '../commands.ts';
import { changeChoices } from '../editions/choices.ts';
import { choicesHead, linkEndedHead, loadChoices, newsletterHead } from '../pages.ts';
import { confirmAddress } from '../subscribing/confirmAddress.ts';
import { CHOICES_PATH, CONFIRM_PATH, UNSUBSCRIBE_PATH } from '../subscribing/linkPaths.ts';
import { readToken } from '../subscribing/linkTokens.ts';
import { ChoicesPage } from '../views/ChoicesPage.tsx';
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
    const isDone =
      typeof token !== 'string' &&
      isConsent(consent) &&
      (await confirmAddress(app, token.addressHash, { consent, editionIds: editionIdsOf(fields) }));
    if (!isDone) return { head: { ...linkEndedHead, noindex: true }, body: createElement(ConfirmPage, { data: { isWrong: true } }) };
    return { goTo: '/newsletter?state=confirmed' };
  },
};

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

/** The button of the page on which a subscriber chooses editions. */
const choicesForm: Form = {
  path: CHOICES_PATH,
  limit: rateLimit({ max: 300, spanMs: milliseconds('10m') }),
  accept: async (app, fields) => {
    const sent = textOf(fields, 'token');
    const token = await readToken(app.db, 'choices', sent, app.clock());
    const result = typeof token === 'string' ? 'gone' : await changeChoices(app, token.addressHash, editionIdsOf(fields));
    if (result === 'changed') return { goTo: '/newsletter?state=chosen' };
    const data = result === 'gone' || typeof token === 'string' ? undefined : await loadChoices(app, token.addressHash, sent);
    if (!data) return { head: { ...linkEndedHead, noindex: true }, body: createElement(ChoicesPage, { data: { isWrong: true } }) };
    const wrong = { ...data, problem: newsletterText.chooseOne, offered: data.offered.map((edition) => ({ ...edition, isChosen: false })) };
    return { head: { ...choicesHead, noindex: true }, body: createElement(ChoicesPage, { data: wrong }) };
  },
};

export const linkForms: readonly Form[] = [confirmForm, unsubscribeForm, choicesForm];

const MAX_EDITIONS = 100;

/** The editions that are ticked; anything else is no edition. */
const editionIdsOf = (fields: FormData): number[] =>
  fields
    .getAll('edition')
    .slice(0, MAX_EDITIONS)
    .flatMap((value) => (typeof value === 'string' && /^[1-9][0-9]{0,8}$/.test(value) ? [Number(value)] : []));

const consentVersions: ReadonlySet<string> = new Set(Object.keys(newsletterConsentWords));
const isConsent = (version: string): version is ConsentVersion => consentVersions.has(version);
