import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { AuditEntry } from '../../../platform/auditLog.ts';
import { change } from '../../../platform/change.ts';
import { milliseconds } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { App } from '../../../site/app.ts';
import { NewsroomError, type Sentence } from '../../../site/newsroom/newsroomError.ts';
import { setArticleBreaking } from '../../articles/commands.ts';
import { readBreakingUntil, readNextBreakingEnd, readOverBreaking } from '../../articles/queries.ts';
import { readWorking } from '../copies/storyRecord.ts';
import { keepRevision } from '../copies/storyRevisions.ts';
import { publishFirst } from '../steps/publication.ts';
import { scheduleAlarms, stories } from '../tables.ts';
import { storyWords as words } from '../words.ts';

// What comes before readers, and goes, at its moment and by itself.

/** In the log, the schedule is an editor of its own. */
const schedule = { id: 'schedule', name: 'સમયપત્રક' };

/** What is published later than this after its moment was missed: nobody was there to publish it. */
const MISSED_AFTER_MS = milliseconds('5s');
/** A publication that failed is tried again after this, then twice that, and so on, up to the longest. */
const FIRST_RETRY_MS = milliseconds('5s');
const MAX_RETRY_MS = milliseconds('10m');

const isDue = (now: Date) =>
  and(
    eq(stories.state, 'scheduled'),
    lte(stories.scheduledAt, now),
    or(isNull(stories.scheduleRetryAt), lte(stories.scheduleRetryAt, now)),
  );

/** When something is next to be done; undefined when nothing is. */
export async function readNextMoment(db: Database): Promise<Date | undefined> {
  const [story] = await db
    .select({ at: sql<Date | null>`min(greatest(${stories.scheduledAt}, ${stories.scheduleRetryAt}))`.mapWith(stories.scheduledAt) })
    .from(stories)
    .where(eq(stories.state, 'scheduled'));
  const moments = [story?.at, await readNextBreakingEnd(db)].filter((moment) => moment instanceof Date);
  return moments.sort((one, other) => one.getTime() - other.getTime())[0];
}

/**
 * Publishes one story whose moment has come, in one transaction: of several processes one does it, the others pass it over. Its date is the
 * moment for which it was scheduled. Gives its id, or undefined when none is due. What fails is kept for the newsroom and tried again.
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
      await tellLateness(tx, story.id, { dueAt, hasFailed: story.scheduleAttempts > 0, now });
      const before = { headline: story.headline, state: story.state };
      const after = { headline: working.headline, state: 'published', at: dueAt };
      return { result: story.id, tags, audit: [{ action: 'story.publish', subject: `article:${story.id}`, before, after }] };
    });
  } catch (error) {
    if (underWay === undefined) throw error;
    app.log.error({ story: underWay, error: String(error) }, 'a scheduled story could not be published');
    await noteFailure(app, underWay, error, now);
    return underWay;
  }
}

/** What came too late is an alarm; what had failed is caught up with now. */
async function tellLateness(
  tx: Database,
  storyId: number,
  { dueAt, hasFailed, now }: { dueAt: Date; hasFailed: boolean; now: Date },
): Promise<void> {
  if (hasFailed) {
    await tx
      .update(scheduleAlarms)
      .set({ caughtUpAt: now })
      .where(and(eq(scheduleAlarms.storyId, storyId), isNull(scheduleAlarms.caughtUpAt)));
  } else if (now.getTime() - dueAt.getTime() > MISSED_AFTER_MS) {
    await tx.insert(scheduleAlarms).values({ storyId, kind: 'missed', dueAt, at: now, caughtUpAt: now });
  }
}

/** One alarm for as long as it goes on failing. */
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
    const audit: AuditEntry[] = [
      { action: 'story.publicationFailed', subject: `article:${id}`, after: { attempts, error: sentenceOf(error).en } },
    ];
    return { result: undefined, tags: [], audit: attempts === 1 ? audit : [] };
  });
}

const sentenceOf = (error: unknown): Sentence =>
  error instanceof NewsroomError ? (error.issues[0]?.message ?? error.sentence) : { ...words.failedPublication };

/** So many at once: each is a row or two. */
const MAX_FALLING = 100;

/** Takes down breaking news whose time is over. Gives how many fell. */
export function fallBreaking(app: App, now: Date): Promise<number> {
  return change({ ...app, by: schedule }, async (tx) => {
    // The newsroom's row is taken first, as by every step; a story that an editor is saving follows a moment later.
    const over = await tx
      .select({ id: stories.id })
      .from(stories)
      .where(inArray(stories.id, await readOverBreaking(tx, now, MAX_FALLING)))
      .for('update', { skipLocked: true });
    const ends = await readBreakingUntil(
      tx,
      over.map(({ id }) => id),
    );
    const still = [...ends].flatMap(([id, until]) => (until !== null && until <= now ? [{ id }] : []));
    const tags: string[] = [];
    for (const { id } of still) tags.push(...(await setBreaking(tx, id, { breaking: false, until: null })));
    const audit: AuditEntry[] = still.map(({ id }) => ({
      action: 'story.breakingOver',
      subject: `article:${id}`,
      after: { breaking: false },
    }));
    return { result: still.length, tags, audit };
  });
}

/** Puts a published story among breaking news, or takes it down, also in what editors have in hand of it. Gives cache tags. */
export async function setBreaking(
  tx: Database,
  id: number,
  { breaking, until }: { breaking: boolean; until: Date | null },
): Promise<string[]> {
  const end = breaking ? until : null;
  const tags = await setArticleBreaking(tx, id, breaking, end);
  if (!tags) throw new NewsroomError(409, words.notPublished);
  const inHand = JSON.stringify({ breaking, breakingUntil: end?.toISOString() ?? null });
  await tx
    .update(stories)
    .set({ working: sql`${stories.working} || ${inHand}::jsonb` })
    .where(eq(stories.id, id));
  return tags;
}
