import { and, desc, eq, gt, like, ne, sql } from 'drizzle-orm';
import { readSubCategories, readTopics, type Topic } from '../../content/topics/queries.ts';
import type { Database } from '../../platform/database.ts';
import { ITEMS_PER_PAGE } from '../../site/callParameters.ts';
import { readVideoCards, type Video, type VideoCard } from './readVideos.ts';
import { type VideoKind, videoPlaces, videoTallies } from './tables.ts';
import { allVideos, categoryIdsOf, videosOfCategory } from './videoLists.ts';

export { playable } from './playable.ts';
export { readVideo, readVideoCards, type Video, type VideoCard } from './readVideos.ts';
export { allVideos, listTag, videosOfElection, videoTag } from './videoLists.ts';
export { videoSummary, videoSummarySchema } from './videoSummary.ts';

export type VideoPage = { videos: VideoCard[]; page: number; pageCount: number; totalCount: number };

/** A list of videos: of one kind, or of both. */
export type VideoList = { list: string; kind: VideoKind | undefined };

const inList = ({ list, kind }: VideoList) => and(eq(videoPlaces.list, list), kind && eq(videoPlaces.kind, kind));
const newestFirst = [desc(videoPlaces.publishedAt), desc(videoPlaces.videoId)];

/** How many videos a list holds. */
export async function countVideos(db: Database, { list, kind }: VideoList): Promise<number> {
  const rows = await db
    .select({ videos: videoTallies.videos })
    .from(videoTallies)
    .where(and(eq(videoTallies.list, list), kind && eq(videoTallies.kind, kind)));
  return rows.reduce((sum, row) => sum + row.videos, 0);
}

/** A page of a list, newest first, without one video if that is said. Undefined when there is no such page; the first is there and may be empty. */
export async function readVideoPage(
  db: Database,
  list: VideoList,
  page: number,
  { perPage = ITEMS_PER_PAGE, without }: { perPage?: number; without?: number | undefined } = {},
): Promise<VideoPage | undefined> {
  const [counted, holds] = await Promise.all([countVideos(db, list), without === undefined ? false : isInList(db, list, without)]);
  const totalCount = counted - (holds ? 1 : 0);
  const pageCount = Math.max(1, Math.ceil(totalCount / perPage));
  if (page > pageCount) return undefined;
  const rows = await db
    .select({ id: videoPlaces.videoId })
    .from(videoPlaces)
    .where(and(inList(list), without === undefined ? undefined : ne(videoPlaces.videoId, without)))
    .orderBy(...newestFirst)
    .offset((page - 1) * perPage)
    .limit(perPage);
  return { videos: await cardsOf(db, rows), page, pageCount, totalCount };
}

async function isInList(db: Database, list: VideoList, id: number): Promise<boolean> {
  const rows = await db
    .select({ id: videoPlaces.videoId })
    .from(videoPlaces)
    .where(and(eq(videoPlaces.videoId, id), inList(list)))
    .limit(1);
  return rows.length > 0;
}

const cardsOf = (db: Database, rows: { id: number }[]) =>
  readVideoCards(
    db,
    rows.map((row) => row.id),
  );

/** The newest videos of a list, leaving out those in `without`. */
export async function readNewestVideos(db: Database, list: VideoList, most: number, without: readonly number[] = []): Promise<VideoCard[]> {
  const rows = await db
    .select({ id: videoPlaces.videoId })
    .from(videoPlaces)
    .where(and(inList(list), without.length > 0 ? sql`${videoPlaces.videoId} <> all(${sql.param([...without])}::int[])` : undefined))
    .orderBy(...newestFirst)
    .limit(most);
  return cardsOf(db, rows);
}

/** What is watched after a video: the older ones of its kind, then the newest, so that a viewer goes round once. */
export async function readVideosAfter(
  db: Database,
  video: Pick<VideoCard, 'id' | 'kind' | 'publishedAt'>,
  most: number,
): Promise<VideoCard[]> {
  const list: VideoList = { list: allVideos, kind: video.kind };
  const older = await db
    .select({ id: videoPlaces.videoId })
    .from(videoPlaces)
    .where(
      and(
        inList(list),
        // Compared as a row, so that the index leads straight to it.
        sql`(${videoPlaces.publishedAt}, ${videoPlaces.videoId}) < (${video.publishedAt.toISOString()}::timestamptz, ${video.id}::int)`,
      ),
    )
    .orderBy(...newestFirst)
    .limit(most);
  const cards = await cardsOf(db, older);
  if (cards.length >= most) return cards;
  return [...cards, ...(await readNewestVideos(db, list, most - cards.length, [video.id, ...cards.map((card) => card.id)]))];
}

/** Videos like this one and never this one: the newest of its category and kind, then of the paper. */
export async function readRelatedVideos(
  db: Database,
  video: Pick<VideoCard, 'id' | 'kind' | 'category'>,
  most: number,
): Promise<VideoCard[]> {
  const near = await readNewestVideos(db, { list: videosOfCategory(video.category.id), kind: video.kind }, most, [video.id]);
  if (near.length >= most) return near;
  const without = [video.id, ...near.map((one) => one.id)];
  return [...near, ...(await readNewestVideos(db, { list: allVideos, kind: video.kind }, most - near.length, without))];
}

/** The lists whose change may change what is related to a video. */
export const relatedListsOf = (video: Pick<Video, 'category'>): string[] => [videosOfCategory(video.category.id), allVideos];

/** The categories that have videos of a kind, in the editors' order, sub-categories after those of the top. */
export async function readVideoCategories(db: Database, kind: VideoKind): Promise<Topic[]> {
  const rows = await db
    .select({ list: videoTallies.list })
    .from(videoTallies)
    .where(and(eq(videoTallies.kind, kind), gt(videoTallies.videos, 0), like(videoTallies.list, 'topic:%')));
  const ids = new Set(categoryIdsOf(rows.map((row) => row.list)));
  const topics = [...(await readTopics(db, 'category')), ...(await readSubCategories(db))];
  return topics.filter((topic) => ids.has(topic.id));
}

/** The newest videos of each of several lists, each by its own index entries. */
export async function readNewestOfLists(
  db: Database,
  lists: readonly string[],
  kind: VideoKind,
  most: number,
): Promise<Map<string, VideoCard[]>> {
  if (lists.length === 0) return new Map();
  const { rows } = await db.execute<{ list: string; id: number }>(sql`
    select asked.list, newest.video_id as id
    from unnest(${sql.param([...lists])}::text[]) as asked (list)
    cross join lateral (
      select ${videoPlaces.videoId} as video_id, ${videoPlaces.publishedAt} as published_at from ${videoPlaces}
      where ${videoPlaces.list} = asked.list and ${videoPlaces.kind} = ${kind}
      order by ${videoPlaces.publishedAt} desc, ${videoPlaces.videoId} desc limit ${most}
    ) as newest order by newest.published_at desc, newest.video_id desc`);
  const cards = new Map((await readVideoCards(db, [...new Set(rows.map((row) => row.id))])).map((card) => [card.id, card]));
  const found = new Map<string, VideoCard[]>();
  for (const { list, id } of rows) {
    const card = cards.get(id);
    if (card) found.set(list, [...(found.get(list) ?? []), card]);
  }
  return found;
}
