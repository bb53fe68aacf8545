import { createElement } from 'react';
import { z } from 'zod';
import { TooManyAttempts } from '../../platform/accounts/attempts.ts';
import type { Form } from '../../site/calls/form.ts';
import type { Head } from '../../site/document/head.ts';
import { isTrapped, problemsOf, typedIn } from '../../site/forms/typedFields.ts';
import { notFound, type Page, page } from '../../site/pages/page.tsx';
import { privatePage } from '../../site/pages/privatePage.tsx';
import { shortPage } from '../../site/pages/subject.ts';
import { statusPath } from './handling/grievanceReference.ts';
import { readStatus } from './queries.ts';
import { grievanceReportTag, readReport, readReportMonths } from './report/grievanceReport.ts';
import { fileGrievance } from './sending/fileGrievance.ts';
import { grievanceDraft, grievanceFieldNames } from './sending/grievanceDraft.ts';
import { grievanceRequestLimit } from './sending/grievanceLimits.ts';
import { GRIEVANCE_PATH, GrievancePage, type GrievancePageData } from './views/GrievancePage.tsx';
import { monthName, monthsBreadcrumbs, REPORT_PATH, ReportMonthsPage, ReportPage, reportBreadcrumbs } from './views/ReportPage.tsx';
import { StatusPage } from './views/StatusPage.tsx';
import { grievanceText as words } from './words.ts';

const head: Head = { title: words.grievance, description: words.description, canonical: GRIEVANCE_PATH };

const formPage = page({
  path: GRIEVANCE_PATH,
  load: async (): Promise<GrievancePageData> => ({}),
  head: () => head,
  tags: () => [],
  freshFor: () => '1h',
  about: shortPage,
  view: GrievancePage,
});

const statusPage = privatePage({
  path: `${GRIEVANCE_PATH}/:reference{[0-9]+-[A-Za-z]+}`,
  query: z.object({ state: z.enum(['thanks']).optional() }),
  load: async ({ app, params, query, now }) => {
    const status = await readStatus(app.db, params.reference);
    return status ? { status, isNew: query.state === 'thanks', now } : notFound();
  },
  head: () => ({ title: words.status, description: words.description, canonical: GRIEVANCE_PATH, noindex: true }),
  view: StatusPage,
});

const monthsPage = page({
  path: REPORT_PATH,
  load: async ({ app, now }) => ({ months: await readReportMonths(app.db, now) }),
  head: () => ({ title: words.report, description: words.reportDescription, canonical: REPORT_PATH, breadcrumbs: monthsBreadcrumbs }),
  tags: () => [grievanceReportTag],
  freshFor: () => '1h',
  about: shortPage,
  view: ReportMonthsPage,
});

const reportPage = page({
  path: `${REPORT_PATH}/:month{[0-9]{4}-[0-9]{2}}`,
  load: async ({ app, params, now }) => {
    const months = await readReportMonths(app.db, now);
    return months.includes(params.month) ? { report: await readReport(app.db, params.month) } : notFound();
  },
  head: ({ report: { month } }) => ({
    title: `${words.report}: ${monthName(month)}`,
    description: words.reportDescription,
    canonical: `${REPORT_PATH}/${month}`,
    breadcrumbs: reportBreadcrumbs,
  }),
  tags: () => [grievanceReportTag],
  freshFor: () => '1h',
  about: shortPage,
  view: ReportPage,
});

export const grievancePages: readonly Page[] = [formPage, monthsPage, reportPage, statusPage];

export const grievanceForm: Form = {
  path: GRIEVANCE_PATH,
  limit: grievanceRequestLimit,
  accept: async (app, fields, { client }) => {
    const typed = typedIn(fields, grievanceFieldNames);
    const again = (status: 400 | 429, wrong: Pick<GrievancePageData, 'problems' | 'notNow'>) => ({
      head: { ...head, title: words.check, noindex: true },
      body: createElement(GrievancePage, { data: { typed, ...wrong } }),
      status,
    });
    const draft = grievanceDraft.safeParse(typed);
    if (!draft.success) return again(400, { problems: problemsOf(draft.error, grievanceFieldNames) });
    try {
      const { reference } = await fileGrievance(app, draft.data, { client, isSpam: isTrapped(fields) });
      return { goTo: `${statusPath(reference)}?state=thanks` };
    } catch (error) {
      if (error instanceof TooManyAttempts) return again(429, { notNow: words.tooMany });
      throw error;
    }
  },
};
