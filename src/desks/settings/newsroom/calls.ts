import { type NewsroomCall, newsroomCall } from '../../../site/newsroom/newsroomCall.ts';
import { saveSiteSettings } from '../commands.ts';
import { readSiteSettings } from '../queries.ts';
import { changeSettings, readSettings } from './endpoints.ts';

export const settingsNewsroomCalls: readonly NewsroomCall[] = [
  newsroomCall(readSettings, { permission: 'settings.change', run: ({ app }) => readSiteSettings(app.db) }),
  newsroomCall(changeSettings, {
    permission: 'settings.change',
    run: async ({ app, context, body }) => {
      await saveSiteSettings(context, body);
      return readSiteSettings(app.db);
    },
  }),
];
