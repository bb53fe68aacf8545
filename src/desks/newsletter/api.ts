import { z } from '@hono/zod-openapi';
import { TooManyAttempts } from '../../platform/accounts/attempts.ts';
import { MessageNotSent } from '../../platform/messages/message.ts';
import { ApiError, call } from '../../site/calls/call.ts';
import { askForConfirmation } from './subscribing/askForConfirmation.ts';
import { emailAddress, subscribeLimit } from './subscribing/emailAddress.ts';
import { newsletterText } from './words.ts';

export const newsletterCalls = [
  call({
    method: 'post',
    path: '/subscribe/',
    summary:
      'Notes an address for the newsletter and mails a link to confirm it; the answer is the same whether or not it was there. `isSuccess` is false if the mail could not be sent',
    desk: 'newsletter',
    limit: subscribeLimit,
    body: z.object({ email: emailAddress }),
    data: z.object({ isSuccess: z.boolean(), message: z.string() }),
    answer: async ({ app, body, client }) => {
      try {
        await askForConfirmation(app, body.email, client);
      } catch (error) {
        if (error instanceof MessageNotSent) return { data: { isSuccess: false, message: newsletterText.notSent } };
        if (error instanceof TooManyAttempts)
          throw new ApiError(429, 'Too many requests from your network: try again a little later', [], Math.ceil(error.waitMs / 1000));
        throw error;
      }
      return { data: { isSuccess: true, message: newsletterText.thanks } };
    },
  }),
];
