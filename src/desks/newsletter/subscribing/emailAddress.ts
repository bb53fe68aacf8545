import { z } from '@hono/zod-openapi';
import { rateLimit } from '../../../platform/rateLimit.ts';
import { newsletterText } from '../words.ts';

/** RFC 5321: no mail can be sent to a longer address. */
const MAX_LETTERS = 254;

/** An address as readers type it; given in lower case. What is wrong with it is said in a sentence for the reader. */
export const emailAddress = z
  .string({ error: newsletterText.missing })
  .trim()
  .toLowerCase()
  .min(1, { error: newsletterText.missing })
  .max(MAX_LETTERS, { error: newsletterText.wrong })
  .pipe(z.email({ error: newsletterText.wrong }))
  .openapi({ example: 'naam@example.com' });

/** Subscriptions by one network, by form and call together: room for all who share an address, none for filling the list by machine. */
export const subscribeLimit = rateLimit({ max: 100, spanMs: 10 * 60_000 });
