import { and, eq, inArray, sql } from 'drizzle-orm';
import type { TopicListener } from '../../site/desk.ts';
import { countInto } from './galleryPlaces.ts';
import { galleriesTag } from './galleryTags.ts';
import { galleries, galleryPlacements } from './tables.ts';

/** Published galleries stand in the list of the category above their own, and go with their category from one to another. */
export const galleryTopicListener: TopicListener = {
  regroup: async (tx, id, from, to) => {
    const own = tx.select({ id: galleries.id }).from(galleries).where(eq(galleries.categoryId, id));
    if (from !== null) {
      const left = await tx
        .delete(galleryPlacements)
        .where(and(eq(galleryPlacements.topicId, from), inArray(galleryPlacements.galleryId, own)))
        .returning({ kind: galleryPlacements.kind });
      await countInto(tx, from, left, -1);
    }
    if (to !== null) {
      const topicId = sql<number>`${to}::int`.as('topic_id');
      const { kind, publishedAt, id: galleryId } = galleries;
      const entered = await tx
        .insert(galleryPlacements)
        .select(
          tx
            .select({ kind, topicId, publishedAt, galleryId })
            .from(galleries)
            .where(and(eq(galleries.categoryId, id), eq(galleries.status, 'published'))),
        )
        .onConflictDoNothing()
        .returning({ kind: galleryPlacements.kind });
      await countInto(tx, to, entered, 1);
    }
    return [galleriesTag, ...[from, to].flatMap((topicId) => (topicId === null ? [] : `galleries:${topicId}`))];
  },
};
