import { z } from 'zod';
import { done, endpoint, moment, ownResponse } from '../../../site/newsroom/endpoint.ts';
import { subscriberStates } from '../subscribing/subscriberStates.ts';

export const readSubscribers = endpoint({
  path: '/newsletter/subscribers',
  summary: 'Count the subscribers, with the newest of them and those from whom mail has come back lately',
  answer: z.object({
    confirmed: z.number(),
    waiting: z.number(),
    /** Erased because mail came back, or after a complaint. */
    erased: z.object({ bounced: z.number(), complained: z.number() }),
    returned: z.array(z.object({ email: z.string(), hard: z.number(), soft: z.number(), at: moment, isBlocked: z.boolean() })),
    newest: z.array(z.object({ email: z.string(), askedAt: moment, state: z.enum(subscriberStates) })),
  }),
});

export const exportSubscribers = endpoint({
  path: '/newsletter/subscribers.csv',
  summary: 'Export all subscribers',
  answer: ownResponse('text/csv'),
});

export const unblockSubscriber = endpoint({
  method: 'post',
  path: '/newsletter/subscribers/unblock',
  summary: 'Send to an address again from which mail has come back too often',
  body: z.object({ email: z.string().max(254) }),
  answer: done,
});
