import { and, eq, sql } from 'drizzle-orm';
import { readTopicsById } from '../../../content/topics/queries.ts';
import { change, type WriteContext } from '../../../platform/change.ts';
import { databaseErrorOf } from '../../../platform/databaseError.ts';
import { checkVersion } from '../../../site/newsroom/checkVersion.ts';
import { fieldError, NewsroomError } from '../../../site/newsroom/newsroomError.ts';
import { newsroomServerWords } from '../../../site/newsroom/words.ts';
import { editionRefusalWords as words } from '../newsroom/words.ts';
import { SENDING_TAG } from '../sending/takeDueEditions.ts';
import { newsletterChoices, newsletterEditions, subscribers } from '../tables.ts';
import type { EditionChange, EditionDraft } from './editionDraft.ts';
import { nextSending } from './nextSending.ts';

const UNIQUE_VIOLATION = '23505';

/**
 * Adds an edition. Readers who subscribed before there were editions get the one from the front page: that is what they agreed to. Throws
 * `NewsroomError`: 422 for a category that is not there, 409 if the front page or the category has an edition already.
 */
export async function addEdition(context: WriteContext, draft: EditionDraft, now: Date): Promise<number> {
  const { topicId } = draft;
  const topic = topicId === null ? undefined : (await readTopicsById(context.db, [topicId])).get(topicId);
  if (topicId !== null && topic?.kind !== 'category') throw fieldError('topicId', words.noCategory);
  try {
    return await change(context, async (tx) => {
      const nextAt = draft.isActive ? nextSending(draft, now) : null;
      const [added] = await tx
        .insert(newsletterEditions)
        .values({ ...draft, nextAt })
        .returning({ id: newsletterEditions.id });
      if (!added) throw new Error('An edition was not stored');
      if (topicId === null) {
        await tx.execute(sql`insert into ${newsletterChoices} (edition_id, email)
          select ${added.id}::int, ${subscribers.email} from ${subscribers} where ${subscribers.confirmedAt} is not null
            and not exists (select from ${newsletterChoices} c where c.email = ${subscribers.email})`);
      }
      return {
        result: added.id,
        tags: [SENDING_TAG],
        audit: [{ action: 'newsletter.add', subject: `newsletter:${added.id}`, after: { ...draft, nextAt } }],
      };
    });
  } catch (error) {
    if (databaseErrorOf(error)?.sqlState === UNIQUE_VIOLATION) throw new NewsroomError(409, words.alreadyThere);
    throw error;
  }
}

/**
 * Changes an edition and returns it with its new version. Throws `NewsroomError`: 404, or 409 if somebody has changed
 * it since the version given.
 */
export function changeEdition(context: WriteContext, id: number, { version, ...draft }: EditionChange, now: Date): Promise<EditionChange> {
  return change(context, async (tx) => {
    const [before] = await tx.select().from(newsletterEditions).where(eq(newsletterEditions.id, id)).for('update');
    if (!before) throw new NewsroomError(404, newsroomServerWords.notThere);
    checkVersion(before, version);
    const nextAt = draft.isActive ? nextSending(draft, now) : null;
    await tx
      .update(newsletterEditions)
      .set({ ...draft, nextAt, version: version + 1 })
      .where(and(eq(newsletterEditions.id, id), eq(newsletterEditions.version, version)));
    return {
      result: { ...draft, version: version + 1 },
      tags: [SENDING_TAG],
      audit: [{ action: 'newsletter.change', subject: `newsletter:${id}`, before, after: draft }],
    };
  });
}
