import { z } from 'zod';

// What the newsroom sends and is given of a live coverage: for the server and the screens.

const MAX_BODY = 5_000;
const MAX_HEADLINE = 160;
/** More would be a story of its own. */
const MAX_KEY_POINTS = 8;
const MAX_POINT = 200;
/** More pinned posts would push away what is new. */
export const MAX_PINNED = 3;

/** What is written of one post. */
export const livePostDraft = z.object({
  headline: z.string().trim().max(MAX_HEADLINE).default(''),
  body: z
    .string()
    .max(MAX_BODY)
    .transform((text) =>
      text
        .replaceAll('\r\n', '\n')
        .replace(/\n{3,}/g, '\n\n')
        .trim(),
    )
    .default(''),
  pictureKey: z.string().max(200).nullable().default(null),
  pictureCaption: z.string().trim().max(500).default(''),
  embed: z.string().trim().max(2_000).default(''),
  pinned: z.boolean().default(false),
});
export type LivePostDraft = z.infer<typeof livePostDraft>;

export const keyPointsDraft = z.object({ keyPoints: z.array(z.string().trim().min(1).max(MAX_POINT)).max(MAX_KEY_POINTS) });

/** A coverage in the newsroom's list. Moments are ISO 8601 in UTC. */
export type CoverageRow = { articleId: number; headline: string; startedAt: string; endedAt: string | null; posts: number };

/** A post as the newsroom shows it. */
export type PostRow = LivePostDraft & {
  id: number;
  postedAt: string;
  author: string;
  /** Whether whoever asks may change it. */
  mayChange: boolean;
  version: number;
  /** Address of a small form of its picture. */
  thumb: string | null;
};

export type CoverageNow = CoverageRow & { address: string | null; keyPoints: string[]; rows: PostRow[]; mayDirect: boolean };
