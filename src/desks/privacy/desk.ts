import type { Desk } from '../../site/desk.ts';
import { privacyCalls } from './api.ts';
import { privacyExportTables } from './exportTables.ts';
import { privacyForms, privacyPages } from './pages.tsx';
import { consentData } from './queries.ts';
import { startRetentionScheduler } from './retention/retentionScheduler.ts';
import { PRIVACY_PATH } from './views/PrivacyNoticePage.tsx';
import { privacyText } from './words.ts';

/** The privacy notice, readers' consents, and the sweep of what has been kept long enough. */
export const privacyDesk: Desk = {
  name: 'privacy',
  pages: privacyPages,
  forms: privacyForms,
  calls: privacyCalls,
  open: (app) => {
    const scheduler = startRetentionScheduler(app);
    return { close: () => scheduler.stop() };
  },
  sitemap: [{ heading: privacyText.services, tags: [], load: async () => [{ name: privacyText.title, href: PRIVACY_PATH }] }],
  readerData: consentData,
  exportTables: privacyExportTables,
};
