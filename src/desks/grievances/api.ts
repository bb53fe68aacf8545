import { z } from '@hono/zod-openapi';
import { TooManyAttempts } from '../../platform/accounts/attempts.ts';
import { ApiError, call } from '../../site/calls/call.ts';
import { bodyBytesFor } from '../../site/calls/callBody.ts';
import { fileGrievance } from './sending/fileGrievance.ts';
import { grievanceDraft, MAX_MESSAGE } from './sending/grievanceDraft.ts';
import { grievanceRequestLimit } from './sending/grievanceLimits.ts';
import { grievanceText as words } from './words.ts';

export const grievanceCalls = [
  call({
    method: 'post',
    desk: 'grievances',
    path: '/grievance',
    summary: 'Files a grievance with the grievance officer; `reference` leads to its state under `/grievance/<reference>`',
    body: grievanceDraft,
    bodyBytes: bodyBytesFor(MAX_MESSAGE),
    data: z.object({ isSuccess: z.boolean(), message: z.string(), reference: z.string() }),
    limit: grievanceRequestLimit,
    answer: async ({ app, body, client }) => {
      try {
        const { reference, isMailSent } = await fileGrievance(app, body, { client });
        const message = isMailSent === undefined ? words.thanks : `${words.thanks} ${isMailSent ? words.mailSent : words.mailNotSent}`;
        return { data: { isSuccess: true, message, reference } };
      } catch (error) {
        if (error instanceof TooManyAttempts)
          throw new ApiError(429, 'Too many grievances: try again later', [], Math.ceil(error.waitMs / 1000));
        throw error;
      }
    },
  }),
];
