import { startMailScheduler } from '../../platform/messages/mailQueue.ts';
import type { Desk } from '../../site/desk.ts';
import { grievanceCalls } from './api.ts';
import { grievanceExportTables } from './exportTables.ts';
import { grievanceMailQueue, sendNextMail } from './mails/sendGrievanceMails.ts';
import { grievanceNewsroomCalls } from './newsroom/calls.ts';
import { grievanceForm, grievancePages } from './pages.ts';
import { complainantData, sweepGrievances } from './sending/complainantData.ts';
import { GRIEVANCE_PATH } from './views/GrievancePage.tsx';
import { REPORT_PATH } from './views/ReportPage.tsx';
import { grievanceText } from './words.ts';

export const grievancesDesk: Desk = {
  name: 'grievances',
  pages: grievancePages,
  forms: [grievanceForm],
  calls: grievanceCalls,
  newsroom: grievanceNewsroomCalls,
  open: (app) => {
    const sendNext = () => sendNextMail(app);
    const scheduler = startMailScheduler(app, grievanceMailQueue, sendNext, 'unsent mails about grievances could not be read');
    return { close: () => scheduler.stop() };
  },
  sitemap: [
    {
      heading: grievanceText.services,
      tags: [],
      load: async () => [
        { name: grievanceText.grievance, href: GRIEVANCE_PATH },
        { name: grievanceText.report, href: REPORT_PATH },
      ],
    },
  ],
  readerData: complainantData,
  personalData: [
    { name: 'grievances', what: grievanceText.what, why: grievanceText.why, kept: grievanceText.kept, sweeps: [sweepGrievances] },
  ],
  exportTables: grievanceExportTables,
};
