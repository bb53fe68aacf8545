import { desc, eq } from 'drizzle-orm';
import type { UsesOfPicture } from '../../site/desk.ts';
import { videoDeskWords } from './newsroom/words.ts';
import { videoPlaces, videos } from './tables.ts';
import { listTag, videoTag } from './videoLists.ts';

/** The videos whose thumbnail a picture is, published or not. */
export const videosWithPicture: UsesOfPicture = async (db, key, most) => {
  const rows = await db
    .select({ id: videos.id, title: videos.title })
    .from(videos)
    .where(eq(videos.pictureKey, key))
    .orderBy(desc(videos.publishedAt), desc(videos.id));
  if (rows.length === 0) return { uses: [], tags: [] };
  const lists = await db
    .selectDistinct({ list: videoPlaces.list })
    .from(videoPlaces)
    .innerJoin(videos, eq(videos.id, videoPlaces.videoId))
    .where(eq(videos.pictureKey, key));
  return {
    uses: rows.slice(0, most).map(({ id, title }) => ({ kind: videoDeskWords.video, title, href: `/videos/${id}` })),
    tags: [...rows.map(({ id }) => videoTag(id)), ...lists.map(({ list }) => listTag(list))],
  };
};
