import { and, asc, desc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { AuditEntry, BackgroundEditor, Editor } from '../../../platform/auditLog.ts';
import { change } from '../../../platform/change.ts';
import { milliseconds } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { App } from '../../../site/app.ts';
import { NewsroomError, type Sentence } from '../../../site/newsroom/newsroomError.ts';
import { setArticleBreaking } from '../../articles/commands.ts';
import { readBreakingUntil, readNextBreakingEnd, readOverBreaking } from '../../articles/queries.ts';
import { notifyStaff } from '../../notifications/commands.ts';
import { readWorking, type StoryRecord } from '../copies/storyRecord.ts';
import { keepFirstRevision, keepRevision } from '../copies/storyRevisions.ts';
import { wholeCopy } from '../copies/workingCopy.ts';
import { publishFirst } from '../steps/publication.ts';
import { scheduleAlarms, stories, storyRevisions } from '../tables.ts';
import { storyWords as words } from '../words.ts';

// Publishes stories, and ends breaking news, automatically at their time.

/** The tag of changes that put a story on the schedule. */
export const SCHEDULE_TAG = 'story-schedule';

/** The schedule's author entry in the audit log. */
const schedule: BackgroundEditor = { id: 'schedule', name: 'સમયપત્રક' };

/** A story published later than this after its time counts as missed, because no process was running. */
const MISSED_AFTER_MS = milliseconds('5s');
/** Delay before the first retry of a failed publication; it doubles up to the maximum. */
const FIRST_RETRY_MS = milliseconds('5s');
const MAX_RETRY_MS = milliseconds('10m');

const isDue = (now: Date) =>
  and(
    eq(stories.state, 'scheduled'),
    lte(stories.scheduledAt, now),
    or(isNull(stories.scheduleRetryAt), lte(stories.scheduleRetryAt, now)),
  );

/** When the next item is due; undefined if there is none. */
export async function readNextMoment(db: Database): Promise<Date | undefined> {
  const [story] = await db
    .select({ at: sql<Date | null>`min(greatest(${stories.scheduledAt}, ${stories.scheduleRetryAt}))`.mapWith(stories.scheduledAt) })
    .from(stories)
    .where(eq(stories.state, 'scheduled'));
  const moments = [story?.at, await readNextBreakingEnd(db)].filter((moment) => moment instanceof Date);
  return moments.sort((one, other) => one.getTime() - other.getTime())[0];
}

/**
 * Publishes one due story in one transaction; with several processes one of them does it and the others skip it. Its date is the scheduled
 * time. Returns its id, or undefined if none is due. A failure is recorded for the newsroom and retried.
 */
export async function publishDue(app: App, now: Date): Promise<number | undefined> {
  let underWay: number | undefined;
  try {
    return await change({ ...app, by: schedule }, async (tx) => {
      const [story] = await tx
        .select()
        .from(stories)
        .where(isDue(now))
        .orderBy(asc(stories.scheduledAt))
        .limit(1)
        .for('update', { skipLocked: true });
      if (!story?.scheduledAt) return { result: undefined, tags: [], audit: [] };
      underWay = story.id;
      const dueAt = story.scheduledAt;
      const version = story.version + 1;
      const working = await readWorking(tx, story);
      const { tags, ...changes } = await publishFirst(tx, { ...story, version }, dueAt, now);
      await tx
        .update(stories)
        .set({
          state: 'published',
          version,
          note: '',
          scheduledAt: null,
          scheduleAttempts: 0,
          scheduleRetryAt: null,
          updatedAt: now,
          ...changes,
        })
        .where(eq(stories.id, story.id));
      await keepRevision(tx, { story: { id: story.id, state: 'published' }, version, working, by: schedule, now, step: 'publish' });
      const told = await tellLateness(tx, { ...story, headline: working.headline }, { dueAt, hasFailed: story.scheduleAttempts > 0, now });
      const before = { headline: story.headline, state: story.state };
      const after = { headline: working.headline, state: 'published', at: dueAt };
      return {
        result: story.id,
        tags: [...tags, ...told],
        audit: [{ action: 'story.publish', subject: `article:${story.id}`, before, after }],
      };
    });
  } catch (error) {
    if (underWay === undefined) throw error;
    app.log.error({ story: underWay, error }, 'a scheduled story could not be published');
    await noteFailure(app, underWay, error, now);
    return underWay;
  }
}

/** Records an alarm for a late publication, or marks an earlier failure as resolved. Returns the tags that the change must name. */
async function tellLateness(
  tx: Database,
  story: StoryOnSchedule,
  { dueAt, hasFailed, now }: { dueAt: Date; hasFailed: boolean; now: Date },
): Promise<readonly string[]> {
  if (hasFailed) {
    await tx
      .update(scheduleAlarms)
      .set({ caughtUpAt: now })
      .where(and(eq(scheduleAlarms.storyId, story.id), isNull(scheduleAlarms.caughtUpAt)));
  } else if (now.getTime() - dueAt.getTime() > MISSED_AFTER_MS) {
    await tx.insert(scheduleAlarms).values({ storyId: story.id, kind: 'missed', dueAt, at: now, caughtUpAt: now });
    return tellOfMissed(tx, story, '', now);
  }
  return [];
}

type StoryOnSchedule = Pick<typeof stories.$inferSelect, 'id' | 'headline' | 'ownerId'>;

/** Tells the reporter and whoever set the time that a story was not published then. Returns the tags that the change must name. */
async function tellOfMissed(tx: Database, story: StoryOnSchedule, note: string, now: Date): Promise<readonly string[]> {
  const [scheduled] = await tx
    .select({ byId: storyRevisions.savedById })
    .from(storyRevisions)
    .where(and(eq(storyRevisions.storyId, story.id), eq(storyRevisions.step, 'schedule')))
    .orderBy(desc(storyRevisions.id))
    .limit(1);
  const told = [story.ownerId, scheduled?.byId ?? ''].map((staffId) => ({ staffId, kind: 'missedSchedule' as const }));
  return notifyStaff(tx, { story, by: undefined, note, told, now });
}

/** Repeated failures share one alarm. */
async function noteFailure(app: App, id: number, error: unknown, now: Date): Promise<void> {
  await change({ ...app, by: schedule }, async (tx) => {
    const [story] = await tx
      .select()
      .from(stories)
      .where(and(eq(stories.id, id), isDue(now)))
      .for('update');
    if (!story?.scheduledAt) return { result: undefined, tags: [], audit: [] };
    const attempts = Math.min(story.scheduleAttempts + 1, 10_000);
    const wait = Math.min(FIRST_RETRY_MS * 2 ** Math.min(attempts - 1, 20), MAX_RETRY_MS);
    await tx
      .update(stories)
      .set({ scheduleAttempts: attempts, scheduleRetryAt: new Date(now.getTime() + wait) })
      .where(eq(stories.id, id));
    const entry = { at: now, dueAt: story.scheduledAt, error: sentenceOf(error), attempts };
    const [known] = await tx
      .update(scheduleAlarms)
      .set(entry)
      .where(and(eq(scheduleAlarms.storyId, id), eq(scheduleAlarms.kind, 'failed'), isNull(scheduleAlarms.caughtUpAt)))
      .returning({ id: scheduleAlarms.id });
    if (!known) await tx.insert(scheduleAlarms).values({ storyId: id, kind: 'failed', ...entry });
    const tags = attempts === 1 ? await tellOfMissed(tx, story, sentenceOf(error).gu, now) : [];
    const audit: AuditEntry[] = [
      { action: 'story.publicationFailed', subject: `article:${id}`, after: { attempts, error: sentenceOf(error).en } },
    ];
    return { result: undefined, tags, audit: attempts === 1 ? audit : [] };
  });
}

const sentenceOf = (error: unknown): Sentence =>
  error instanceof NewsroomError ? (error.issues[0]?.message ?? error.sentence) : { ...words.failedPublication };

/** Maximum number per run; each takes a row or two. */
const MAX_FALLING = 100;

/** Ends expired breaking news. Returns the number of stories. */
export function fallBreaking(app: App, now: Date): Promise<number> {
  return change({ ...app, by: schedule }, async (tx) => {
    // Locks the newsroom's row first, like every step; a story that is being saved is skipped until the next run.
    const over = await tx
      .select()
      .from(stories)
      .where(inArray(stories.id, await readOverBreaking(tx, now, MAX_FALLING)))
      .for('update', { skipLocked: true });
    const ends = await readBreakingUntil(
      tx,
      over.map(({ id }) => id),
    );
    const still = over.filter(({ id }) => {
      const until = ends.get(id) ?? null;
      return until !== null && until <= now;
    });
    const tags: string[] = [];
    for (const story of still) tags.push(...(await setBreaking(tx, story, { breaking: false, until: null }, { by: schedule, now })));
    const audit: AuditEntry[] = still.map(({ id }) => ({
      action: 'story.breakingOver',
      subject: `article:${id}`,
      after: { breaking: false },
    }));
    return { result: still.length, tags, audit };
  });
}

/**
 * Adds a published story to breaking news, or removes it, also in its working copy. That is a new version, so that an editor who has the
 * story open does not undo it with the next save. Returns cache tags; throws `NewsroomError` (409) if the story is not published.
 */
export async function setBreaking(
  tx: Database,
  story: StoryRecord,
  { breaking, until }: { breaking: boolean; until: Date | null },
  { by, now }: { by: Editor; now: Date },
): Promise<string[]> {
  const end = breaking ? until : null;
  await keepFirstRevision(tx, story);
  const tags = await setArticleBreaking(tx, story.id, breaking, end);
  if (!tags) throw new NewsroomError(409, words.notPublished);
  const decided = { breaking, breakingUntil: end?.toISOString() ?? null };
  const working = story.working && { ...wholeCopy(story.working), ...decided };
  const version = story.version + 1;
  await tx.update(stories).set({ working, version, publishedVersion: version, updatedAt: now }).where(eq(stories.id, story.id));
  await keepRevision(tx, { story, version, working: await readWorking(tx, { id: story.id, working }), by, now });
  return tags;
}
