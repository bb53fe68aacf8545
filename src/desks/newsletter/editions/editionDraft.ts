import { z } from 'zod';
import { numericId, requiredText } from '../../../site/newsroom/draftSchemas.ts';
import { moment } from '../../../site/newsroom/endpoint.ts';
import { issueStates, skipReasons } from '../issues/issueStates.ts';

const MINUTES_OF_DAY = 24 * 60;

/** What the staff decide about an edition. */
export const editionDraft = z.object({
  /** Its category; null for the front page. It does not change later. */
  topicId: numericId.nullable(),
  name: requiredText(60),
  subject: requiredText(150),
  /** Days of the week, 0 for Sunday. */
  days: z
    .array(z.number().int().min(0).max(6))
    .min(1)
    .max(7)
    .transform((days) => [...new Set(days)].toSorted()),
  /** Minute of the day in India. */
  minute: z
    .number()
    .int()
    .min(0)
    .max(MINUTES_OF_DAY - 1),
  isActive: z.boolean(),
});
export type EditionDraft = z.output<typeof editionDraft>;

/** A change of an edition, based on the version on the screen. */
export const editionChange = editionDraft.omit({ topicId: true }).extend({ version: z.number().int() });
export type EditionChange = z.output<typeof editionChange>;

/** An issue with what has become of it. */
export const issueRow = z.object({
  id: z.number(),
  state: z.enum(issueStates),
  skipReason: z.enum(skipReasons).nullable(),
  subject: z.string(),
  byName: z.string(),
  plannedAt: moment,
  endedAt: moment.nullable(),
  recipients: z.number(),
  sent: z.number(),
  bounced: z.number(),
  returnedSoft: z.number(),
  failed: z.number(),
  dropped: z.number(),
  unsubscribed: z.number(),
  complained: z.number(),
  uncertain: z.number(),
});
export type IssueRow = z.output<typeof issueRow>;

/** An edition in the list, with its last issue. */
export const editionRow = z.object({
  id: z.number(),
  topicId: z.number().nullable(),
  name: z.string(),
  subject: z.string(),
  days: z.array(z.number()),
  minute: z.number(),
  isActive: z.boolean(),
  nextAt: moment.nullable(),
  version: z.number(),
  /** Confirmed subscribers who have chosen it. */
  readers: z.number(),
});
export type EditionRow = z.output<typeof editionRow>;
