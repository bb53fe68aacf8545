import type { Desk } from '../../site/desk.ts';
import { privacyCalls } from './api.ts';
import { sweepAdults } from './commands.ts';
import { privacyExportTables } from './exportTables.ts';
import { privacyForms, privacyPages } from './pages.tsx';
import { startConsentScheduler } from './parents/consentScheduler.ts';
import { parentForms } from './parents/parentForms.ts';
import { parentPages } from './parents/parentPages.ts';
import { parentText } from './parents/words.ts';
import { consentData } from './queries.ts';
import { startRetentionScheduler } from './retention/retentionScheduler.ts';
import { PRIVACY_PATH } from './views/PrivacyNoticePage.tsx';
import { privacyText } from './words.ts';

/** The privacy notice, readers' consents, those of parents for children, and the sweep of what has been kept long enough. */
export const privacyDesk: Desk = {
  name: 'privacy',
  pages: [...privacyPages, ...parentPages],
  forms: [...privacyForms, ...parentForms],
  calls: privacyCalls,
  open: (app) => {
    const schedulers = [startRetentionScheduler(app), startConsentScheduler(app)];
    return { close: async () => void (await Promise.all(schedulers.map((scheduler) => scheduler.stop()))) };
  },
  sitemap: [{ heading: privacyText.services, tags: [], load: async () => [{ name: privacyText.title, href: PRIVACY_PATH }] }],
  readerData: consentData,
  personalData: [{ name: 'parents', what: parentText.what, why: parentText.why, kept: parentText.kept, sweeps: [sweepAdults] }],
  exportTables: privacyExportTables,
};
