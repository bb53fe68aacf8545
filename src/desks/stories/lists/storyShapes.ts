import { z } from 'zod';
import { numericId, optionalText } from '../../../site/newsroom/draftSchemas.ts';
import { moment, rowVersion, sentence } from '../../../site/newsroom/endpoint.ts';
import { searchedWords } from '../../../site/newsroom/listQuery.ts';
import { savedCopy, type WorkingCopy, workingCopy } from '../copies/workingCopy.ts';
import { storyStates, storyStepNames } from '../steps/storySteps.ts';

// Request and response types of the newsroom calls for stories (`newsroom/endpoints.ts`), for the server and the screens.

/** Interval of the heartbeats while a screen has a story open. */
export const HEARTBEAT_SECONDS = 10;

const offsetMoment = z.iso.datetime({ offset: true });

/** A topic's id; as text in the address of a screen. */
const topicId = z.coerce.number().pipe(numericId);

export const storyFilter = z.object({
  state: z.union([z.enum(storyStates), z.array(z.enum(storyStates)).max(storyStates.length)]).optional(),
  /** Only stories of the requesting user. */
  mine: z.boolean().optional(),
  /** Also stories of its sub-categories. */
  categoryId: topicId.optional(),
  cityId: topicId.optional(),
  authorId: topicId.optional(),
  /** Words of the headline, in any spelling and script. */
  q: searchedWords.optional(),
});

export const newStory = z.object({
  working: workingCopy.prefault({}),
  plannedFor: z.iso.date().nullable().default(null),
  deadline: offsetMoment.nullable().default(null),
  /** An earlier try was not answered: if it has arrived, that story is meant. */
  isAgain: z.boolean().default(false),
});

const version = z.number().int().min(0).max(2_147_483_647);

export const savedStory = z.object({ version, working: workingCopy, autosave: z.boolean().default(false) });

export const takenStep = z.object({
  step: z.enum(storyStepNames),
  /** The version that the editor saw. */
  version,
  note: optionalText(500).default(''),
  /** For `schedule`. */
  at: offsetMoment.optional(),
  /** For `update`: keeps the time of the last change that readers see. */
  smallCorrection: z.boolean().default(false),
});

/** The version of the plan that the editor saw; it is another one than that of the text. */
const planVersion = rowVersion;
export const storyPlan = z.object({ plannedFor: z.iso.date().nullable(), deadline: offsetMoment.nullable(), planVersion });
export const newOwner = z.object({ staffId: z.string().min(1).max(60), planVersion });
export const breakingNews = z.object({ breaking: z.boolean(), until: offsetMoment.nullable().default(null) });
export const restoredRevision = z.object({ revision: z.number().int().positive().max(Number.MAX_SAFE_INTEGER), version });
export const askedLock = z.object({ takeOver: z.boolean().default(false) });
/** The `since` of the lock to release; without it any lock of the user. */
export const releasedLock = z.object({ since: offsetMoment.optional() });

export const storyLock = z.object({ staffId: z.string(), staffName: z.string(), since: moment, heartbeatAt: moment });
export type StoryLock = z.output<typeof storyLock>;

const state = z.enum(storyStates);

export const storyRow = z.object({
  id: z.number(),
  state,
  headline: z.string(),
  slug: z.string(),
  version: z.number(),
  publishedVersion: z.number().nullable(),
  /** Published, with unpublished changes. */
  hasChanges: z.boolean(),
  categoryId: z.number().nullable(),
  cityId: z.number().nullable(),
  /** The names of both, those that there are. */
  topicNames: z.array(z.string()),
  authorIds: z.array(z.number()),
  ownerId: z.string(),
  ownerName: z.string(),
  note: z.string(),
  plannedFor: z.string().nullable(),
  deadline: moment.nullable(),
  /** The version of its plan: of its day, its deadline, its owner. */
  planVersion: z.number(),
  scheduledAt: moment.nullable(),
  publishedAt: moment.nullable(),
  createdAt: moment,
  updatedAt: moment,
  /** Who has it open now. */
  lock: storyLock.nullable(),
});
export type StoryRow = z.output<typeof storyRow>;

const check = z.object({ weight: z.enum(['error', 'warning']), path: z.string(), message: sentence });

export const storyForEditing = storyRow.extend({
  working: savedCopy,
  /** Its current or former address on the site. */
  address: z.string().nullable(),
  createdByName: z.string(),
  checks: z.array(check),
  /** The steps that the requesting user may take now. */
  steps: z.array(z.enum(storyStepNames)),
  mayEdit: z.boolean(),
});
export type StoryForEditing = z.output<typeof storyForEditing>;

/** `details` of a rejected save: the current version. */
export type StoryConflict = {
  version: number;
  working: WorkingCopy;
  savedBy: string;
  savedAt: string;
  lock: StoryLock | null;
  /** The revision that holds the rejected save. */
  keptAs: number;
};

export const revisionRow = z.object({
  id: z.number(),
  version: z.number(),
  state,
  step: z.enum(storyStepNames).nullable(),
  note: z.string(),
  savedById: z.string(),
  savedByName: z.string(),
  savedAt: moment,
  autosave: z.boolean(),
  conflict: z.boolean(),
});
export type RevisionRow = z.output<typeof revisionRow>;
export const storyRevision = revisionRow.extend({ working: savedCopy });
export type Revision = z.output<typeof storyRevision>;

/** Whether the requesting user still holds the lock, who does, and the current version. */
export const heartbeat = z.object({ held: z.boolean(), lock: storyLock.nullable(), version: z.number(), state });
export type Heartbeat = z.output<typeof heartbeat>;

export const scheduleAlarm = z.object({
  id: z.number(),
  storyId: z.number(),
  headline: z.string(),
  state,
  kind: z.enum(['missed', 'failed']),
  dueAt: moment,
  at: moment,
  error: sentence.nullable(),
  attempts: z.number(),
  caughtUpAt: moment.nullable(),
});
