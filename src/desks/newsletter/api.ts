import { z } from '@hono/zod-openapi';
import { TooManyAttempts } from '../../platform/accounts/attempts.ts';
import { milliseconds } from '../../platform/clock.ts';
import { MessageNotSent } from '../../platform/messages/message.ts';
import { rateLimit } from '../../platform/rateLimit.ts';
import { ApiError, call } from '../../site/calls/call.ts';
import { bounceMessageCall } from './bounces/bounceMessageCall.ts';
import { bounceReport } from './bounces/bounceReport.ts';
import { checkBounceKey } from './bounces/checkBounceKey.ts';
import { takeReport } from './bounces/takeReport.ts';
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
  call({
    method: 'post',
    path: '/newsletter/bounces/',
    summary:
      'For the mail provider: mails of the newsletter that came back, and complaints. The bearer token is the setting `BOUNCE_KEY`; without that setting the call is not there. An address is erased after several issues that came back for good, and at once after a complaint. `noted` counts the events that were about a subscriber and had not been reported before',
    desk: 'newsletter',
    limit: rateLimit({ max: 600, spanMs: milliseconds('1m') }),
    body: bounceReport,
    data: z.object({ noted: z.number() }),
    refusals: { 401: 'The bearer token is not the right one' },
    answer: async ({ app, body, header, now }) => {
      checkBounceKey(app, header);
      let noted = 0;
      for (const event of body.events) if (await takeReport(app, event, now)) noted++;
      return { data: { noted } };
    },
  }),
  bounceMessageCall,
];
