import { z } from 'zod';
import { endpoint, moment } from '../../../site/newsroom/endpoint.ts';

const kind = z.enum(['hub', 'indexnow']);

const receiver = z.object({
  id: z.number(),
  kind,
  address: z.string(),
  /** Failures since it was last reached, and when it is tried again. */
  failures: z.number(),
  nextAt: moment,
  lastAt: moment.nullable(),
  /** A status of HTTP, or the code of what went wrong. */
  lastAnswer: z.string().nullable(),
  /** Addresses that it has not been told yet. */
  waiting: z.number(),
});

const told = z.object({
  kind,
  receiver: z.string(),
  address: z.string(),
  toldAt: moment,
  outcome: z.enum(['taken', 'refused', 'failed']),
  answer: z.string(),
});

export const readAnnouncements = endpoint({
  path: '/announcements',
  summary: 'List the hubs and search engines that are told of changes, and what they were told last',
  answer: z.object({
    receivers: z.array(receiver),
    told: z.array(told),
    /** The path of the file with the key of IndexNow. */
    keyPath: z.string().nullable(),
  }),
});
