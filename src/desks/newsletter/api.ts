import { z } from '@hono/zod-openapi';
import { call } from '../../site/calls/call.ts';
import { subscribe } from './commands.ts';
import { emailAddress, subscribeLimit } from './subscribing/emailAddress.ts';
import { newsletterText } from './words.ts';

export const newsletterCalls = [
  call({
    method: 'post',
    path: '/subscribe/',
    summary: 'Notes an address for the newsletter; the answer is the same whether or not it was there',
    desk: 'newsletter',
    limit: subscribeLimit,
    body: z.object({ email: emailAddress }),
    data: z.object({ isSuccess: z.boolean(), message: z.string() }),
    answer: async ({ app, body }) => {
      await subscribe(app, body.email);
      return { data: { isSuccess: true, message: newsletterText.thanks } };
    },
  }),
];
