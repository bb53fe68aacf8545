import { type NewsroomCall, newsroomCall } from '../../../site/newsroom/newsroomCall.ts';
import { saveSiteSettings } from '../commands.ts';
import { readSettingsForEditing } from '../queries.ts';
import { changeSettings, readSettings } from './endpoints.ts';

export const settingsNewsroomCalls: readonly NewsroomCall[] = [
  newsroomCall(readSettings, { permission: 'settings.change', run: ({ app }) => readSettingsForEditing(app.db) }),
  newsroomCall(changeSettings, {
    permission: 'settings.change',
    run: async ({ app, context, body: { version, ...value } }) => {
      await saveSiteSettings(context, value, version);
      return readSettingsForEditing(app.db);
    },
  }),
];
