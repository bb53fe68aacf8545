import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { removeFromSearch } from '../../../content/search/writeSearch.ts';
import { formerSlugs, topics } from '../../../content/topics/tables.ts';
import type { AuditEntry } from '../../../platform/auditLog.ts';
import { change, type WriteContext } from '../../../platform/change.ts';
import { databaseErrorOf } from '../../../platform/databaseError.ts';
import { checkOrder, checkVersion } from '../../../site/newsroom/checkVersion.ts';
import { fieldError, NewsroomError } from '../../../site/newsroom/newsroomError.ts';
import { keepFormerSlug } from '../commands.ts';
import { topicRefusalWords as words } from '../newsroom/words.ts';
import type { topicOrder } from '../topics/topicDraft.ts';
import { hasUnder, lockTopics, readEditableTopic, renameInListeners, type TopicWriteContext } from './editTopics.ts';

/**
 * Sorts all topics of a kind at one level. Throws 409 if the ids are not the current ones, or if somebody has changed the order since the
 * editor saw it.
 */
export function orderTopics(context: WriteContext, { kind, parentId, ids, seen }: z.infer<typeof topicOrder>): Promise<void> {
  return change(context, async (tx) => {
    await lockTopics(tx);
    const level = parentId === null ? isNull(topics.parentId) : eq(topics.parentId, parentId);
    const rows = await tx
      .select({ id: topics.id })
      .from(topics)
      .where(and(eq(topics.kind, kind), level))
      .orderBy(topics.position, topics.id);
    const before = rows.map((row) => row.id);
    checkOrder(before, seen);
    checkOrder(before.toSorted(), ids.toSorted());
    await tx.execute(sql`update ${topics} set position = ordered.at - 1
      from unnest(${sql.param(ids)}::int[]) with ordinality as ordered (id, at) where ordered.id = ${topics.id}`);
    const subject = `topics:${parentId === null ? kind : `under-${parentId}`}` as const;
    return { result: undefined, tags: ['topics'], audit: [{ action: 'topic.order', subject, before, after: ids }] };
  });
}

/** Deletes an unused topic; with `version`, as long as it is as the editor saw it. */
export function removeTopic(context: TopicWriteContext, id: number, version?: number): Promise<void> {
  return refuseInUse(() =>
    change(context, async (tx) => {
      await lockTopics(tx);
      const topic = await readEditableTopic(tx, id);
      checkVersion(topic, version);
      if (topic.storyCount > 0) throw new NewsroomError(409, words.hasStories);
      if (await hasUnder(tx, id)) throw new NewsroomError(409, words.hasUnder);
      for (const { uses } of context.contributions.topicListeners) if (await uses?.(tx, topic)) throw new NewsroomError(409, words.inUse);
      await tx.delete(topics).where(eq(topics.id, id));
      await removeFromSearch(tx, 'topic', [id]);
      const { kind, slug, name } = topic;
      return {
        result: undefined,
        tags: ['topics', `topic:${id}`],
        audit: [{ action: 'topic.remove', subject: `topic:${id}`, before: { kind, slug, name } }],
      };
    }),
  );
}

/** PostgreSQL's code for a row that another table still references. */
const FOREIGN_KEY_VIOLATION = '23503';

async function refuseInUse(remove: () => Promise<void>): Promise<void> {
  try {
    await remove();
  } catch (error) {
    if (databaseErrorOf(error)?.sqlState === FOREIGN_KEY_VIOLATION) throw new NewsroomError(409, words.inUse);
    throw error;
  }
}

/** Merges two tags: the stories of the first move to the second, and its addresses redirect there. */
export function mergeTags(context: TopicWriteContext, fromId: number, intoId: number): Promise<void> {
  return refuseInUse(() =>
    change(context, async (tx) => {
      await lockTopics(tx);
      if (fromId === intoId) throw fieldError('intoId', words.intoItself);
      const from = await readEditableTopic(tx, fromId);
      const into = await readEditableTopic(tx, intoId);
      if (from.kind !== 'tag' || into.kind !== 'tag') throw fieldError('intoId', words.onlyTags);
      const moved: string[] = [];
      for (const { merge } of context.contributions.topicListeners) moved.push(...((await merge?.(tx, fromId, intoId)) ?? []));
      moved.push(...(await renameInListeners(context, tx, { kind: 'tag', from: from.slug, to: into.slug })));
      await tx
        .update(formerSlugs)
        .set({ topicId: intoId })
        .where(inArray(formerSlugs.topicId, [fromId]));
      await tx.delete(topics).where(eq(topics.id, fromId));
      await removeFromSearch(tx, 'topic', [fromId]);
      await keepFormerSlug(tx, from, intoId);
      const before = { slug: from.slug, name: from.name, storyCount: from.storyCount };
      const audit: AuditEntry[] = [{ action: 'topic.merge', subject: `topic:${fromId}`, before, after: { into: intoId, name: into.name } }];
      return { result: undefined, tags: ['topics', `topic:${fromId}`, `topic:${intoId}`, ...moved], audit };
    }),
  );
}
