import { z } from '@hono/zod-openapi';
import { rateLimit } from '../../../platform/rateLimit.ts';
import { newsletterText } from '../words.ts';

/** RFC 5321: the maximum length of a mail address. */
const MAX_LETTERS = 254;

/** A mail address as typed by a reader, converted to lower case. Errors are sentences for the reader. */
export const emailAddress = z
  .string({ error: newsletterText.missing })
  .trim()
  .toLowerCase()
  .min(1, { error: newsletterText.missing })
  .max(MAX_LETTERS, { error: newsletterText.wrong })
  .pipe(z.email({ error: newsletterText.wrong }))
  .openapi({ example: 'naam@example.com' });

/** Rate limit per network, for form and call together: enough for readers who share an address, but not for automated subscriptions. */
export const subscribeLimit = rateLimit({ max: 100, spanMs: 10 * 60_000 });
