import { createElement } from 'react';
import { z } from 'zod';
import { TooManyAttempts } from '../../../platform/accounts/attempts.ts';
import { type Form, textOf } from '../../../site/calls/form.ts';
import { isTrapped, problemsOf, typedIn } from '../../../site/forms/typedFields.ts';
import { formText } from '../../../site/forms/words.ts';
import type { Page } from '../../../site/pages/page.tsx';
import { privatePage } from '../../../site/pages/privatePage.tsx';
import { CommentRefused, receiveLetter } from '../commands.ts';
import { WRITE_LETTER } from '../views/LettersPage.tsx';
import { type WriteLetterData, WriteLetterPage } from '../views/WriteLetterPage.tsx';
import { commentText as words } from '../words.ts';
import { letterDraft, letterFieldNames } from '../writing/commentDraft.ts';
import { commentRequestLimit } from '../writing/commentLimits.ts';
import { formTime, isTooFast, readFormTime, TIME_FIELD } from '../writing/formTime.ts';

const head = { title: words.writeLetter, description: words.letterInvitation, canonical: '/letters' };

export const writeLetterPage: Page = privatePage({
  path: WRITE_LETTER,
  query: z.object({ state: z.enum(['received']).optional() }),
  load: async ({ app, query, now }): Promise<WriteLetterData> => ({
    isSent: query.state === 'received',
    since: await formTime(app.db, now),
  }),
  head: () => head,
  view: WriteLetterPage,
});

export const writeLetterForm: Form = {
  path: WRITE_LETTER,
  limit: commentRequestLimit,
  accept: async (app, fields, { client, findReader }) => {
    const now = app.clock();
    const startedAt = await readFormTime(app.db, textOf(fields, TIME_FIELD));
    const since = await formTime(app.db, startedAt ?? now);
    const typed = typedIn(fields, letterFieldNames);
    const again = (status: 400 | 429, wrong: Pick<WriteLetterData, 'problems' | 'notNow'>) => ({
      head: { ...head, title: formText.check, noindex: true },
      body: createElement(WriteLetterPage, { data: { since, typed, ...wrong } }),
      status,
    });
    const draft = letterDraft.safeParse(typed);
    if (!draft.success) return again(400, { problems: problemsOf(draft.error, letterFieldNames) });
    const arrived = { goTo: `${WRITE_LETTER}?state=received` };
    // What a program has filled in is dropped, with the same answer.
    if (isTrapped(fields)) return arrived;
    try {
      const readerId = (await findReader())?.id;
      await receiveLetter(app, { ...draft.data, readerId }, { client, now, isFast: isTooFast(startedAt, now) });
      return arrived;
    } catch (error) {
      if (error instanceof TooManyAttempts) return again(429, { notNow: formText.tooMany });
      if (error instanceof CommentRefused) return again(400, { notNow: error.message });
      throw error;
    }
  },
};
