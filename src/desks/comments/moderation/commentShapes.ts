import { z } from 'zod';
import { atMostLetters, requiredText } from '../../../site/newsroom/draftSchemas.ts';
import { moment } from '../../../site/newsroom/endpoint.ts';
import { searchedWords } from '../../../site/newsroom/listQuery.ts';
import { badges, commentKinds, commentStates, moderationSteps, objections, queues, suspicions } from './commentStates.ts';

/** The filters of the list of moderators. */
export const commentFilter = z.object({
  queue: z.enum(queues).optional(),
  kind: z.enum(commentKinds).optional(),
  /** Part of a name, or of what was written. */
  q: searchedWords.optional(),
});
export type CommentFilter = z.output<typeof commentFilter>;

/** A comment or letter in the list. */
export const commentRow = z.object({
  id: z.number(),
  kind: z.enum(commentKinds),
  state: z.enum(commentStates),
  name: z.string(),
  badge: z.enum(badges).nullable(),
  city: z.string().nullable(),
  subject: z.string().nullable(),
  text: z.string(),
  heldFor: z.array(z.enum(suspicions)),
  rejectedFor: z.enum(objections).nullable(),
  isPick: z.boolean(),
  isReply: z.boolean(),
  openReports: z.number(),
  version: z.number(),
  createdAt: moment,
  publishedAt: moment.nullable(),
  /** The story; null for letters, and for a story that is withdrawn. */
  story: z.object({ id: z.number(), headline: z.string(), address: z.string() }).nullable(),
  /** What can be done with it now. */
  steps: z.array(z.enum(moderationSteps)),
});
export type CommentRow = z.output<typeof commentRow>;
export type CommentRowInput = z.input<typeof commentRow>;

const block = z.object({ reason: z.string(), until: moment.nullable() });
export type CommenterBlock = z.output<typeof block>;

/** A comment on its own screen. */
export const commentForModeration = commentRow.extend({
  /** Of letters; not published. */
  email: z.string().nullable(),
  parent: z.object({ id: z.number(), name: z.string(), text: z.string() }).nullable(),
  replies: z.array(
    z.object({ id: z.number(), name: z.string(), badge: z.enum(badges).nullable(), text: z.string(), state: z.enum(commentStates) }),
  ),
  reports: z.array(z.object({ reason: z.enum(objections), note: z.string(), at: moment, isOpen: z.boolean() })),
  /** What is known of its reader; null without an account. */
  reader: z.object({ id: z.string(), published: z.number(), rejected: z.number(), block: block.nullable() }).nullable(),
  /** Authors of the story, in whose name it can be answered. */
  authors: z.array(z.object({ id: z.number(), name: z.string() })),
});
export type CommentForModeration = z.output<typeof commentForModeration>;
export type CommentForModerationInput = z.input<typeof commentForModeration>;

const version = z.number().int();

/** A step of a moderator; `version` is the one on the screen. A rejection names its reason. */
export const commentStep = z
  .object({ version, step: z.enum(moderationSteps), reason: z.enum(objections).optional() })
  .refine(({ step, reason }) => step !== 'reject' || reason !== undefined, { path: ['reason'] });
export type CommentStep = z.output<typeof commentStep>;

/** An answer of the newspaper: in the name of the editor who writes it, or of an author of the story. */
export const commentAnswer = z.object({
  text: z.string().trim().min(2).check(atMostLetters(4_000)),
  authorId: z.number().int().nullable(),
});
export type CommentAnswer = z.output<typeof commentAnswer>;

/** Keeps a reader from commenting; the reader is told the reason. Without a time for good. */
export const readerBlock = z.object({
  reason: requiredText(300),
  until: z.iso.datetime({ offset: true }).nullable(),
});
export type ReaderBlock = z.output<typeof readerBlock>;

/** A reader who may not comment. */
export const blockedReader = z.object({
  /** The reader's account. */
  id: z.string(),
  /** What they last wrote, and the name under it; null if they have taken everything back. */
  name: z.string().nullable(),
  commentId: z.number().nullable(),
  reason: z.string(),
  until: moment.nullable(),
  at: moment,
  /** The moderator; empty where it was not recorded. */
  byName: z.string(),
});
export type BlockedReader = z.output<typeof blockedReader>;
export type BlockedReaderInput = z.input<typeof blockedReader>;

export const blockedFilter = z.object({ q: searchedWords.optional() });
export type BlockedFilter = z.output<typeof blockedFilter>;

export const queueCounts = z.object({
  waiting: z.number(),
  held: z.number(),
  reported: z.number(),
  published: z.number(),
  rejected: z.number(),
});
export type QueueCounts = z.output<typeof queueCounts>;
