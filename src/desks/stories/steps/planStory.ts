import { eq } from 'drizzle-orm';
import { change } from '../../../platform/change.ts';
import { checkVersion } from '../../../site/newsroom/checkVersion.ts';
import { fieldError, NewsroomError } from '../../../site/newsroom/newsroomError.ts';
import { notifyStaff } from '../../notifications/commands.ts';
import { readStaffMember } from '../../staff/queries.ts';
import { dropLock } from '../copies/storyLocks.ts';
import { lockStory, readPlace } from '../copies/storyRecord.ts';
import { stories } from '../tables.ts';
import { storyWords as words } from '../words.ts';
import type { EditingContext } from './editingContext.ts';
import { couldEdit } from './storySteps.ts';

type Plan = { plannedFor: string | null; deadline: string | null; planVersion: number };

/**
 * Sets the planned day and the deadline of a story. Throws 409 if somebody has changed its plan since `planVersion`, the one that the
 * editor saw.
 */
export function planStory({ context, staff }: EditingContext, id: number, { plannedFor, deadline, planVersion }: Plan): Promise<void> {
  return change(context, async (tx) => {
    const story = await lockStory(tx, id);
    if (!couldEdit(staff, await readPlace(tx, story))) throw new NewsroomError(403, words.notYourStory);
    checkVersion({ version: story.planVersion }, planVersion);
    await tx
      .update(stories)
      .set({ plannedFor, deadline: deadline === null ? null : new Date(deadline), planVersion: planVersion + 1 })
      .where(eq(stories.id, id));
    const before = { plannedFor: story.plannedFor, deadline: story.deadline };
    return {
      result: undefined,
      tags: [],
      audit: [{ action: 'story.plan', subject: `article:${id}`, before, after: { plannedFor, deadline } }],
    };
  });
}

/**
 * Assigns a story to another staff member, who becomes its reporter. Only users who may edit the story can do this; suspended accounts
 * cannot be assigned. Throws 409 if somebody has changed the plan since `planVersion`, the one that the editor saw.
 */
export function handStoryOver({ context, staff, now }: EditingContext, id: number, staffId: string, planVersion: number): Promise<void> {
  return change(context, async (tx) => {
    const story = await lockStory(tx, id);
    if (!couldEdit(staff, await readPlace(tx, story))) throw new NewsroomError(403, words.notYourStory);
    checkVersion({ version: story.planVersion }, planVersion);
    const member = await readStaffMember(tx, staffId);
    if (!member || member.suspended) throw fieldError('staffId', words.noColleague);
    const { name } = member.staff;
    await tx
      .update(stories)
      .set({ ownerId: staffId, ownerName: name, planVersion: planVersion + 1 })
      .where(eq(stories.id, id));
    if (staffId !== staff.id) await dropLock(tx, id, staff.id);
    const tags: string[] = [];
    if (staffId !== story.ownerId) {
      const told = [
        { staffId, kind: 'handedOver' as const },
        { staffId: story.ownerId, kind: 'takenOver' as const },
      ];
      tags.push(...(await notifyStaff(tx, { story, by: staff, told, now })));
    }
    const before = { ownerId: story.ownerId, ownerName: story.ownerName };
    const after = { ownerId: staffId, ownerName: name };
    return { result: undefined, tags, audit: [{ action: 'story.handOver', subject: `article:${id}`, before, after }] };
  });
}
