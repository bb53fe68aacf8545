import { z } from '@hono/zod-openapi';
import { filled, longText, mailAddress, oneLine, orMissing, telephone } from '../../../site/forms/draftFields.ts';
import { grievanceKinds } from '../handling/grievanceStates.ts';
import { grievanceText as words } from '../words.ts';

/** In graphemes. */
export const MAX_MESSAGE = 6_000;

/** A grievance as a person writes it, by the form or the call. Errors are sentences for the sender. */
export const grievanceDraft = z.object({
  name: filled(words.nameMissing).pipe(oneLine(100)).openapi({ example: 'મીરા શાહ' }),
  email: filled(words.emailMissing).pipe(mailAddress).openapi({ example: 'naam@example.com' }),
  phone: orMissing(telephone).openapi({ type: 'string', example: '98250 12345' }),
  about: filled(words.aboutMissing).pipe(oneLine(500)).openapi({ description: 'The content: its address or its headline' }),
  kind: z.enum(grievanceKinds, { error: words.kindMissing }),
  message: filled(words.messageMissing).pipe(longText(MAX_MESSAGE)),
});
export type GrievanceDraft = z.output<typeof grievanceDraft>;

/** The fields in the order of the form. */
export const grievanceFieldNames = ['about', 'kind', 'message', 'name', 'email', 'phone'] as const;
export type GrievanceFieldName = (typeof grievanceFieldNames)[number];
