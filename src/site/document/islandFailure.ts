import { z } from '@hono/zod-openapi';
import { rateLimit } from '../../platform/rateLimit.ts';
import { call } from '../calls/call.ts';

/** Receives reports of islands that failed to start, for the log. */
export const islandFailureCall = call({
  method: 'post',
  path: '/island-failure',
  summary: 'Reports an island that failed in a reader’s browser',
  desk: 'site',
  limit: rateLimit({ max: 120, spanMs: 60_000 }),
  body: z.object({ island: z.string().max(60), page: z.string().max(300), message: z.string().max(500) }),
  data: z.object({}),
  answer: async ({ app, body, header }) => {
    app.log.warn({ ...body, browser: header('user-agent') }, 'an island failed in a browser');
    return { data: {} };
  },
});
