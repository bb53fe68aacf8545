import { z } from 'zod';
import type { Sentence } from '../../../site/newsroom/newsroomError.ts';
import { type WorkingCopy, workingCopy } from '../copies/workingCopy.ts';
import type { StoryCheck } from '../steps/storyChecks.ts';
import { type StoryState, type StoryStep, storyStates, storyStepNames } from '../steps/storySteps.ts';

/**
 * What the newsroom's calls about stories take and give, for the server and the screens. All stand under `/newsroom/api`:
 *
 * - `GET /stories` (`page`, `perPage`, `sort`, `order`, `filter` as JSON of `storyFilter`, or `ids`) gives `{data: StoryRow[], total}`;
 *   `total` counts no further than `MOST_COUNTED`. `sort` is `updatedAt` (also when empty), `plannedFor` or `scheduledAt`.
 * - `GET /stories/:id` gives a `StoryInHand`.
 * - `POST /stories` takes `newStory`, gives a `StoryInHand`.
 * - `PUT /stories/:id` takes `savedStory`, gives a `StoryInHand`; 409 with a `StoryConflict` in `details` when another version stands
 *   or another one holds the story: what was sent is kept as a revision. So it is when the story has gone a step in which they may not
 *   change it (403); what stands already is saved, whatever its version.
 * - `POST /stories/:id/steps` takes `takenStep`, gives a `StoryInHand`; 422 with the errors of `storyChecks.ts` as `issues`.
 * - `PUT /stories/:id/plan` takes `storyPlan`, gives a `StoryInHand`.
 * - `PUT /stories/:id/owner` takes `newOwner`, gives a `StoryInHand`.
 * - `PUT /stories/:id/breaking` takes `breakingNews`: on and off, for a published story, at once.
 * - `GET /stories/:id/revisions` (`before`: a revision's id) gives `{data: RevisionRow[]}`, newest first, 50 at most;
 *   `GET /stories/:id/revisions/:revision` gives a `Revision`; `POST /stories/:id/restore` takes `restoredRevision`, gives a `StoryInHand`.
 * - `POST /stories/:id/lock` takes `askedLock`, gives `{lock: StoryLock}`; 409 with `{lock}` in `details` when another holds it.
 *   `POST /stories/:id/heartbeat` gives a `Heartbeat`, every 10 seconds; `DELETE /stories/:id/lock` (`since`) lets go.
 * - `GET /stories/:id/preview` (`revision`) is the page as readers would see it.
 * - `GET /stories/slug` (`headline`, `id`) gives `{slug, taken}`: a free one for a headline, and whether the plain one was taken.
 * - `GET /stories/today` gives `{day, data: StoryRow[]}`: the plan; `GET /stories/waiting` gives `{data: StoryRow[]}`: what waits for
 *   whoever asks; `GET /stories/most-read` gives `{data: {id, headline, category, reads}[]}`: the hottest now, with all their reads.
 * - `GET /schedule-alarms` gives `{data: ScheduleAlarm[]}`: those of which nobody has taken note;
 *   `POST /schedule-alarms/:id/acknowledge` takes note.
 * - `DELETE /stories/:id` removes for good what has lain in the trash for 30 days, `POST /stories/empty-trash` all of that; gives `{removed}`.
 */

/** The list says no larger number than this, with `+` beside it. */
export const MAX_COUNTED = 1_000;

/** The screen says this often that a story is still open there. */
export const HEARTBEAT_SECONDS = 10;

const topicId = z.number().int().min(1).max(2_147_483_647);
const moment = z.iso.datetime({ offset: true });

export const storyFilter = z.object({
  state: z.union([z.enum(storyStates), z.array(z.enum(storyStates)).max(storyStates.length)]).optional(),
  /** Only those of whoever asks. */
  mine: z.boolean().optional(),
  categoryId: topicId.optional(),
  cityId: topicId.optional(),
  authorId: topicId.optional(),
  /** Words of the headline, in any spelling and either script. */
  q: z.string().max(200).optional(),
});

export const newStory = z.object({
  working: workingCopy.prefault({}),
  plannedFor: z.iso.date().nullable().default(null),
  deadline: moment.nullable().default(null),
});

const version = z.number().int().min(0).max(2_147_483_647);

export const savedStory = z.object({ version, working: workingCopy, autosave: z.boolean().default(false) });

export const takenStep = z.object({
  step: z.enum(storyStepNames),
  /** The version that was before the editor. */
  version,
  note: z.string().trim().max(500).default(''),
  /** For `schedule`. */
  at: moment.optional(),
  /** For `update`: the time of the last change that readers see does not move. */
  smallCorrection: z.boolean().default(false),
});

export const storyPlan = z.object({ plannedFor: z.iso.date().nullable(), deadline: moment.nullable() });
export const newOwner = z.object({ staffId: z.string().min(1).max(60) });
export const breakingNews = z.object({ breaking: z.boolean(), until: moment.nullable().default(null) });
export const restoredRevision = z.object({ revision: z.number().int().positive().max(Number.MAX_SAFE_INTEGER), version });
export const askedLock = z.object({ takeOver: z.boolean().default(false) });
/** The `since` of the lock that is let go; any of one's own without. */
export const releasedLock = z.object({ since: moment.optional() });

/** Moments are ISO 8601 in UTC. */
export type StoryLock = { staffId: string; staffName: string; since: string; heartbeatAt: string };

export type StoryRow = {
  id: number;
  state: StoryState;
  headline: string;
  slug: string;
  version: number;
  publishedVersion: number | null;
  /** Published, and changed since. */
  hasChanges: boolean;
  categoryId: number | null;
  cityId: number | null;
  authorIds: number[];
  ownerId: string;
  ownerName: string;
  note: string;
  plannedFor: string | null;
  deadline: string | null;
  scheduledAt: string | null;
  publishedAt: string | null;
  createdAt: string;
  updatedAt: string;
  /** Who has it open now. */
  lock: StoryLock | null;
};

export type StoryForEditing = StoryRow & {
  working: WorkingCopy;
  /** Where readers find it, or found it. */
  address: string | null;
  createdByName: string;
  checks: StoryCheck[];
  /** What whoever asks may do with it as it stands. */
  steps: StoryStep[];
  mayEdit: boolean;
};

export type StoryConflict = {
  version: number;
  working: WorkingCopy;
  savedBy: string;
  savedAt: string;
  lock: StoryLock | null;
  /** The revision in which the rejected save is kept. */
  keptAs: number;
};

export type RevisionRow = {
  id: number;
  version: number;
  state: StoryState;
  step: StoryStep | null;
  note: string;
  savedById: string;
  savedByName: string;
  savedAt: string;
  autosave: boolean;
  conflict: boolean;
};
export type Revision = RevisionRow & { working: WorkingCopy };

/** Whether whoever asks still holds it, who does, and which version stands. */
export type Heartbeat = { held: boolean; lock: StoryLock | null; version: number; state: StoryState };

export type ScheduleAlarm = {
  id: number;
  storyId: number;
  headline: string;
  state: StoryState;
  kind: 'missed' | 'failed';
  dueAt: string;
  at: string;
  error: Sentence | null;
  attempts: number;
  caughtUpAt: string | null;
};
