import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { change, type Press } from '../../../platform/change.ts';
import type { Database } from '../../../platform/database.ts';
import { Refusal } from '../../../site/newsroom/refusal.ts';
import type { Staff } from '../../../site/newsroom/staff.ts';
import { HEARTBEAT_SECONDS, type Heartbeat, type StoryLock } from '../storyShapes.ts';
import { couldEdit } from '../storySteps.ts';
import { stories, storyLocks } from '../tables.ts';
import { readPlace, takeStory } from './storyRecord.ts';
import { keepFirstRevision } from './storyRevisions.ts';
import { storyWords as say } from './words.ts';

/** Two signs of life may be lost before someone else may take the story. */
const DEAD_AFTER_MS = 3 * HEARTBEAT_SECONDS * 1_000;

const lastAlive = (now: Date) => new Date(now.getTime() - DEAD_AFTER_MS);

/** The living locks of some stories. */
export async function readLocks(db: Database, storyIds: readonly number[], now: Date): Promise<Map<number, StoryLock>> {
  if (storyIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(storyLocks)
    .where(and(inArray(storyLocks.storyId, [...storyIds]), gt(storyLocks.heartbeatAt, lastAlive(now))));
  return new Map(
    rows.map(({ storyId, staffId, staffName, since, heartbeatAt }) => [
      storyId,
      { staffId, staffName, since: since.toISOString(), heartbeatAt: heartbeatAt.toISOString() },
    ]),
  );
}

/** The lock of a story, if someone holds it now. */
export const readLock = async (db: Database, storyId: number, now: Date): Promise<StoryLock | undefined> =>
  (await readLocks(db, [storyId], now)).get(storyId);

/** Makes the story theirs, or gives a sign of life when it is already. */
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

/** Takes a story in hand. Refuses (409, with the lock) when another holds it, unless it shall be taken over. */
export async function takeLock(press: Press, staff: Staff, id: number, takeOver: boolean, now: Date): Promise<StoryLock> {
  return change(press, async (tx) => {
    const story = await takeStory(tx, id);
    if (!couldEdit(staff, await readPlace(tx, story))) throw new Refusal(403, say.notYourStory);
    const lock = await readLock(tx, id, now);
    const isAnothers = lock !== undefined && lock.staffId !== staff.id;
    if (isAnothers && !takeOver) throw new Refusal(409, say.heldByOther, { details: { lock } });
    await keepFirstRevision(tx, story);
    await holdLock(tx, id, staff, now);
    const held = await readLock(tx, id, now);
    if (!held) throw new Error('The lock was not written');
    const taken = {
      action: 'story.takeOver',
      subject: `article:${id}`,
      before: { heldBy: lock?.staffName },
      after: { heldBy: staff.name },
    };
    return { result: held, tags: [], audit: isAnothers ? [taken] : [] };
  });
}

/** A sign of life from a screen; it is told who holds the story, and which version stands. */
export function beatLock(press: Press, staff: Staff, id: number, now: Date): Promise<Heartbeat> {
  return change(press, async (tx) => {
    const [beaten] = await tx
      .update(storyLocks)
      .set({ heartbeatAt: now })
      .where(and(eq(storyLocks.storyId, id), eq(storyLocks.staffId, staff.id)))
      .returning({ storyId: storyLocks.storyId });
    const [story] = await tx.select({ version: stories.version, state: stories.state }).from(stories).where(eq(stories.id, id));
    if (!story) throw new Refusal(404, say.noStory);
    const result = { held: beaten !== undefined, lock: (await readLock(tx, id, now)) ?? null, ...story };
    return { result, tags: [], audit: [] };
  });
}

/** Lets a story go; one that another holds stays theirs. */
export function releaseLock(press: Press, staff: Staff, id: number): Promise<void> {
  return change(press, async (tx) => {
    await tx.delete(storyLocks).where(and(eq(storyLocks.storyId, id), eq(storyLocks.staffId, staff.id)));
    return { result: undefined, tags: [], audit: [] };
  });
}
