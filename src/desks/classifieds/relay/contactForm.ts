import { createElement } from 'react';
import { TooManyAttempts } from '../../../platform/accounts/attempts.ts';
import type { Form } from '../../../site/calls/form.ts';
import { rowId } from '../../../site/calls/rowId.ts';
import { isTrapped, problemsOf, typedIn } from '../../../site/forms/typedFields.ts';
import { headOfAd, loadAdPage } from '../pages/adPages.ts';
import { AdPage, type AdPageData } from '../views/AdPage.tsx';
import { CLASSIFIED_PATH, CONTACT_PATH } from '../views/adPaths.ts';
import { classifiedText as words } from '../words.ts';
import { messageDraft, messageFieldNames } from './messageDraft.ts';
import { classifiedRequestLimit, receiveMessage } from './receiveMessage.ts';

/** Takes a message to an advertiser. */
export const contactForm: Form = {
  path: CONTACT_PATH,
  limit: classifiedRequestLimit,
  accept: async (app, fields, { client }) => {
    const now = app.clock();
    const id = rowId.safeParse(fields.get('ad')).data;
    const page = id === undefined ? undefined : await loadAdPage(app.db, id, now);
    if (id === undefined || !page) return { goTo: CLASSIFIED_PATH };
    const typed = typedIn(fields, messageFieldNames);
    const again = (status: 400 | 429, wrong: Pick<AdPageData, 'problems' | 'notNow'>) => ({
      head: { ...headOfAd(page, app.settings.siteUrl), title: words.check, noindex: true },
      body: createElement(AdPage, { data: { ...page, typed, ...wrong }, context: { now } }),
      status,
    });
    const thanks = { goTo: `${CONTACT_PATH}?ad=${id}&state=thanks` };
    const draft = messageDraft.safeParse(typed);
    if (!draft.success) return again(400, { problems: problemsOf(draft.error, messageFieldNames) });
    // A program that fills in every field does not learn that it was noticed, and reaches nobody.
    if (isTrapped(fields)) return thanks;
    try {
      const isStored = await receiveMessage(app, id, draft.data, { client, now });
      if (!isStored) return { goTo: CLASSIFIED_PATH };
      return thanks;
    } catch (error) {
      if (error instanceof TooManyAttempts) return again(429, { notNow: words.tooManyMessages });
      throw error;
    }
  },
};
