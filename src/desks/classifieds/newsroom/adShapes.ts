import { z } from 'zod';
import { optionalText } from '../../../site/newsroom/draftSchemas.ts';
import { moment } from '../../../site/newsroom/endpoint.ts';
import { searchedWords } from '../../../site/newsroom/listQuery.ts';
import { adKinds } from '../kinds/adKinds.ts';
import { reportReasons } from '../reports/reportReasons.ts';
import { adStates, moderationSteps } from '../states/adStates.ts';

/** The filters of the queue. Without a state it shows what waits and what is reported. */
export const adFilter = z.object({
  kind: z.enum(adKinds).optional(),
  state: z.enum(['waiting', 'published', 'rejected', 'expired', 'withdrawn', 'removed']).optional(),
  /** Only those with reports that nobody has looked at. */
  reported: z.enum(['yes']).optional(),
  /** Words of the advertisement, or its number. */
  q: searchedWords.optional(),
});
export type AdFilter = z.output<typeof adFilter>;

/** An advertisement in the queue. */
export const adRow = z.object({
  id: z.number(),
  kind: z.enum(adKinds),
  state: z.enum(adStates),
  title: z.string(),
  city: z.string(),
  openReports: z.number(),
  updatedAt: moment,
  expiresAt: moment.nullable(),
});
export type AdRowInput = z.input<typeof adRow>;

/** An advertisement on its own screen. */
export const adForModeration = adRow.extend({
  version: z.number(),
  body: z.string(),
  facts: z.array(z.object({ name: z.string(), label: z.string(), text: z.string() })),
  email: z.string(),
  advertiser: z.string().nullable(),
  reason: z.string().nullable(),
  address: z.string().nullable(),
  createdAt: moment,
  pictures: z.array(z.object({ src: z.string(), whole: z.string(), width: z.number(), height: z.number() })),
  reports: z.array(z.object({ id: z.number(), reason: z.enum(reportReasons), text: z.string(), createdAt: moment, isOpen: z.boolean() })),
  messages: z.array(
    z.object({ id: z.number(), name: z.string(), email: z.string(), message: z.string(), createdAt: moment, isSent: z.boolean() }),
  ),
});
export type AdForModeration = z.output<typeof adForModeration>;
export type AdForModerationInput = z.input<typeof adForModeration>;

/** A step of an editor; `version` is the one on the screen. The reason goes to the advertiser. */
export const moderation = z
  .object({ version: z.number().int(), step: z.enum(moderationSteps), reason: optionalText(1_000).default('') })
  .refine(({ step, reason }) => reason !== '' || (step !== 'reject' && step !== 'remove'), { path: ['reason'] });
export type Moderation = z.output<typeof moderation>;
