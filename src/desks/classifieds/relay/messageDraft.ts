import { z } from 'zod';
import { filled, longText, mailAddress, oneLine, orMissing, telephone } from '../../../site/forms/draftFields.ts';
import { classifiedText as words } from '../words.ts';

const MAX_MESSAGE = 2_000;

/** A message to an advertiser. Errors are sentences for the sender. */
export const messageDraft = z.object({
  name: filled(words.nameMissing).pipe(oneLine(80)),
  email: filled(words.emailMissing).pipe(mailAddress),
  phone: orMissing(telephone),
  message: filled(words.messageMissing).pipe(longText(MAX_MESSAGE)),
  consent: z.literal('yes', { error: words.consentMissing }),
});
export type MessageDraft = z.output<typeof messageDraft>;

/** The fields in the order of the form. */
export const messageFieldNames = ['message', 'name', 'email', 'phone', 'consent'] as const;
export type MessageFieldName = (typeof messageFieldNames)[number];
