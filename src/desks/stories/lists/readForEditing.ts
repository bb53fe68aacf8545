import { and, asc, desc, eq, getTableColumns, isNull, lt } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database } from '../../../platform/database.ts';
import type { App } from '../../../site/app.ts';
import { NewsroomError } from '../../../site/newsroom/newsroomError.ts';
import type { Staff } from '../../../site/newsroom/staff.ts';
import { readCards } from '../../articles/queries.ts';
import { readPlace, readWorking } from '../copies/storyRecord.ts';
import { wholeCopy } from '../copies/workingCopy.ts';
import { checkWorkingCopy } from '../steps/checkStory.ts';
import { mayEdit, stepsFor } from '../steps/storySteps.ts';
import { scheduleAlarms, stories, storyRevisions } from '../tables.ts';
import { storyWords as words } from '../words.ts';
import { readStoryRow } from './readStories.ts';
import type { revisionRow, scheduleAlarm, storyRevision } from './storyShapes.ts';

/** A story for editing, with missing parts, warnings and the user's permissions. */
export async function readForEditing(app: Pick<App, 'db' | 'contributions'>, staff: Staff, id: number, now: Date) {
  const { db } = app;
  const row = await readStoryRow(db, id, now);
  const [more] = await db
    .select({ working: stories.working, createdByName: stories.createdByName, formerAddress: stories.formerAddress })
    .from(stories)
    .where(eq(stories.id, id));
  if (!row || !more) return undefined;
  const working = await readWorking(db, { id, working: more.working });
  const place = await readPlace(db, row);
  const [card] = row.publishedVersion === null ? [] : await readCards(db, [id]);
  return {
    ...row,
    working,
    address: card?.address ?? more.formerAddress,
    createdByName: more.createdByName,
    checks: await checkWorkingCopy(app, { id, copy: working }, now),
    steps: stepsFor(staff, place).filter((step) => row.hasChanges || (step !== 'update' && step !== 'discard')),
    mayEdit: mayEdit(staff, place),
  };
}

const REVISIONS_AT_ONCE = 50;

const { storyId: _story, begunAt: _begun, working, ...revisionColumns } = getTableColumns(storyRevisions);

/** A story's revisions, newest first; `before` continues after a revision. */
export async function readRevisions(db: Database, storyId: number, before: number | undefined): Promise<z.input<typeof revisionRow>[]> {
  return db
    .select(revisionColumns)
    .from(storyRevisions)
    .where(and(eq(storyRevisions.storyId, storyId), before === undefined ? undefined : lt(storyRevisions.id, before)))
    .orderBy(desc(storyRevisions.id))
    .limit(REVISIONS_AT_ONCE);
}

/** One full revision. Throws if the story has no such revision. */
export async function readRevision(db: Database, storyId: number, id: number): Promise<z.input<typeof storyRevision>> {
  const [row] = await db
    .select({ ...revisionColumns, working })
    .from(storyRevisions)
    .where(and(eq(storyRevisions.id, id), eq(storyRevisions.storyId, storyId)));
  if (!row) throw new NewsroomError(404, words.noRevision);
  return { ...row, working: wholeCopy(row.working) };
}

const MAX_ALARMS = 100;

/** Alarms of the schedule that are not acknowledged. */
export async function readOpenAlarms(db: Database): Promise<z.input<typeof scheduleAlarm>[]> {
  const { acknowledgedAt, acknowledgedBy: _by, ...columns } = getTableColumns(scheduleAlarms);
  return db
    .select({ ...columns, headline: stories.headline, state: stories.state })
    .from(scheduleAlarms)
    .innerJoin(stories, eq(stories.id, scheduleAlarms.storyId))
    .where(isNull(acknowledgedAt))
    .orderBy(asc(scheduleAlarms.at))
    .limit(MAX_ALARMS);
}
