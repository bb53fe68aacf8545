import { and, desc, eq, gt } from 'drizzle-orm';
import type { AuditEntry } from '../../../platform/auditLog.ts';
import { change } from '../../../platform/change.ts';
import { milliseconds } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { VersionConflict } from '../../../site/newsroom/checkVersion.ts';
import { NewsroomError, type Sentence } from '../../../site/newsroom/newsroomError.ts';
import { nextIds } from '../../articles/commands.ts';
import type { StoryConflict } from '../lists/storyShapes.ts';
import type { EditingContext } from '../steps/editingContext.ts';
import { couldEdit, mayEdit } from '../steps/storySteps.ts';
import { stories } from '../tables.ts';
import { storyWords as words } from '../words.ts';
import { holdLock, readLock } from './storyLocks.ts';
import {
  changedFields,
  isSameCopy,
  listedOf,
  lockStory,
  readPlace,
  readPublishedCopy,
  readWorking,
  type StoryRecord,
  withKnownTopics,
} from './storyRecord.ts';
import { keepByHand, keepConflict, keepFirstRevision, keepRevision, readLastRevision } from './storyRevisions.ts';
import type { WorkingCopy } from './workingCopy.ts';

type Begun = { working: WorkingCopy; plannedFor: string | null; deadline: string | null; isAgain?: boolean };

/** Within this time a story is sent again whose first answer was lost. */
const SENT_AGAIN_MS = milliseconds('1h');

/** Creates a story, locked by its creator. Returns its id, which is that of the earlier one if it is sent again. */
export function createStory(
  { context, staff, now }: EditingContext,
  { working, plannedFor, deadline, isAgain = false }: Begun,
): Promise<number> {
  return change(context, async (tx) => {
    const sent = isAgain ? await readSent(tx, working, { staff, now }) : undefined;
    if (sent !== undefined) {
      await holdLock(tx, sent, staff, now);
      return { result: sent, tags: [], audit: [] };
    }
    const [id] = await nextIds(tx, 1);
    if (id === undefined) throw new Error('The database gave no number');
    await tx.insert(stories).values({
      id,
      state: 'draft',
      working,
      ...(await listedOf(tx, working)),
      createdById: staff.id,
      createdByName: staff.name,
      ownerId: staff.id,
      ownerName: staff.name,
      plannedFor,
      deadline: deadline === null ? null : new Date(deadline),
      createdAt: now,
      updatedAt: now,
    });
    await keepRevision(tx, { story: { id, state: 'draft' }, version: 1, working, by: staff, now });
    await holdLock(tx, id, staff, now);
    const audit: AuditEntry[] = [
      { action: 'story.create', subject: `article:${id}`, after: { headline: working.headline, state: 'draft' } },
    ];
    return { result: id, tags: [], audit };
  });
}

/** The story that an editor has begun lately with just this text. */
async function readSent(tx: Database, working: WorkingCopy, { staff, now }: Pick<EditingContext, 'staff' | 'now'>) {
  const rows = await tx
    .select({ id: stories.id, working: stories.working })
    .from(stories)
    .where(and(eq(stories.ownerId, staff.id), eq(stories.version, 1), gt(stories.updatedAt, new Date(now.getTime() - SENT_AGAIN_MS))))
    .orderBy(desc(stories.updatedAt));
  return rows.find((row) => isSameCopy(row.working ?? undefined, working))?.id;
}

/** The conflict for a save or a step that is based on an outdated version: the current version, and who made it. */
export async function conflictOf(tx: Database, story: StoryRecord, now: Date): Promise<Omit<StoryConflict, 'keptAs'>> {
  const last = await readLastRevision(tx, story.id);
  return {
    version: story.version,
    working: await readWorking(tx, story),
    savedBy: last?.savedByName ?? '',
    savedAt: (last?.savedAt ?? story.updatedAt).toISOString(),
    lock: (await readLock(tx, story.id, now)) ?? null,
  };
}

type Save = { version: number; working: WorkingCopy; autosave: boolean };
type Outcome = { status: 403 | 409; isOutdated: boolean; sentence: Sentence; conflict: StoryConflict } | undefined;

/**
 * Saves an editor's working copy; readers do not see it. A save that is based on an outdated version, or made while another editor holds
 * the lock, is rejected (409), and so is one after a step in which the editor may no longer edit (403); the rejected text is kept as a
 * revision. If the current version has the same content, the save succeeds although the version is newer: the response to an earlier
 * attempt was lost.
 */
export async function saveStory({ context, staff, now }: EditingContext, id: number, sent: Save): Promise<void> {
  const outcome = await change(context, async (tx): Promise<{ result: Outcome; tags: string[]; audit: AuditEntry[] }> => {
    const story = await lockStory(tx, id);
    const save = { ...sent, working: await withKnownTopics(tx, sent.working) };
    const place = await readPlace(tx, story);
    if (!couldEdit(staff, place)) throw new NewsroomError(403, words.notYourStory);
    const lock = await readLock(tx, id, now);
    const isHeld = lock !== undefined && lock.staffId !== staff.id;
    const isStale = story.version !== save.version;
    const isEditable = mayEdit(staff, place);
    if (!isHeld && !isStale && isEditable) {
      await holdLock(tx, id, staff, now);
      return { result: undefined, tags: [], audit: await writeWorking(tx, story, save, { staff, now }) };
    }
    if (isSameCopy(await readWorking(tx, story), save.working)) return { result: undefined, tags: [], audit: [] };
    await keepFirstRevision(tx, story);
    const keptAs = await keepConflict(tx, { story, ...save, by: staff, now });
    const conflict = { ...(await conflictOf(tx, story, now)), keptAs };
    const audit: AuditEntry[] = [{ action: 'story.conflict', subject: `article:${id}`, after: { version: save.version, keptAs } }];
    const isConflict = isHeld || isStale;
    const sentence = isHeld ? words.held : isStale ? words.stale : words.notYoursNow;
    return { result: { status: isConflict ? 409 : 403, isOutdated: isStale && !isHeld, sentence, conflict }, tags: [], audit };
  });
  if (outcome?.isOutdated) throw new VersionConflict(outcome.sentence, { details: outcome.conflict });
  if (outcome) throw new NewsroomError(outcome.status, outcome.sentence, { details: outcome.conflict });
}

/** Makes a copy the current version. An identical copy creates no new version. */
async function writeWorking(
  tx: Database,
  story: StoryRecord,
  { working, autosave }: Save,
  { staff, now }: Pick<EditingContext, 'staff' | 'now'>,
): Promise<AuditEntry[]> {
  const before = await readWorking(tx, story);
  if (isSameCopy(before, working)) {
    if (!autosave) await keepByHand(tx, story.id, staff);
    return [];
  }
  await keepFirstRevision(tx, story);
  const version = story.version + 1;
  const published = story.publishedVersion === null ? undefined : await readPublishedCopy(tx, story.id);
  await tx
    .update(stories)
    .set({ working: isSameCopy(published, working) ? null : working, version, updatedAt: now, ...(await listedOf(tx, working)) })
    .where(eq(stories.id, story.id));
  const { squashed } = await keepRevision(tx, { story, version, working, by: staff, now, autosave });
  const change: AuditEntry = {
    action: 'story.save',
    subject: `article:${story.id}`,
    before: { headline: before.headline },
    after: { headline: working.headline, changed: changedFields(before, working) },
  };
  return squashed ? [] : [change];
}
