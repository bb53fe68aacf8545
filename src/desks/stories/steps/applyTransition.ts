import { eq } from 'drizzle-orm';
import { change } from '../../../platform/change.ts';
import { DAY_MS } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { VersionConflict } from '../../../site/newsroom/checkVersion.ts';
import { fieldError, NewsroomError } from '../../../site/newsroom/newsroomError.ts';
import type { Staff } from '../../../site/newsroom/staff.ts';
import { conflictOf } from '../copies/saveStory.ts';
import { dropLock } from '../copies/storyLocks.ts';
import { lockStory, readPlace, readWorking, type StoryRecord } from '../copies/storyRecord.ts';
import { keepFirstRevision, keepRevision } from '../copies/storyRevisions.ts';
import { SCHEDULE_TAG } from '../schedule/scheduled.ts';
import { stories } from '../tables.ts';
import { storyWords as words } from '../words.ts';
import { readyCategory } from './checkStory.ts';
import type { EditingContext } from './editingContext.ts';
import { bringBack, discardChanges, publishFirst, updatePublished, withdrawStory } from './publication.ts';
import { mayEdit, mayTake, ruleOf, type StoryPlace, type StoryState, type StoryStep } from './storySteps.ts';
import { tellOfStep } from './tellStaff.ts';

type StepRequest = { step: StoryStep; version: number; note: string; at?: Date | undefined; smallCorrection: boolean };

/** Maximum time ahead for scheduling a story. */
const FURTHEST_MS = 366 * DAY_MS;

/** Applies a workflow step to a story. Throws if the step table does not allow it for this user. */
export function applyTransition({ context, staff, now }: EditingContext, id: number, query: StepRequest): Promise<void> {
  return change(context, async (tx) => {
    const { step, note } = query;
    const rule = ruleOf(step);
    if (!Object.values(rule.from).some((reach) => reach[staff.role] !== undefined)) throw new NewsroomError(403, words.notYourStep);
    const story = await lockStory(tx, id);
    refuseOthers(step, staff, await readPlace(tx, story));
    if (story.version !== query.version) throw new VersionConflict(words.changedMeanwhile, { details: await conflictOf(tx, story, now) });
    if (rule.note === 'needed' && note === '') throw fieldError('note', words.noteNeeded);
    const at = rule.isTimed ? readMoment(query.at, now) : undefined;
    if (rule.isChecked) await readyCategory(tx, story.id, await readWorking(tx, story));
    await keepFirstRevision(tx, story);
    const state = rule.to === 'before' ? (story.trashedFrom ?? 'draft') : rule.to;
    const version = story.version + 1;
    const working = await readWorking(tx, story);
    const { tags, ...changes } = await carryOut(tx, { ...story, version }, { ...query, at }, now);
    await tx
      .update(stories)
      .set({ state, version, updatedAt: now, ...changes })
      .where(eq(stories.id, id));
    const kept = step === 'discard' ? await readWorking(tx, { id, working: null }) : working;
    await keepRevision(tx, { story: { id, state }, version, working: kept, by: staff, now, step, note });
    if (rule.givesAway || !mayEdit(staff, await readPlace(tx, { ...story, state }))) await dropLock(tx, id, staff.id);
    const told = await tellOfStep(tx, { story, headline: kept.headline, step, note, by: staff, now });
    const before = { headline: story.headline, state: story.state };
    const after = { headline: kept.headline, state, ...(note === '' ? {} : { note }), ...(at ? { at } : {}) };
    return { result: undefined, tags: [...tags, ...told], audit: [{ action: `story.${step}`, subject: `article:${id}`, before, after }] };
  });
}

function refuseOthers(step: StoryStep, staff: Staff, place: StoryPlace): void {
  if (mayTake(step, staff, place)) return;
  const states = Object.keys(ruleOf(step).from).filter((state): state is StoryState => state !== place.state);
  const isFromHere = ruleOf(step).from[place.state] !== undefined;
  const couldElsewhere = states.some((state) => mayTake(step, staff, { ...place, state }));
  throw !isFromHere && couldElsewhere
    ? new NewsroomError(409, words.notFromHere, { details: { state: place.state } })
    : new NewsroomError(403, words.notYourStep);
}

function readMoment(at: Date | undefined, now: Date): Date {
  if (!at) throw fieldError('at', words.momentNeeded);
  if (at <= now) throw fieldError('at', words.momentPast);
  if (at.getTime() - now.getTime() > FURTHEST_MS) throw fieldError('at', words.momentFar);
  return at;
}

type Changes = Partial<typeof stories.$inferInsert> & { tags: readonly string[] };

/** The effects of a step besides the new state. */
async function carryOut(tx: Database, story: StoryRecord, { step, note, at, smallCorrection }: StepRequest, now: Date): Promise<Changes> {
  const offSchedule = { scheduledAt: null, scheduleAttempts: 0, scheduleRetryAt: null };
  switch (step) {
    case 'schedule':
      return { ...offSchedule, scheduledAt: at ?? null, note: '', tags: [SCHEDULE_TAG] };
    case 'unschedule':
      return { ...offSchedule, tags: [] };
    case 'publish':
      return { ...offSchedule, note: '', ...(await publishFirst(tx, story, now, now)) };
    case 'update':
      return updatePublished(tx, story, smallCorrection, now);
    case 'discard':
      return discardChanges(tx, story);
    case 'withdraw':
      return { ...(await withdrawStory(tx, story)), note };
    case 'restore_published':
      return { note: '', ...(await bringBack(tx, story, now)) };
    case 'trash':
      // The note for readers of a withdrawn story is kept.
      return { trashedFrom: story.state, trashedAt: now, tags: [] };
    case 'untrash':
      return { trashedFrom: null, trashedAt: null, tags: [] };
    default:
      return { note, tags: [] };
  }
}
