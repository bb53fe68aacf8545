import { eq, sql } from 'drizzle-orm';
import { readTopicsById } from '../../content/topics/queries.ts';
import type { Database } from '../../platform/database.ts';
import { type VideoKind, videoPlaces, videoTallies } from './tables.ts';
import { allVideos, videosOfCategory, videosOfElection } from './videoLists.ts';

type Placed = { kind: VideoKind; categoryId: number; election: string; publishedAt: Date };

/** Puts a video into its lists and counts it there: all videos, its category, that one's parent, its election. Gives the lists. */
export async function enterLists(tx: Database, videoId: number, { kind, categoryId, election, publishedAt }: Placed): Promise<string[]> {
  const category = (await readTopicsById(tx, [categoryId])).get(categoryId);
  if (category?.kind !== 'category') throw new Error(`No category has the id ${categoryId}`);
  const lists = [
    allVideos,
    videosOfCategory(categoryId),
    ...(category.parentId === null ? [] : [videosOfCategory(category.parentId)]),
    ...(election ? [videosOfElection(), videosOfElection(election)] : []),
  ];
  await tx.insert(videoPlaces).values(lists.map((list) => ({ list, kind, publishedAt, videoId })));
  // In one order for everybody, so that two editors who publish at once wait for each other instead of blocking each other.
  await count(
    tx,
    lists.toSorted().map((list) => ({ list, kind, videos: 1 })),
  );
  return lists;
}

/** Takes a video out of its lists. Gives them. */
export async function leaveLists(tx: Database, videoId: number): Promise<string[]> {
  const places = await tx
    .delete(videoPlaces)
    .where(eq(videoPlaces.videoId, videoId))
    .returning({ list: videoPlaces.list, kind: videoPlaces.kind });
  if (places.length > 0)
    await count(
      tx,
      places.toSorted((one, other) => (one.list < other.list ? -1 : 1)).map((place) => ({ ...place, videos: -1 })),
    );
  return places.map((place) => place.list);
}

/** Counts videos of each kind that have entered a list, or left it, all at once. */
export async function countInto(tx: Database, list: string, moved: readonly { kind: VideoKind }[], sign: 1 | -1): Promise<void> {
  for (const [kind, ofKind] of Map.groupBy(moved, (video) => video.kind)) await count(tx, [{ list, kind, videos: sign * ofKind.length }]);
}

async function count(tx: Database, rows: (typeof videoTallies.$inferInsert)[]): Promise<void> {
  await tx
    .insert(videoTallies)
    .values(rows)
    .onConflictDoUpdate({
      target: [videoTallies.list, videoTallies.kind],
      set: { videos: sql`${videoTallies.videos} + excluded.videos` },
    });
}
