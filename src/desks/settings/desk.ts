import type { Desk } from '../../site/desk.ts';
import { settingsCalls } from './api.ts';
import { settingsExportTables } from './exportTables.ts';
import { settingsNewsroomCalls } from './newsroom/calls.ts';
import { readSiteSettings, settingsTag } from './queries.ts';

export const settingsDesk: Desk = {
  name: 'settings',
  calls: settingsCalls,
  newsroom: settingsNewsroomCalls,
  shell: [
    {
      part: 'social',
      tags: [settingsTag],
      load: async (db) => (await readSiteSettings(db)).social.map(({ name, url }) => ({ name, href: url })),
    },
    { part: 'offersLogin', tags: [settingsTag], load: async (db) => (await readSiteSettings(db)).isLoginRequired },
  ],
  exportTables: settingsExportTables,
};
