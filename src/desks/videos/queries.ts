import { and, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { ContentPage } from '../../content/placements/contentLists.ts';
import { countItems, countItemsByTopic, type List, type ListPageIds } from '../../content/placements/lists.ts';
import { readSubCategories, readTopics, type Topic } from '../../content/topics/queries.ts';
import type { Database } from '../../platform/database.ts';
import { ITEMS_PER_PAGE } from '../../site/calls/callParameters.ts';
import { findPage } from '../../site/lists/findPage.ts';
import { type Video, type VideoCard, videoLists } from './lists/readVideos.ts';
import type { ElectionList, VideoListName } from './lists/videoLists.ts';
import { type VideoKind, videoKinds, videos } from './tables.ts';

export { videoSummary, videoSummarySchema } from './api/videoSummary.ts';
export { playable } from './films/playable.ts';
export { readVideo, type Video, type VideoCard, videoLists } from './lists/readVideos.ts';
export { listTag, videoTag } from './lists/videoLists.ts';

/** A list of videos: of one kind, or of both. */
export type VideoList = { list: VideoListName; kind: VideoKind | undefined };

/** Elections are not topics: their few videos are found by a column. */
const isOfElection = (list: VideoListName): list is ElectionList => list !== 'all' && 'election' in list;

const placed = ({ list, kind }: VideoList): List => ({
  kinds: kind === undefined ? videoKinds : [kind],
  topicId: list !== 'all' && 'categoryId' in list ? list.categoryId : 'latest',
});

/** The number of videos in a list. */
export async function countVideos(db: Database, list: VideoList): Promise<number> {
  return isOfElection(list.list) ? db.$count(videos, ofElection(list.list, list.kind)) : countItems(db, placed(list));
}

/**
 * A page of a list, newest first, optionally without one video. Undefined if there is no such page; the first page exists and may be empty.
 */
export async function readVideoPage(
  db: Database,
  list: VideoList,
  page: number,
  { perPage = ITEMS_PER_PAGE, without }: { perPage?: number; without?: number | undefined } = {},
): Promise<ContentPage<VideoCard> | undefined> {
  if (!isOfElection(list.list)) return videoLists.page(db, placed(list), { page, perPage, without });
  const result = await readElectionPage(db, ofElection(list.list, list.kind, without), { page, perPage });
  if (!result) return undefined;
  const { ids, ...at } = result;
  return { items: await videoLists.cards(db, ids), ...at };
}

/** Published videos of one election, or of any; the index uses exactly this expression. */
const ofElection = ({ election, categoryIds }: ElectionList, kind: VideoKind | undefined, without?: number) =>
  and(
    sql`${videos.status} = 'published' and ${videos.election} <> ''`,
    election === undefined ? undefined : eq(videos.election, election),
    categoryIds && inArray(videos.categoryId, [...categoryIds]),
    kind && eq(videos.kind, kind),
    without === undefined ? undefined : ne(videos.id, without),
  );

async function readElectionPage(
  db: Database,
  where: SQL | undefined,
  pageOf: { page: number; perPage: number },
): Promise<ListPageIds | undefined> {
  const found = findPage(await db.$count(videos, where), pageOf);
  if (!found) return undefined;
  const { offset, ...at } = found;
  const rows = await db
    .select({ id: videos.id })
    .from(videos)
    .where(where)
    .orderBy(desc(videos.publishedAt), desc(videos.id))
    .offset(offset)
    .limit(pageOf.perPage);
  return { ids: rows.map(({ id }) => id), ...at };
}

/** The newest videos of a list. */
export const readNewestVideos = (db: Database, list: VideoList, most: number): Promise<VideoCard[]> =>
  videoLists.newest(db, placed(list), most);

/** The videos that follow a video in continuous viewing: the older ones of its kind, then the newest, so that each is shown once. */
export const readVideosAfter = (db: Database, video: Pick<VideoCard, 'id' | 'kind' | 'publishedAt'>, most: number): Promise<VideoCard[]> =>
  videoLists.after(db, placed({ list: 'all', kind: video.kind }), video, most);

/** Related videos without the video itself: the newest of its category and kind, then of the site. */
export function readRelatedVideos(
  db: Database,
  { id, kind, category }: Pick<VideoCard, 'id' | 'kind' | 'category'>,
  most: number,
): Promise<VideoCard[]> {
  const lists: VideoList[] = [
    { list: { categoryId: category.id }, kind },
    { list: 'all', kind },
  ];
  return videoLists.fromLists(db, lists.map(placed), most, [id]);
}

/** The lists whose changes may change a video's related videos. */
export const relatedListsOf = (video: Pick<Video, 'category'>): VideoListName[] => [{ categoryId: video.category.id }, 'all'];

/** The categories with videos of a kind, in the editors' order, subcategories after top categories. */
export async function readVideoCategories(db: Database, kind: VideoKind): Promise<Topic[]> {
  const counts = await countItemsByTopic(db, [kind]);
  const topics = [...(await readTopics(db, 'category')), ...(await readSubCategories(db))];
  return topics.filter((topic) => counts.has(topic.id));
}
