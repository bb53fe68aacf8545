import { z } from 'zod';
import { endpoint, moment, ownResponse } from '../../../site/newsroom/endpoint.ts';
import { subscriberStates } from '../subscribing/subscriberStates.ts';

export const readSubscribers = endpoint({
  path: '/newsletter/subscribers',
  summary: 'Count the subscribers, with the newest of them',
  answer: z.object({
    confirmed: z.number(),
    waiting: z.number(),
    newest: z.array(z.object({ email: z.string(), askedAt: moment, state: z.enum(subscriberStates) })),
  }),
});

export const exportSubscribers = endpoint({
  path: '/newsletter/subscribers.csv',
  summary: 'Export all subscribers',
  answer: ownResponse('text/csv'),
});
