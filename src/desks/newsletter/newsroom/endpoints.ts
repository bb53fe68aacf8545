import { z } from 'zod';
import { done, endpoint, moment, ownResponse } from '../../../site/newsroom/endpoint.ts';
import { leavings, subscriberStates } from '../subscribing/subscriberStates.ts';

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

const address = z.object({ email: z.string().trim().toLowerCase().min(1).max(254) });

/** By POST, so that no address stands in the log of a server. */
export const findSubscriber = endpoint({
  method: 'post',
  path: '/newsletter/subscribers/find',
  summary: 'Look whether an address gets the newsletter, or when and why it left',
  body: address,
  answer: z.object({
    subscriber: z.object({ email: z.string(), askedAt: moment, state: z.enum(subscriberStates), editions: z.array(z.string()) }).nullable(),
    left: z.object({ at: moment, reason: z.enum(leavings) }).nullable(),
  }),
});
export type FoundSubscriber = z.output<(typeof findSubscriber)['answer']>;

export const removeSubscriber = endpoint({
  method: 'post',
  path: '/newsletter/subscribers/remove',
  summary: 'Unsubscribe an address, at the wish of whom it belongs to; only its hash stays',
  body: address,
  answer: done,
});

export const unblockSubscriber = endpoint({
  method: 'post',
  path: '/newsletter/subscribers/unblock',
  summary: 'Send to an address again from which mail has come back too often',
  body: z.object({ email: z.string().max(254) }),
  answer: done,
});
