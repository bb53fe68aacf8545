import { z } from '@hono/zod-openapi';
import { TooManyAttempts } from '../../platform/accounts/attempts.ts';
import type { App } from '../../site/app.ts';
import { ApiError, call } from '../../site/calls/call.ts';
import { bodyBytesFor } from '../../site/calls/callBody.ts';
import { receiveEnquiry } from './commands.ts';
import { advertisingDraft, contactDraft, MAX_MESSAGE } from './sending/enquiryDraft.ts';
import { requestLimit } from './sending/enquiryLimits.ts';
import { enquiryText as words } from './words.ts';

const data = z.object({ isSuccess: z.boolean(), message: z.string() });
const about = { method: 'post', desk: 'enquiries', data, limit: requestLimit, bodyBytes: bodyBytesFor(MAX_MESSAGE) } as const;

type Request = { app: App; client: string | undefined; now: Date };

async function receive(enquiry: Parameters<typeof receiveEnquiry>[1], { app, client, now }: Request, thanks: string) {
  try {
    await receiveEnquiry(app, enquiry, { client, now });
  } catch (error) {
    if (error instanceof TooManyAttempts)
      throw new ApiError(429, 'Too many enquiries: try again a little later', [], Math.ceil(error.waitMs / 1000));
    throw error;
  }
  return { data: { isSuccess: true, message: thanks } };
}

export const enquiryCalls = [
  call({
    ...about,
    path: '/advertise-enquiry',
    summary: 'Sends an advertiser’s enquiry to the newspaper; `phone` or `email` is required',
    body: advertisingDraft,
    answer: ({ body, ...request }) => receive({ ...body, kind: 'advertising' }, request, words.advertiseThanks),
  }),
  call({
    ...about,
    path: '/contact',
    summary: 'Sends a reader’s message to the newspaper; for a subscription `phone` or `email` is required',
    body: contactDraft,
    answer: ({ body, ...request }) => receive(body, request, words.contactThanks),
  }),
];
