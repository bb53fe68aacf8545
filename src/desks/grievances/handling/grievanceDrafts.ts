import { z } from 'zod';
import { optionalText, requiredText } from '../../../site/newsroom/draftSchemas.ts';
import { moment } from '../../../site/newsroom/endpoint.ts';
import { searchedWords } from '../../../site/newsroom/listQuery.ts';
import { grievanceKinds, grievanceMailKinds, grievanceOutcomes, grievanceStates } from './grievanceStates.ts';

const clock = z.object({ due: moment, done: moment.nullable(), leftMs: z.number().nullable(), isLate: z.boolean() });

/** The filters of the list. */
export const grievanceFilter = z.object({
  kind: z.enum(grievanceKinds).optional(),
  state: z.enum(grievanceStates).optional(),
  /** Only those that are overdue. */
  due: z.enum(['overdue']).optional(),
  /** Part of a name or address, or a number. */
  q: searchedWords.optional(),
});
export type GrievanceFilter = z.output<typeof grievanceFilter>;

/** A grievance in the list. */
export const grievanceRow = z.object({
  id: z.number(),
  reference: z.string(),
  kind: z.enum(grievanceKinds),
  state: z.enum(grievanceStates),
  outcome: z.enum(grievanceOutcomes).nullable(),
  name: z.string().nullable(),
  about: z.string().nullable(),
  receivedAt: moment,
  clocks: z.object({ acknowledgement: clock, decision: clock }),
});
export type GrievanceRow = z.output<typeof grievanceRow>;
export type GrievanceRowInput = z.input<typeof grievanceRow>;

/** A grievance on its own screen. */
export const grievanceForHandling = grievanceRow.extend({
  email: z.string().nullable(),
  phone: z.string().nullable(),
  message: z.string().nullable(),
  decision: z.string().nullable(),
  note: z.string(),
  version: z.number(),
  mails: z.array(z.object({ kind: z.enum(grievanceMailKinds), tries: z.number(), sentAt: moment.nullable() })),
});
export type GrievanceForHandling = z.output<typeof grievanceForHandling>;
export type GrievanceForHandlingInput = z.input<typeof grievanceForHandling>;

const version = z.number().int();

/** What an editor changes; `version` is the one on the screen. */
export const grievanceHandling = z.object({ version, state: z.enum(grievanceStates), note: optionalText(5_000) });
export type GrievanceHandling = z.output<typeof grievanceHandling>;

/** The decision, with the text that is sent to the person. */
export const grievanceDecision = z.object({
  version,
  outcome: z.enum(grievanceOutcomes),
  decision: requiredText(20_000),
});
export type GrievanceDecision = z.output<typeof grievanceDecision>;
