import { and, eq, inArray, sql } from 'drizzle-orm';
import type { TopicListener } from '../../site/desk.ts';
import { videoPlaces, videos } from './tables.ts';
import { listTag, videosOfCategory } from './videoLists.ts';
import { countInto } from './videoPlaces.ts';

/** Published videos stand in the list of the category above their own, and go with their category from one to another. */
export const videoTopicListener: TopicListener = {
  regroup: async (tx, id, from, to) => {
    const own = tx.select({ id: videos.id }).from(videos).where(eq(videos.categoryId, id));
    if (from !== null) {
      const left = await tx
        .delete(videoPlaces)
        .where(and(eq(videoPlaces.list, videosOfCategory(from)), inArray(videoPlaces.videoId, own)))
        .returning({ kind: videoPlaces.kind });
      await countInto(tx, videosOfCategory(from), left, -1);
    }
    if (to !== null) {
      const list = sql<string>`${videosOfCategory(to)}::text`.as('list');
      const { kind, publishedAt, id: videoId } = videos;
      const entered = await tx
        .insert(videoPlaces)
        .select(
          tx
            .select({ list, kind, publishedAt, videoId })
            .from(videos)
            .where(and(eq(videos.categoryId, id), eq(videos.status, 'published'))),
        )
        .onConflictDoNothing()
        .returning({ kind: videoPlaces.kind });
      await countInto(tx, videosOfCategory(to), entered, 1);
    }
    return [from, to].flatMap((topicId) => (topicId === null ? [] : listTag(videosOfCategory(topicId))));
  },
};
