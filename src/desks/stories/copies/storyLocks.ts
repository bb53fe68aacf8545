import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { AuditEntry } from '../../../platform/auditLog.ts';
import { change, type WriteContext } from '../../../platform/change.ts';
import type { Database } from '../../../platform/database.ts';
import { NewsroomError } from '../../../site/newsroom/newsroomError.ts';
import type { Staff } from '../../../site/newsroom/staff.ts';
import { notifyStaff } from '../../notifications/commands.ts';
import { HEARTBEAT_SECONDS, type Heartbeat, type StoryLock } from '../lists/storyShapes.ts';
import { couldEdit } from '../steps/storySteps.ts';
import { stories, storyLocks } from '../tables.ts';
import { storyWords as words } from '../words.ts';
import { lockStory, readPlace } from './storyRecord.ts';
import { keepFirstRevision } from './storyRevisions.ts';

/** Three heartbeats may be lost before the lock expires; leaving the screen releases it. */
const DEAD_AFTER_MS = 3.5 * HEARTBEAT_SECONDS * 1_000;

/** The condition for a lock that has not expired. */
export const isAlive = (now: Date): SQL => gt(storyLocks.heartbeatAt, new Date(now.getTime() - DEAD_AFTER_MS));

/** The active locks of some stories. */
export async function readLocks(db: Database, storyIds: readonly number[], now: Date): Promise<Map<number, StoryLock>> {
  if (storyIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(storyLocks)
    .where(and(inArray(storyLocks.storyId, [...storyIds]), isAlive(now)));
  return new Map(
    rows.map(({ storyId, staffId, staffName, since, heartbeatAt }) => [
      storyId,
      { staffId, staffName, since: since.toISOString(), heartbeatAt: heartbeatAt.toISOString() },
    ]),
  );
}

/** The active lock of a story, if there is one. */
export const readLock = async (db: Database, storyId: number, now: Date): Promise<StoryLock | undefined> =>
  (await readLocks(db, [storyId], now)).get(storyId);

/** Acquires the lock, or renews it if the user already has it. */
export async function holdLock(
  tx: Database,
  storyId: number,
  { id: staffId, name: staffName }: Pick<Staff, 'id' | 'name'>,
  now: Date,
): Promise<void> {
  await tx
    .insert(storyLocks)
    .values({ storyId, staffId, staffName, since: now, heartbeatAt: now })
    .onConflictDoUpdate({
      target: storyLocks.storyId,
      set: {
        staffId,
        staffName,
        since: sql`case when ${storyLocks.staffId} = ${staffId} then ${storyLocks.since} else ${now.toISOString()}::timestamptz end`,
        heartbeatAt: now,
      },
    });
}

/** Acquires the lock of a story. Rejected (409, with the lock) if another user holds it, unless it is to be taken over. */
export async function acquireLock(context: WriteContext, staff: Staff, id: number, takeOver: boolean, now: Date): Promise<StoryLock> {
  return change(context, async (tx) => {
    const story = await lockStory(tx, id);
    if (!couldEdit(staff, await readPlace(tx, story))) throw new NewsroomError(403, words.notYourStory);
    const lock = await readLock(tx, id, now);
    const isAnothers = lock !== undefined && lock.staffId !== staff.id;
    if (isAnothers && !takeOver) throw new NewsroomError(409, words.heldByOther, { details: { lock } });
    await keepFirstRevision(tx, story);
    // Replaces the user's own lock from another window or from before a reload, so that the other window cannot release this one later.
    await tx.delete(storyLocks).where(eq(storyLocks.storyId, id));
    await holdLock(tx, id, staff, now);
    const held = await readLock(tx, id, now);
    if (!held) throw new Error('The lock was not written');
    const told = isAnothers ? [{ staffId: lock.staffId, kind: 'takenOver' as const }] : [];
    const tags = await notifyStaff(tx, { story, by: staff, told, now });
    const taken: AuditEntry = {
      action: 'story.takeOver',
      subject: `article:${id}`,
      before: { heldBy: lock?.staffName },
      after: { heldBy: staff.name },
    };
    return { result: held, tags, audit: isAnothers ? [taken] : [] };
  });
}

/** A heartbeat of a screen; returns who holds the lock, and the current version. */
export function recordHeartbeat(context: WriteContext, staff: Staff, id: number, now: Date): Promise<Heartbeat> {
  return change(context, async (tx) => {
    const [renewed] = await tx
      .update(storyLocks)
      .set({ heartbeatAt: now })
      .where(and(eq(storyLocks.storyId, id), eq(storyLocks.staffId, staff.id)))
      .returning({ storyId: storyLocks.storyId });
    const [story] = await tx.select({ version: stories.version, state: stories.state }).from(stories).where(eq(stories.id, id));
    if (!story) throw new NewsroomError(404, words.noStory);
    const result = { held: renewed !== undefined, lock: (await readLock(tx, id, now)) ?? null, ...story };
    return { result, tags: [], audit: [] };
  });
}

/**
 * Releases the user's own lock of a story. With `since`, only the lock acquired at that time: another window of the user may have acquired
 * a new one.
 */
export function releaseLock(context: WriteContext, staff: Staff, id: number, since?: Date): Promise<void> {
  return change(context, async (tx) => {
    await dropLock(tx, id, staff.id, since);
    return { result: undefined, tags: [], audit: [] };
  });
}

/** The same within another write. */
export async function dropLock(tx: Database, storyId: number, staffId: string, since?: Date): Promise<void> {
  await tx
    .delete(storyLocks)
    .where(
      and(eq(storyLocks.storyId, storyId), eq(storyLocks.staffId, staffId), since === undefined ? undefined : eq(storyLocks.since, since)),
    );
}
