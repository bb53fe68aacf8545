import { z } from '@hono/zod-openapi';
import { call } from '../../site/calls/call.ts';
import { readSiteSettings, settingsTag } from './queries.ts';

export const settingsCalls = [
  call({
    path: '/auth/is-login-required',
    summary: 'Whether readers are offered to log in',
    desk: 'settings',
    data: z.object({ isLoginRequired: z.boolean() }),
    freshFor: '1m',
    answer: async ({ app }) => {
      const { isLoginRequired } = await readSiteSettings(app.db);
      return { data: { isLoginRequired }, tags: [settingsTag] };
    },
  }),
];
