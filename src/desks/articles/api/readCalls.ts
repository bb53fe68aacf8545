import { z } from '@hono/zod-openapi';
import { isbot } from 'isbot';
import { rateLimit } from '../../../platform/rateLimit.ts';
import { type Call, call } from '../../../site/calls/call.ts';
import type { ReadCounter } from '../reading/reads.ts';

/** Many readers of a mobile network share one address: twenty reads a second is normal, for example from a full train. */
const limit = rateLimit({ max: 1_200, spanMs: 60_000 });

const MAX_ID = 999_999_999_999_999;

/** A factory, because counting reads needs a counter that stays open while the newspaper runs. */
export const readCallsOf = (counter: ReadCounter): readonly Call[] => [
  call({
    method: 'post',
    path: '/read',
    summary: 'Counts a read of a story; reads by bots, and of stories that are not there, count for nothing',
    desk: 'articles',
    limit,
    body: z.object({
      articleId: z.union([
        z.int().min(1).max(MAX_ID),
        z
          .string()
          .regex(/^[1-9][0-9]{0,14}$/)
          .transform(Number),
      ]),
    }),
    data: z.object({}),
    answer: async ({ body, header }) => {
      if (!isbot(header('user-agent'))) counter.count(body.articleId);
      return { data: {} };
    },
  }),
];
