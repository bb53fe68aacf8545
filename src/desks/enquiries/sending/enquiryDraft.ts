import { z } from '@hono/zod-openapi';
import { phoneNumber } from '../../../platform/text/phoneNumber.ts';
import { contactKinds } from '../inbox/enquiryStates.ts';
import { tooLong, enquiryText as words } from '../words.ts';

/** RFC 5321: the maximum length of a mail address. */
const MAX_EMAIL = 254;
const MAX_MESSAGE = 4_000;

/** One line of text: a form sends no line breaks, and a call may not either. */
const line = (max: number) =>
  z
    .string()
    .transform((text) => text.replace(/\s+/g, ' ').trim())
    .pipe(z.string().max(max, { error: tooLong(max) }));

/** An empty field is a missing one: a form sends every field. */
const orMissing = <Schema extends z.ZodType<string | undefined, string>>(schema: Schema) =>
  z.preprocess((typed: unknown) => (typeof typed === 'string' && typed.trim() === '' ? undefined : typed), schema.optional()).optional();

const message = z
  .string()
  .trim()
  .max(MAX_MESSAGE, { error: tooLong(MAX_MESSAGE) });

const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(MAX_EMAIL, { error: words.emailWrong })
  .pipe(z.email({ error: words.emailWrong }));

const phone = z.string().transform((typed, context) => {
  const number = phoneNumber(typed);
  if (number === undefined) context.addIssue({ code: 'custom', message: words.phoneWrong });
  return number ?? z.NEVER;
});

const sender = {
  name: z
    .string({ error: words.nameMissing })
    .refine((typed) => typed.trim() !== '', { error: words.nameMissing })
    .pipe(line(100))
    .openapi({ example: 'મીરા શાહ' }),
  email: orMissing(email).openapi({ type: 'string', example: 'naam@example.com' }),
  phone: orMissing(phone).openapi({ type: 'string', example: '98250 12345' }),
  city: orMissing(line(80)).openapi({ type: 'string', example: 'સુરત' }),
};

type Reachable = { email?: unknown; phone?: unknown };
const isGiven = (typed: unknown): boolean => typeof typed === 'string' && typed.trim() !== '';
const isReachable = ({ email, phone }: Reachable): boolean => isGiven(email) || isGiven(phone);

/** Checked whatever other fields lack, so that the sender learns of every error at once; a wrong address is an error of its own. */
const contactMissing = {
  path: ['phone'],
  error: words.contactMissing,
  when: ({ value, issues }: z.core.ParsePayload) =>
    typeof value === 'object' && value !== null && !issues.some(({ path }) => path?.[0] === 'phone' || path?.[0] === 'email'),
};

/** An advertiser's enquiry. Errors are sentences for the sender. */
export const advertisingDraft = z
  .object({
    ...sender,
    company: orMissing(line(150)).openapi({ type: 'string' }),
    budget: orMissing(line(100)).openapi({ type: 'string', example: 'મહિને 20,000 રૂપિયા' }),
    message: orMissing(message).openapi({ type: 'string', description: 'What to advertise, where, when and for how long' }),
  })
  .refine(isReachable, contactMissing);

/** A reader's message. Who only points out a mistake or gives an opinion need not be reachable. */
export const contactDraft = z
  .object({
    ...sender,
    kind: z.enum(contactKinds, { error: words.kindMissing }),
    about: orMissing(line(500)).openapi({ type: 'string', description: 'The story that it is about: its address or headline' }),
    message: z
      .string({ error: words.messageMissing })
      .refine((typed) => typed.trim() !== '', { error: words.messageMissing })
      .pipe(message),
  })
  .refine((typed) => typed.kind !== 'subscription' || isReachable(typed), contactMissing);

/** The fields in which a sender types, in the order of the forms. */
export const fieldNames = ['kind', 'name', 'company', 'phone', 'email', 'city', 'about', 'budget', 'message'] as const;
export type FieldName = (typeof fieldNames)[number];
