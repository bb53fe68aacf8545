import type { Desk } from '../../site/desk.ts';
import { enquiryCalls } from './api.ts';
import { enquiryExportTables } from './exportTables.ts';
import { sweepEnquiries } from './inbox/sweepEnquiries.ts';
import { enquiryNewsroomCalls } from './newsroom/calls.ts';
import { enquiryForms, enquiryPages } from './pages.ts';
import { enquirerData } from './sending/enquirerData.ts';
import { enquiryText } from './words.ts';

export const enquiriesDesk: Desk = {
  name: 'enquiries',
  pages: enquiryPages,
  forms: enquiryForms,
  calls: enquiryCalls,
  newsroom: enquiryNewsroomCalls,
  sitemap: [
    {
      heading: enquiryText.services,
      tags: [],
      load: async () => [
        { name: enquiryText.advertise, href: '/advertise-with-us' },
        { name: enquiryText.contact, href: '/contact' },
      ],
    },
  ],
  readerData: enquirerData,
  personalData: [{ name: 'enquiries', what: enquiryText.what, why: enquiryText.why, kept: enquiryText.kept, sweeps: [sweepEnquiries] }],
  exportTables: enquiryExportTables,
};
