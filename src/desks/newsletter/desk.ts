import { createElement } from 'react';
import type { Desk } from '../../site/desk.ts';
import { newsletterCalls } from './api.ts';
import { eraseUnconfirmed } from './commands.ts';
import { newsletterExportTables } from './exportTables.ts';
import { linkForms } from './forms/linkForms.ts';
import { subscribeForm } from './forms/subscribeForm.ts';
import { newsletterNewsroomCalls } from './newsroom/calls.ts';
import { editionCalls } from './newsroom/editionCalls.ts';
import { newsletterPages } from './pages.ts';
import { eraseOldDeliveries } from './sending/eraseOldDeliveries.ts';
import { startNewsletterScheduler } from './sending/newsletterScheduler.ts';
import { subscriberData } from './subscribing/subscriberData.ts';
import { NewsletterForm } from './views/NewsletterForm.tsx';
import { newsletterText } from './words.ts';

export const newsletterDesk: Desk = {
  name: 'newsletter',
  pages: newsletterPages,
  forms: [subscribeForm, ...linkForms],
  calls: newsletterCalls,
  newsroom: [...newsletterNewsroomCalls, ...editionCalls],
  open: (app) => {
    const scheduler = startNewsletterScheduler(app);
    return { close: () => scheduler.stop() };
  },
  shell: [
    {
      part: 'footerForm',
      tags: [],
      load: async () => createElement(NewsletterForm, { id: 'footer-email', label: newsletterText.emailForNewsletter }),
    },
  ],
  sitemap: [{ heading: newsletterText.services, tags: [], load: async () => [{ name: newsletterText.title, href: '/newsletter' }] }],
  readerData: subscriberData,
  personalData: [
    {
      name: 'newsletter',
      what: newsletterText.what,
      why: newsletterText.why,
      kept: newsletterText.kept,
      sweeps: [eraseUnconfirmed, eraseOldDeliveries],
    },
  ],
  exportTables: newsletterExportTables,
};
