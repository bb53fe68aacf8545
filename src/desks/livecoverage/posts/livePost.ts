import { z } from 'zod';
import { atMostLetters, optionalText, requiredText } from '../../../site/newsroom/draftSchemas.ts';
import { moment, rowVersion } from '../../../site/newsroom/endpoint.ts';

// Types of the newsroom calls for live coverage, for the server and the screens.

const MAX_BODY = 5_000;
const MAX_HEADLINE = 160;
/** Maximum number of key points. */
const MAX_KEY_POINTS = 8;
const MAX_POINT = 200;
/** More pinned posts would hide the new ones. */
export const MAX_PINNED = 3;

/** The fields of a post. */
export const livePostDraft = z.object({
  headline: optionalText(MAX_HEADLINE).default(''),
  body: z
    .string()
    .check(atMostLetters(MAX_BODY))
    .transform((text) =>
      text
        .replaceAll('\r\n', '\n')
        .replace(/\n{3,}/g, '\n\n')
        .trim(),
    )
    .default(''),
  pictureKey: z.string().max(200).nullable().default(null),
  pictureCaption: optionalText(500).default(''),
  embed: z.string().trim().max(2_000).default(''),
  pinned: z.boolean().default(false),
});
export type LivePostDraft = z.infer<typeof livePostDraft>;

export const keyPointsDraft = z.object({
  keyPoints: z.array(requiredText(MAX_POINT)).max(MAX_KEY_POINTS),
  version: rowVersion,
});

/** A coverage in the newsroom's list. */
export const coverageRow = z.object({
  articleId: z.number(),
  headline: z.string(),
  startedAt: moment,
  endedAt: moment.nullable(),
  posts: z.number(),
});
export type CoverageRow = z.output<typeof coverageRow>;

/** A post in the newsroom. */
const postRow = z.object({
  id: z.number(),
  headline: z.string(),
  body: z.string(),
  pictureKey: z.string().nullable(),
  pictureCaption: z.string(),
  embed: z.string(),
  pinned: z.boolean(),
  postedAt: moment,
  author: z.string(),
  /** Whether the requesting user may change it. */
  mayChange: z.boolean(),
  version: z.number(),
  /** The address of its thumbnail. */
  thumb: z.string().nullable(),
});
export type PostRow = z.output<typeof postRow>;

export const coverageNow = coverageRow.extend({
  address: z.string().nullable(),
  keyPoints: z.array(z.string()),
  /** The version of the key points. */
  version: z.number(),
  rows: z.array(postRow),
  mayDirect: z.boolean(),
});
export type CoverageNow = z.output<typeof coverageNow>;
