import { createElement } from 'react';
import { z } from 'zod';
import { isOneClick } from '../../../platform/messages/unsubscribeHeaders.ts';
import { type Form, textOf } from '../../../site/calls/form.ts';
import type { Head } from '../../../site/document/head.ts';
import type { Page } from '../../../site/pages/page.tsx';
import { privatePage } from '../../../site/pages/privatePage.tsx';
import { stopMails } from '../mails/chooseMails.ts';
import { readStopToken, STOP_PATH } from '../mails/stopLink.ts';
import { mailChoiceText as words } from '../mails/words.ts';
import { type StopMailsData, StopMailsPage } from '../views/StopMailsPage.tsx';

const titles = { ask: words.stopTitle, stopped: words.stoppedTitle, wrong: words.wrongTitle } as const;
const headOf = ({ state }: StopMailsData): Head => ({
  title: titles[state],
  description: words.intro,
  canonical: STOP_PATH,
  noindex: true,
});

export const stopMailsPage: Page = privatePage({
  path: STOP_PATH,
  query: z.object({ token: z.string().optional() }),
  load: async ({ app, query: { token = '' } }): Promise<StopMailsData> => {
    const stopped = await readStopToken(app.db, token);
    return stopped ? { state: 'ask', kind: stopped.kind, token } : { state: 'wrong' };
  },
  head: headOf,
  view: StopMailsPage,
});

/**
 * The button of that page, and one click in a mail program. The latter comes from a mail provider; the signed token in the address is what
 * entitles it. There is no limit per network, because a provider sends the clicks of all its users from a few addresses.
 */
export const stopMailsForm: Form = {
  path: STOP_PATH,
  acceptsCrossSite: isOneClick,
  accept: async (app, fields, { query }) => {
    const stopped = await readStopToken(app.db, isOneClick(fields) ? (query['token'] ?? '') : textOf(fields, 'token'));
    if (stopped) await stopMails(app.db, stopped.readerId, stopped.kind);
    const data: StopMailsData = { state: stopped ? 'stopped' : 'wrong' };
    return { head: headOf(data), body: createElement(StopMailsPage, { data }), status: stopped ? 200 : 400 };
  },
};
