import { z } from '@hono/zod-openapi';
import { isbot } from 'isbot';
import { rateLimit } from '../../platform/rateLimit.ts';
import { type Call, call } from '../../site/calls/call.ts';
import type { HeadlineCounter } from './counting/headlineCounter.ts';
import { headlineReport } from './counting/headlineReport.ts';

/** Many readers of a mobile network share one address (see the audience's reports). */
const limit = rateLimit({ max: 1_200, spanMs: 60_000 });

/** A factory, because counting needs a counter that stays open while the newspaper runs. */
export const headlineCallsOf = (counter: HeadlineCounter): readonly Call[] => [
  call({
    method: 'post',
    path: '/headline-seen',
    summary:
      'Counts which headline of a test was seen and which was pressed; reports of bots, and of tests that do not run, count for nothing',
    desk: 'headlines',
    limit,
    ofThisSite: true,
    body: headlineReport,
    data: z.object({}),
    answer: async ({ body, header }) => {
      if (!isbot(header('user-agent'))) counter.count(body);
      return { data: {} };
    },
  }),
];
