import { createElement } from 'react';
import { TooManyAttempts } from '../../../platform/accounts/attempts.ts';
import type { Form } from '../../../site/calls/form.ts';
import { rowId } from '../../../site/calls/rowId.ts';
import { isTrapped, problemsOf, typedIn } from '../../../site/forms/typedFields.ts';
import { loadAdPage } from '../pages/adPages.ts';
import { classifiedRequestLimit } from '../relay/receiveMessage.ts';
import { adAddress, CLASSIFIED_PATH, REPORT_PATH } from '../views/adPaths.ts';
import { ReportPage, type ReportPageData } from '../views/ReportPage.tsx';
import { classifiedText as words } from '../words.ts';
import { receiveReport, reportDraft, reportFieldNames } from './receiveReport.ts';

/** Takes a report about an advertisement. */
export const reportForm: Form = {
  path: REPORT_PATH,
  limit: classifiedRequestLimit,
  accept: async (app, fields, { client }) => {
    const now = app.clock();
    const id = rowId.safeParse(fields.get('ad')).data;
    const page = id === undefined ? undefined : await loadAdPage(app.db, id, now);
    if (id === undefined || !page) return { goTo: CLASSIFIED_PATH };
    const typed = typedIn(fields, reportFieldNames);
    const again = (status: 400 | 429, wrong: Pick<ReportPageData, 'problems' | 'notNow'>) => ({
      head: { title: words.check, description: words.reportIntro, canonical: REPORT_PATH, noindex: true },
      body: createElement(ReportPage, { data: { ad: page.ad, address: adAddress(page.ad), typed, ...wrong } }),
      status,
    });
    const thanks = { goTo: `${REPORT_PATH}/thanks?ad=${id}` };
    const draft = reportDraft.safeParse({ text: '', ...typed });
    if (!draft.success) return again(400, { problems: problemsOf(draft.error, reportFieldNames) });
    if (isTrapped(fields)) return thanks;
    try {
      await receiveReport(app, id, draft.data, { client, now });
      return thanks;
    } catch (error) {
      if (error instanceof TooManyAttempts) return again(429, { notNow: words.tooMany });
      throw error;
    }
  },
};
