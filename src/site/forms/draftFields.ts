import { z } from '@hono/zod-openapi';
import { phoneNumber } from '../../platform/text/phoneNumber.ts';
import { tooLong, formText as words } from './words.ts';

/** RFC 5321: the maximum length of a mail address. */
const MAX_EMAIL = 254;

/** One line of text: a form sends no line breaks, and a call may not either. */
export const oneLine = (max: number) =>
  z
    .string()
    .transform((text) => text.replace(/\s+/g, ' ').trim())
    .pipe(z.string().max(max, { error: tooLong(max) }));

/** A text of several lines. */
export const longText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, { error: tooLong(max) });

/** An empty field is a missing one: a form sends every field. */
export const orMissing = <Schema extends z.ZodType<string | undefined, string>>(schema: Schema) =>
  z.preprocess((typed: unknown) => (typeof typed === 'string' && typed.trim() === '' ? undefined : typed), schema.optional()).optional();

/** A text that must not be empty; `missing` says so to the reader. */
export const filled = (missing: string) => z.string({ error: missing }).refine((typed) => typed.trim() !== '', { error: missing });

/** A mail address in lower case. */
export const mailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .max(MAX_EMAIL, { error: words.emailWrong })
  .pipe(z.email({ error: words.emailWrong }))
  .openapi({ example: 'naam@example.com' });

/** A telephone number in international form if it is a number of India. */
export const telephone = z.string().transform((typed, context) => {
  const number = phoneNumber(typed);
  if (number === undefined) context.addIssue({ code: 'custom', message: words.phoneWrong });
  return number ?? z.NEVER;
});
