import { z } from 'zod';
import { atMostLetters } from '../../../site/newsroom/draftSchemas.ts';
import { bigRowId, endpoint, moment, rowId } from '../../../site/newsroom/endpoint.ts';
import { MAX_OTHERS } from '../counting/headlineReport.ts';
import { judgementStates, testOutcomes } from '../deciding/judge.ts';

const MAX_HEADLINE = 300;
/** How long a test may take, in hours. */
const MAX_HOURS = 72;
export const DEFAULT_HOURS = 24;

const variant = z.object({
  headline: z.string(),
  /** Visits that have seen it, and that have pressed it. */
  shown: z.int(),
  clicked: z.int(),
  /** The click rate, from 0 to 1, and its interval. */
  rate: z.number(),
  low: z.number(),
  high: z.number(),
});

const test = z.object({
  id: z.int(),
  state: z.enum(['planned', 'running', 'ended']),
  startsAt: moment,
  endsAt: moment,
  isForAll: z.boolean(),
  startedByName: z.string(),
  endedAt: moment.nullable(),
  endedByName: z.string(),
  outcome: z.enum(testOutcomes).nullable(),
  winner: z.int().nullable(),
  /** The original first. */
  variants: z.array(variant),
  /** What the counts say, and which headline is ahead. */
  judgement: z.enum(judgementStates),
  leader: z.int(),
});
export type TestForEditing = z.output<typeof test>;

const answer = z.object({
  /** The headline on the front page and in lists; null if the story is not published. */
  original: z.string().nullable(),
  mayTest: z.boolean(),
  /** The newest first. */
  tests: z.array(test),
});
export type StoryTests = z.output<typeof answer>;

export const readStoryTests = endpoint({
  path: '/stories/:id/headline-tests',
  summary: 'Read the tests of a story’s headline',
  params: z.object({ id: bigRowId }),
  answer,
});

export const startStoryTest = endpoint({
  method: 'post',
  path: '/stories/:id/headline-tests',
  summary: 'Test other headlines of a published story on the front page and in lists',
  params: z.object({ id: bigRowId }),
  body: z.object({
    headlines: z
      .array(z.string().check(atMostLetters(MAX_HEADLINE)))
      .min(1)
      .max(MAX_OTHERS),
    hours: z.int().min(1).max(MAX_HOURS).default(DEFAULT_HOURS),
    startsAt: z.iso.datetime({ offset: true }).nullable().default(null),
    isForAll: z.boolean().default(false),
  }),
  answer,
});

export const endStoryTest = endpoint({
  method: 'post',
  path: '/headline-tests/:id/end',
  summary: 'End a test: with the headline at a place, from 0 for the original, or with none chosen',
  params: z.object({ id: rowId }),
  body: z.object({ winner: z.int().min(0).max(MAX_OTHERS).nullable() }),
  answer,
});

export const listHeadlineTests = endpoint({
  path: '/headline-tests',
  summary: 'List the newest tests of headlines',
  answer: z.object({ data: z.array(test.extend({ storyId: z.number(), storyHeadline: z.string() })) }),
});
