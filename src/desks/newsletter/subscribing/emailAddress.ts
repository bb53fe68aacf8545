import { z } from '@hono/zod-openapi';
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
