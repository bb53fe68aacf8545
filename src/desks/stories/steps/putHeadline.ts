import { eq } from 'drizzle-orm';
import type { AuditEntry, Editor } from '../../../platform/auditLog.ts';
import type { Database } from '../../../platform/database.ts';
import { NewsroomError } from '../../../site/newsroom/newsroomError.ts';
import type { Staff } from '../../../site/newsroom/staff.ts';
import { replaceArticle } from '../../articles/commands.ts';
import { readArticleRow } from '../../articles/queries.ts';
import { draftOf, isSameCopy, listedOf, lockStory, readPlace, readPublishedCopy } from '../copies/storyRecord.ts';
import { keepFirstRevision, keepRevision } from '../copies/storyRevisions.ts';
import { type WorkingCopy, wholeCopy } from '../copies/workingCopy.ts';
import { stories } from '../tables.ts';
import { storyWords as words } from '../words.ts';
import { mayTake } from './storySteps.ts';

/** Throws `NewsroomError` unless the user may publish changes of this story now. Locks the story until the transaction ends. */
export async function requireUpdater(tx: Database, staff: Staff, id: number): Promise<void> {
  const story = await lockStory(tx, id);
  if (story.state !== 'published') throw new NewsroomError(409, words.notPublished);
  if (!mayTake('update', staff, await readPlace(tx, story))) throw new NewsroomError(403, words.notYourStep);
}

/** Whether the user may publish changes of this story now. */
export async function mayUpdate(db: Database, staff: Staff, id: number): Promise<boolean> {
  const [story] = await db.select().from(stories).where(eq(stories.id, id));
  return story !== undefined && mayTake('update', staff, await readPlace(db, story));
}

type Headlines = Partial<Pick<WorkingCopy, 'headline' | 'listHeadline'>>;

/**
 * Publishes other headlines of a published story, without what editors have in hand of it, and puts them into their
 * copy too where they have not changed them. The time of its last change stays. Returns the cache tags and the entry
 * for the audit log; throws `NewsroomError` (409) if it is not published.
 */
export async function putHeadline(
  tx: Database,
  id: number,
  headlines: Headlines,
  { by, note, now }: { by: Editor; note: string; now: Date },
): Promise<{ tags: string[]; audit: AuditEntry }> {
  const story = await lockStory(tx, id);
  const [before, shown] = [await readPublishedCopy(tx, id), await readArticleRow(tx, id)];
  if (!before || !shown) throw new NewsroomError(409, words.notPublished);
  await keepFirstRevision(tx, story);
  const published = { ...before, ...headlines };
  const { publishedAt, updatedAt } = shown;
  const tags = await replaceArticle(tx, id, draftOf(published, shown.categoryId, { publishedAt, updatedAt, now }));
  const workingCopy = story.working && wholeCopy(story.working);
  const working = workingCopy && {
    ...workingCopy,
    ...(workingCopy.headline === before.headline ? { headline: published.headline } : {}),
    ...(workingCopy.listHeadline === before.listHeadline ? { listHeadline: published.listHeadline } : {}),
  };
  const changed = working && !isSameCopy(published, working) ? working : null;
  const copy = changed ?? published;
  const version = story.version + 1;
  await tx
    .update(stories)
    .set({ working: changed, version, publishedVersion: version, updatedAt: now, ...(await listedOf(tx, copy)) })
    .where(eq(stories.id, id));
  await keepRevision(tx, { story, version, working: copy, by, now, step: 'update', note });
  const textsOf = ({ headline, listHeadline }: WorkingCopy) => ({ headline, listHeadline });
  return {
    tags,
    audit: { action: 'story.update', subject: `article:${id}`, before: textsOf(before), after: { ...textsOf(published), note } },
  };
}
