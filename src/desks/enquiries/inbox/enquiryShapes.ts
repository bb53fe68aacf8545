import { z } from 'zod';
import { optionalText, requiredText } from '../../../site/newsroom/draftSchemas.ts';
import { moment } from '../../../site/newsroom/endpoint.ts';
import { searchedWords } from '../../../site/newsroom/listQuery.ts';
import { enquiryKinds, enquiryStates, replyStates } from './enquiryStates.ts';

const staffId = z.string().min(1).max(60);

/** The filters of the inbox. */
export const enquiryFilter = z.object({
  kind: z.enum(enquiryKinds).optional(),
  state: z.enum(enquiryStates).optional(),
  assigneeId: staffId.optional(),
  /** Part of a name, company, address, number or city. */
  q: searchedWords.optional(),
});
export type EnquiryFilter = z.output<typeof enquiryFilter>;

/** An enquiry in the list. */
export const enquiryRow = z.object({
  id: z.number(),
  kind: z.enum(enquiryKinds),
  state: z.enum(enquiryStates),
  name: z.string(),
  company: z.string().nullable(),
  city: z.string().nullable(),
  excerpt: z.string(),
  assigneeName: z.string().nullable(),
  createdAt: moment,
});
export type EnquiryRow = z.output<typeof enquiryRow>;

const reply = z.object({
  id: z.number(),
  staffName: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  state: z.enum(replyStates),
  at: moment,
});
export type EnquiryReply = z.output<typeof reply>;

/** An enquiry on its own screen. */
export const enquiryForHandling = enquiryRow.omit({ excerpt: true }).extend({
  email: z.string().nullable(),
  phone: z.string().nullable(),
  budget: z.string().nullable(),
  about: z.string().nullable(),
  message: z.string().nullable(),
  assigneeId: z.string().nullable(),
  note: z.string(),
  version: z.number(),
  updatedAt: moment,
  replies: z.array(reply),
});
export type EnquiryForHandling = z.output<typeof enquiryForHandling>;

const version = z.number().int();

/** What an editor changes; `version` is the one on the screen. */
export const enquiryHandling = z.object({
  version,
  state: z.enum(enquiryStates),
  assigneeId: staffId.nullable(),
  note: optionalText(5_000),
});

/** A reply by mail. */
export const replyDraft = z.object({
  version,
  subject: requiredText(200).transform((text) => text.replace(/\s+/g, ' ')),
  text: requiredText(20_000),
});
