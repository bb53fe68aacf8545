import { z } from '@hono/zod-openapi';
import { rowId } from '../../../site/calls/rowId.ts';
import { nameUpTo, typed } from '../../../site/forms/draftFields.ts';
import { parseEmail, parsePhone } from '../accounts/loginName.ts';
import { genders } from '../tables.ts';
import { readerText } from '../words.ts';

const MAX_NAME = 80;
const MAX_INTERESTS = 100;

/** Specification, section 3: user detail. `primaryKey` is what the reader logs in with. */
export const profileSchema = z
  .object({
    name: z.string(),
    email: z.string().nullable(),
    mobileNumber: z.string().nullable(),
    primaryKey: z.enum(['phone', 'email']),
    gender: z.enum(genders).nullable(),
    intrestedCategories: z.array(z.number()).openapi({ description: 'Categories by id' }),
  })
  .openapi('Profile');
export type Profile = z.infer<typeof profileSchema>;

/** A text that may be missing or empty, which both mean none; otherwise parsed by `parse`, or refused with `problem`. */
const optional = (parse: (text: string) => string | undefined, problem: string) =>
  typed(problem)
    .max(400, { error: problem })
    .nullish()
    .transform((text, context) => {
      if (text === undefined) return undefined;
      if (!text?.trim()) return null;
      const parsed = parse(text);
      if (parsed === undefined) context.addIssue({ code: 'custom', message: problem });
      return parsed ?? z.NEVER;
    });

/**
 * Specification, section 5: a profile update sends email, name and gender, and mobileNumber and intrestedCategories only if present. What
 * is not sent stays, but something is sent; null or an empty text removes. Errors are sentences for the reader.
 */
export const profileChange = z
  .object({
    name: nameUpTo(MAX_NAME, readerText.nameTooLong, readerText.profileWrong)
      .nullish()
      .transform((name) => (name === null ? '' : name)),
    email: optional(parseEmail, readerText.emailWrong),
    mobileNumber: optional(parsePhone, readerText.numberWrong),
    gender: z
      .preprocess(
        (sent) => (typeof sent === 'string' ? sent.trim().toLowerCase() || null : sent),
        z.enum(genders, { error: readerText.profileWrong }).nullish(),
      )
      .openapi({ type: 'string', enum: [...genders] }),
    intrestedCategories: z
      .array(rowId, { error: readerText.profileWrong })
      .max(MAX_INTERESTS, { error: readerText.profileWrong })
      .nullish()
      .transform((ids) => (ids === null ? [] : ids)),
  })
  .refine((sent) => Object.values(sent).some((field) => field !== undefined), { error: 'has no field of a profile' })
  .openapi('ProfileChange');
export type ProfileChange = z.infer<typeof profileChange>;
