import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import {
  countItems,
  countItemsByTopic,
  type List,
  type ListPageIds,
  readNewestIds,
  readNewestIdsOfEach,
  readOlderIds,
  readPageIds,
} from '../../content/placements/lists.ts';
import { readSubCategories, readTopics, type Topic } from '../../content/topics/queries.ts';
import type { Database } from '../../platform/database.ts';
import { ITEMS_PER_PAGE } from '../../site/calls/callParameters.ts';
import { readVideoCards, type Video, type VideoCard } from './lists/readVideos.ts';
import type { VideoListName } from './lists/videoLists.ts';
import { type VideoKind, videoKinds, videos } from './tables.ts';

export { videoSummary, videoSummarySchema } from './api/videoSummary.ts';
export { playable } from './films/playable.ts';
export { readVideo, readVideoCards, type Video, type VideoCard } from './lists/readVideos.ts';
export { listTag, videoTag } from './lists/videoLists.ts';

export type VideoPage = { videos: VideoCard[]; page: number; pageCount: number; totalCount: number };

/** A list of videos: of one kind, or of both. */
export type VideoList = { list: VideoListName; kind: VideoKind | undefined };

/** Elections are not topics: their few videos are found by their own column. */
const isOfElection = (list: VideoListName): list is { election: string | undefined } => list !== 'all' && 'election' in list;

const placed = ({ list, kind }: VideoList): List => ({
  kinds: kind === undefined ? videoKinds : [kind],
  topicId: list !== 'all' && 'categoryId' in list ? list.categoryId : 'latest',
});

/** How many videos a list holds. */
export async function countVideos(db: Database, list: VideoList): Promise<number> {
  return isOfElection(list.list) ? db.$count(videos, ofElection(list.list.election, list.kind)) : countItems(db, placed(list));
}

/** A page of a list, newest first, without one video if that is said. Undefined when there is no such page; the first is there and may be empty. */
export async function readVideoPage(
  db: Database,
  list: VideoList,
  page: number,
  { perPage = ITEMS_PER_PAGE, without }: { perPage?: number; without?: number | undefined } = {},
): Promise<VideoPage | undefined> {
  const found = isOfElection(list.list)
    ? await readElectionPage(db, ofElection(list.list.election, list.kind, without), { page, perPage })
    : await readPageIds(db, placed(list), { page, perPage, without });
  if (!found) return undefined;
  const { ids, ...at } = found;
  return { videos: await readVideoCards(db, ids), ...at };
}

/** Published videos of one election, or of any; the index knows them by these very words. */
const ofElection = (election: string | undefined, kind: VideoKind | undefined, without?: number) =>
  and(
    sql`${videos.status} = 'published' and ${videos.election} <> ''`,
    election === undefined ? undefined : eq(videos.election, election),
    kind && eq(videos.kind, kind),
    without === undefined ? undefined : ne(videos.id, without),
  );

async function readElectionPage(
  db: Database,
  where: SQL | undefined,
  { page, perPage }: { page: number; perPage: number },
): Promise<ListPageIds | undefined> {
  const totalCount = await db.$count(videos, where);
  const pageCount = Math.max(1, Math.ceil(totalCount / perPage));
  if (page > pageCount) return undefined;
  const rows = await db
    .select({ id: videos.id })
    .from(videos)
    .where(where)
    .orderBy(desc(videos.publishedAt), desc(videos.id))
    .offset((page - 1) * perPage)
    .limit(perPage);
  return { ids: rows.map(({ id }) => id), page, pageCount, totalCount };
}

/** The newest videos of a list, leaving out those in `without`. */
export async function readNewestVideos(db: Database, list: VideoList, most: number, without: readonly number[] = []): Promise<VideoCard[]> {
  return readVideoCards(db, await readNewestIds(db, placed(list), most, { without }));
}

/** What is watched after a video: the older ones of its kind, then the newest, so that a viewer goes round once. */
export async function readVideosAfter(
  db: Database,
  video: Pick<VideoCard, 'id' | 'kind' | 'publishedAt'>,
  most: number,
): Promise<VideoCard[]> {
  const list: VideoList = { list: 'all', kind: video.kind };
  const cards = await readVideoCards(db, await readOlderIds(db, placed(list), video, most));
  if (cards.length >= most) return cards;
  return [...cards, ...(await readNewestVideos(db, list, most - cards.length, [video.id, ...cards.map((card) => card.id)]))];
}

/** Videos like this one and never this one: the newest of its category and kind, then of the paper. */
export async function readRelatedVideos(
  db: Database,
  video: Pick<VideoCard, 'id' | 'kind' | 'category'>,
  most: number,
): Promise<VideoCard[]> {
  const near = await readNewestVideos(db, { list: { categoryId: video.category.id }, kind: video.kind }, most, [video.id]);
  if (near.length >= most) return near;
  const without = [video.id, ...near.map((one) => one.id)];
  return [...near, ...(await readNewestVideos(db, { list: 'all', kind: video.kind }, most - near.length, without))];
}

/** The lists whose change may change what is related to a video. */
export const relatedListsOf = (video: Pick<Video, 'category'>): VideoListName[] => [{ categoryId: video.category.id }, 'all'];

/** The categories that have videos of a kind, in the editors' order, sub-categories after those of the top. */
export async function readVideoCategories(db: Database, kind: VideoKind): Promise<Topic[]> {
  const counts = await countItemsByTopic(db, [kind]);
  const topics = [...(await readTopics(db, 'category')), ...(await readSubCategories(db))];
  return topics.filter((topic) => counts.has(topic.id));
}

/** The newest videos of each of several categories, by the category's id. */
export async function readNewestOfCategories(
  db: Database,
  categoryIds: readonly number[],
  kind: VideoKind,
  most: number,
): Promise<Map<number, VideoCard[]>> {
  const idsByCategory = await readNewestIdsOfEach(db, [kind], categoryIds, most);
  const cards = new Map((await readVideoCards(db, [...new Set([...idsByCategory.values()].flat())])).map((card) => [card.id, card]));
  return new Map([...idsByCategory].map(([categoryId, ids]) => [categoryId, ids.flatMap((id) => cards.get(id) ?? [])]));
}
