import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { change } from '../../../platform/change.ts';
import { milliseconds } from '../../../platform/clock.ts';
import { Refusal } from '../../../site/newsroom/refusal.ts';
import { worksFor } from '../../../site/newsroom/staff.ts';
import { newsroomServerWords } from '../../../site/newsroom/words.ts';
import { scheduleAlarms, stories } from '../tables.ts';
import type { AtDesk } from './atDesk.ts';
import { setBreaking } from './scheduled.ts';
import { readPlace, takeStory } from './storyRecord.ts';
import { storyWords as say } from './words.ts';

/** What was put into the trash can be brought back for so long. */
const KEPT_IN_TRASH_MS = milliseconds('30d');
const MOST_AT_ONCE = 500;

/** Removes for good what has lain in the trash long enough: one story, or up to 500. Gives how many there were. */
export function emptyTrash({ press, now }: Pick<AtDesk, 'press' | 'now'>, id?: number): Promise<number> {
  return change(press, async (tx) => {
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
      .limit(MOST_AT_ONCE)
      .for('update', { skipLocked: true });
    if (id !== undefined && over.length === 0) throw new Refusal(409, say.notInTrash);
    for (const story of over) await tx.delete(stories).where(eq(stories.id, story.id));
    const audit = over.map((story) => ({
      action: 'story.remove',
      subject: `article:${story.id}`,
      before: { headline: story.headline, state: 'trash' },
    }));
    return { result: over.length, tags: [], audit };
  });
}

/** Takes note of an alarm of the schedule, which then is no longer shown. */
export function acknowledgeAlarm({ press, now }: AtDesk, id: number): Promise<void> {
  return change(press, async (tx) => {
    const [alarm] = await tx
      .update(scheduleAlarms)
      .set({ acknowledgedAt: now, acknowledgedBy: press.by.name })
      .where(and(eq(scheduleAlarms.id, id), isNull(scheduleAlarms.acknowledgedAt)))
      .returning({ storyId: scheduleAlarms.storyId, kind: scheduleAlarms.kind });
    if (!alarm) throw new Refusal(404, say.noAlarm);
    const audit = [{ action: 'story.acknowledgeAlarm', subject: `article:${alarm.storyId}`, after: { kind: alarm.kind } }];
    return { result: undefined, tags: [], audit };
  });
}

/** Puts a published story among breaking news at once, until a moment or until it is taken down; or takes it down. */
export function markBreaking(
  { press, staff, now }: AtDesk,
  id: number,
  { breaking, until }: { breaking: boolean; until: Date | null },
): Promise<void> {
  return change(press, async (tx) => {
    if (breaking && until !== null && until <= now)
      throw new Refusal(422, say.momentPast, { issues: [{ path: 'until', message: say.momentPast }] });
    const story = await takeStory(tx, id);
    if (!worksFor(staff, await readPlace(tx, story))) throw new Refusal(403, newsroomServerWords.otherDesk);
    const tags = await setBreaking(tx, id, { breaking, until });
    return {
      result: undefined,
      tags,
      audit: [{ action: 'story.breaking', subject: `article:${id}`, after: { headline: story.headline, breaking, until } }],
    };
  });
}
