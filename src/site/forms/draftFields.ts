import { z } from '@hono/zod-openapi';
import { emailOf, withAsciiHost } from '../../platform/messages/mailAddress.ts';
import { isLongerThan } from '../../platform/text/graphemes.ts';
import { phoneNumber } from '../../platform/text/phoneNumber.ts';
import { typedText } from '../../platform/text/typedText.ts';
import { tooLong, formText as words } from './words.ts';

/** RFC 5321: the maximum length of a mail address. */
const MAX_EMAIL = 254;

/** A text that a person has typed; `missing` says so to the reader if there is none. Every text of a form or call for readers begins with it. */
export const typed = (missing?: string) => z.string(missing === undefined ? {} : { error: missing }).overwrite(typedText);

/** Whether anything was typed. */
export const isFilled = (field: unknown): boolean => typeof field === 'string' && typedText(field).trim() !== '';

/** At most `max` graphemes. What is longer is not looked at further. */
const upTo = <Schema extends z.ZodString>(schema: Schema, max: number, error = tooLong(max)) =>
  schema.refine((text) => !isLongerThan(text, max), { error, abort: true }).openapi({ description: `At most ${max} graphemes` });

/** One line of text of at most `max` graphemes: a form sends no line breaks, and a call may not either. */
export const oneLine = (max: number) =>
  upTo(
    typed().overwrite((text) => text.replace(/\s+/g, ' ').trim()),
    max,
  );

/** A text of several lines, of at most `max` graphemes. */
export const longText = (max: number) => upTo(typed().trim(), max);

/** A name of at most `max` graphemes; `error` says to the reader that it is longer, `missing` that it is no text. */
export const nameUpTo = (max: number, error: string, missing?: string) => upTo(typed(missing).trim(), max, error);

/** An empty field is a missing one: a form sends every field. */
export const orMissing = <Schema extends z.ZodType<string | undefined, string>>(schema: Schema) =>
  z.preprocess((field: unknown) => (typeof field === 'string' && !isFilled(field) ? undefined : field), schema.optional()).optional();

/** A text that must not be empty; `missing` says so to the reader. */
export const filled = (missing: string) => typed(missing).refine((text) => text.trim() !== '', { error: missing });

/** A mail address in lower case. */
export const mailAddress = typed()
  .trim()
  .toLowerCase()
  .overwrite(withAsciiHost)
  .max(MAX_EMAIL, { error: words.emailWrong })
  .pipe(emailOf(words.emailWrong))
  .openapi({ example: 'naam@example.com' });

/** A telephone number in international form if it is a number of India. */
export const telephone = typed().transform((text, context) => {
  const number = phoneNumber(text);
  if (number === undefined) context.addIssue({ code: 'custom', message: words.phoneWrong });
  return number ?? z.NEVER;
});
