import { z } from '@hono/zod-openapi';
import { isbot } from 'isbot';
import { rateLimit } from '../../platform/rateLimit.ts';
import { readingReport } from '../../site/audience/readingReport.ts';
import { type Call, call } from '../../site/calls/call.ts';
import type { AudienceCounter } from './counting/audienceCounter.ts';

/** Many readers of a mobile network share one address: twenty reports a second are normal, for example from a full train. */
const limit = rateLimit({ max: 1_200, spanMs: 60_000 });

/** A factory, because counting needs a counter that stays open while the newspaper runs. */
export const readingCallsOf = (counter: AudienceCounter): readonly Call[] => [
  call({
    method: 'post',
    path: '/read',
    summary: 'Counts what a page reports of its reading; reports of bots, and of stories that are not there, count for nothing',
    desk: 'audience',
    limit,
    ofThisSite: true,
    body: readingReport,
    data: z.object({}),
    answer: async ({ body, header }) => {
      if (!isbot(header('user-agent'))) counter.count(body);
      return { data: {} };
    },
  }),
];
