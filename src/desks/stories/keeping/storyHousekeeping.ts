import { and, asc, eq, inArray, isNull, lte, notExists, sql } from 'drizzle-orm';
import type { AuditEntry, BackgroundEditor } from '../../../platform/auditLog.ts';
import { change, type WriteContext } from '../../../platform/change.ts';
import { milliseconds } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { fieldError, NewsroomError } from '../../../site/newsroom/newsroomError.ts';
import { worksFor } from '../../../site/newsroom/staff.ts';
import { newsroomServerWords } from '../../../site/newsroom/words.ts';
import { isUntouched } from '../copies/isUntouched.ts';
import { isAlive } from '../copies/storyLocks.ts';
import { lockStory, readPlace } from '../copies/storyRecord.ts';
import { setBreaking } from '../schedule/scheduled.ts';
import type { EditingContext } from '../steps/editingContext.ts';
import { scheduleAlarms, stories, storyLocks } from '../tables.ts';
import { storyWords as words } from '../words.ts';

/** Stories in the trash can be restored for this long. */
const KEPT_IN_TRASH_MS = milliseconds('30d');
const MAX_AT_ONCE = 500;

/** Permanently deletes stories that have been in the trash long enough: one story, or up to 500. Returns their number. */
export function emptyTrash({ context, now }: Pick<EditingContext, 'context' | 'now'>, id?: number): Promise<number> {
  return change(context, async (tx) => {
    const over = await tx
      .select({ id: stories.id, headline: stories.headline })
      .from(stories)
      .where(
        and(
          eq(stories.state, 'trash'),
          lte(stories.trashedAt, new Date(now.getTime() - KEPT_IN_TRASH_MS)),
          id === undefined ? undefined : eq(stories.id, id),
        ),
      )
      .orderBy(asc(stories.trashedAt))
      .limit(MAX_AT_ONCE)
      .for('update', { skipLocked: true });
    if (id !== undefined && over.length === 0) throw new NewsroomError(409, words.notInTrash);
    await deleteStories(tx, over);
    const audit: AuditEntry[] = over.map((story) => ({
      action: 'story.remove',
      subject: `article:${story.id}`,
      before: { headline: story.headline, state: 'trash' },
    }));
    return { result: over.length, tags: [], audit };
  });
}

/** Deletes locked stories, all in one statement. */
async function deleteStories(tx: Database, locked: readonly { id: number }[]): Promise<void> {
  if (locked.length === 0) return;
  await tx.delete(stories).where(
    inArray(
      stories.id,
      locked.map(({ id }) => id),
    ),
  );
}

/** The author of automatic clean-ups in the audit log. */
const housekeeping: BackgroundEditor = { id: 'housekeeping', name: 'આપમેળે સફાઈ' };
/** A new story that is still empty is deleted after this time. */
const EMPTY_FOR_MS = milliseconds('1h');

/**
 * Deletes new stories that are still empty, up to 500 at once: drafts that nobody has open and that are not planned. If an editor still
 * writes in one, it is created again with their text (`useStory.ts`). Returns their number.
 */
export function removeEmptyStories(context: Omit<WriteContext, 'by'>, now: Date): Promise<number> {
  return change({ ...context, by: housekeeping }, async (tx) => {
    const empty = await tx
      .select({ id: stories.id })
      .from(stories)
      .where(
        and(
          isUntouched(),
          lte(stories.updatedAt, new Date(now.getTime() - EMPTY_FOR_MS)),
          notExists(
            tx
              .select({ one: sql`1` })
              .from(storyLocks)
              .where(and(eq(storyLocks.storyId, stories.id), isAlive(now))),
          ),
        ),
      )
      .orderBy(asc(stories.updatedAt))
      .limit(MAX_AT_ONCE)
      .for('update', { skipLocked: true });
    await deleteStories(tx, empty);
    const audit = empty.map(
      ({ id }): AuditEntry => ({ action: 'story.remove', subject: `article:${id}`, before: { headline: '', state: 'draft' } }),
    );
    return { result: empty.length, tags: [], audit };
  });
}

/** Acknowledges an alarm of the schedule, so that it is no longer shown. */
export function acknowledgeAlarm({ context, now }: EditingContext, id: number): Promise<void> {
  return change(context, async (tx) => {
    const [alarm] = await tx
      .update(scheduleAlarms)
      .set({ acknowledgedAt: now, acknowledgedBy: context.by.name })
      .where(and(eq(scheduleAlarms.id, id), isNull(scheduleAlarms.acknowledgedAt)))
      .returning({ storyId: scheduleAlarms.storyId, kind: scheduleAlarms.kind });
    if (!alarm) throw new NewsroomError(404, words.noAlarm);
    const audit: AuditEntry[] = [{ action: 'story.acknowledgeAlarm', subject: `article:${alarm.storyId}`, after: { kind: alarm.kind } }];
    return { result: undefined, tags: [], audit };
  });
}

/** Adds a published story to breaking news at once, until a time or until it is removed; or removes it. */
export function markBreaking(
  { context, staff, now }: EditingContext,
  id: number,
  { breaking, until }: { breaking: boolean; until: Date | null },
): Promise<void> {
  return change(context, async (tx) => {
    if (breaking && until !== null && until <= now) throw fieldError('until', words.momentPast);
    const story = await lockStory(tx, id);
    if (!worksFor(staff, await readPlace(tx, story))) throw new NewsroomError(403, newsroomServerWords.otherDesk);
    const tags = await setBreaking(tx, story, { breaking, until }, { by: staff, now });
    return {
      result: undefined,
      tags,
      audit: [{ action: 'story.breaking', subject: `article:${id}`, after: { headline: story.headline, breaking, until } }],
    };
  });
}
