import { type NewsroomCall, newsroomCall } from '../../../site/newsroom/newsroomCall.ts';
import { saveSiteSettings } from '../commands.ts';
import { readSiteSettings } from '../queries.ts';
import { siteSettings } from '../values/siteSettings.ts';

export const settingsNewsroomCalls: readonly NewsroomCall[] = [
  newsroomCall({ path: '/settings', permission: 'settings.change', answer: ({ app }) => readSiteSettings(app.db) }),
  newsroomCall({
    method: 'put',
    path: '/settings',
    permission: 'settings.change',
    body: siteSettings,
    answer: async ({ app, context, body }) => {
      await saveSiteSettings(context, body);
      return readSiteSettings(app.db);
    },
  }),
];
