import { exportTableOf } from '../../platform/export/exportTableOf.ts';
import { languages } from '../../platform/text/language.ts';
import type { Desk } from '../../site/desk.ts';
import { settingsCalls } from './api.ts';
import { settingsNewsroomCalls } from './newsroom/calls.ts';
import { settingsPages } from './pages.ts';
import { offersLogin, readSiteSettings, settingsTag } from './queries.ts';
import { settings } from './tables.ts';

export const settingsDesk: Desk = {
  name: 'settings',
  offersLogin,
  calls: settingsCalls,
  pages: settingsPages,
  newsroom: settingsNewsroomCalls,
  shell: [
    {
      part: 'social',
      editions: languages,
      tags: [settingsTag],
      load: async (db) => (await readSiteSettings(db)).social.map(({ name, url }) => ({ name, href: url })),
    },
    {
      part: 'offersLogin',
      editions: languages,
      tags: [settingsTag],
      load: offersLogin,
    },
  ],
  exportTables: [exportTableOf({ kind: 'setting', table: settings, order: ['name'] })],
};
