import { z } from '@hono/zod-openapi';
import { filled, isFilled, longText, mailAddress, oneLine, orMissing, telephone } from '../../../site/forms/draftFields.ts';
import { contactKinds } from '../inbox/enquiryStates.ts';
import { enquiryText as words } from '../words.ts';

/** In graphemes. */
export const MAX_MESSAGE = 4_000;
const message = longText(MAX_MESSAGE);

const sender = {
  name: filled(words.nameMissing).pipe(oneLine(100)).openapi({ example: 'મીરા શાહ' }),
  email: orMissing(mailAddress).openapi({ type: 'string', example: 'naam@example.com' }),
  phone: orMissing(telephone).openapi({ type: 'string', example: '98250 12345' }),
  city: orMissing(oneLine(80)).openapi({ type: 'string', example: 'સુરત' }),
};

type Reachable = { email?: unknown; phone?: unknown };
const isReachable = ({ email, phone }: Reachable): boolean => isFilled(email) || isFilled(phone);

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
    company: orMissing(oneLine(150)).openapi({ type: 'string' }),
    budget: orMissing(oneLine(100)).openapi({ type: 'string', example: 'મહિને 20,000 રૂપિયા' }),
    message: orMissing(message).openapi({ type: 'string', description: 'What to advertise, where, when and for how long' }),
  })
  .refine(isReachable, contactMissing);

/** A reader's message. Who only points out a mistake or gives an opinion need not be reachable. */
export const contactDraft = z
  .object({
    ...sender,
    kind: z.enum(contactKinds, { error: words.kindMissing }),
    about: orMissing(oneLine(500)).openapi({ type: 'string', description: 'The story that it is about: its address or headline' }),
    message: filled(words.messageMissing).pipe(message),
  })
  .refine((typed) => typed.kind !== 'subscription' || isReachable(typed), contactMissing);

/** The fields in which a sender types. */
export const fieldNames = ['kind', 'name', 'company', 'phone', 'email', 'city', 'about', 'budget', 'message'] as const;
export type FieldName = (typeof fieldNames)[number];
