import { and, eq } from 'drizzle-orm';
import { factsOf, type PictureFacts, pictureColumns, pictureOf } from '../../../content/pictures/queries.ts';
import { contentLists } from '../../../content/placements/contentLists.ts';
import { readTopicsById, type Topic } from '../../../content/topics/queries.ts';
import type { Database } from '../../../platform/database.ts';
import type { FocalPoint } from '../../../platform/images/imageRequest.ts';
import { onceAnAnswer } from '../../../platform/readOnce.ts';
import { youtubeIdOf } from '../films/youtube.ts';
import { videos } from '../tables.ts';
import { videoAddress } from '../views/videoAddress.ts';

type VideoRow = typeof videos.$inferSelect;

const cardColumns = {
  id: videos.id,
  slug: videos.slug,
  title: videos.title,
  deck: videos.deck,
  kind: videos.kind,
  categoryId: videos.categoryId,
  election: videos.election,
  youtubeVideo: videos.youtubeVideo,
  youtubeVideoUrl: videos.youtubeVideoUrl,
  pictureKey: videos.pictureKey,
  videoThumb: videos.videoThumb,
  hlsKey: videos.hlsKey,
  mp4Key: videos.mp4Key,
  webmKey: videos.webmKey,
  captionsKey: videos.captionsKey,
  seconds: videos.seconds,
  width: videos.width,
  height: videos.height,
  publishedAt: videos.publishedAt,
};

type CardRow = { [Key in keyof typeof cardColumns]: VideoRow[Key] };

/** What a list shows of a video, and all that is needed to play it. Keys name files in the storage; empty where there is none. */
export type VideoCard = Omit<CardRow, 'categoryId' | 'pictureKey'> & {
  category: Topic;
  /** The point that cuts of the thumbnail keep. */
  thumbFocal: FocalPoint | undefined;
  address: string;
  /** The id on YouTube, for those that stand there. */
  youtubeId: string | undefined;
};

/** A whole video. */
export type Video = VideoCard & { transcript: string; updatedAt: Date; parentCategory: Topic | undefined };

function asCard(
  { categoryId, pictureKey: _, ...row }: CardRow,
  picture: PictureFacts | undefined,
  topicsById: Map<number, Topic>,
): VideoCard[] {
  const category = topicsById.get(categoryId);
  if (!category) return [];
  return [
    {
      ...row,
      videoThumb: picture?.file ?? row.videoThumb,
      thumbFocal: picture?.focal,
      category,
      address: videoAddress(category.slug, row.slug, row.id),
      youtubeId: row.youtubeVideo ? youtubeIdOf(row.youtubeVideoUrl) : undefined,
    },
  ];
}

/** The lists of videos and shorts. */
export const videoLists = contentLists<VideoCard>(async (db, wanted) => {
  const rows = await db
    .select({ row: cardColumns, picture: pictureColumns })
    .from(videos)
    .leftJoin(...pictureOf(videos.pictureKey))
    .where(and(wanted(videos.id), eq(videos.status, 'published')));
  const topicsById = await readTopicsById(
    db,
    rows.map(({ row }) => row.categoryId),
  );
  return rows.flatMap(({ row, picture }) => asCard(row, picture ? factsOf(picture) : undefined, topicsById));
});

/** A whole published video by its id. */
export const readVideo = onceAnAnswer(async (db: Database, id: number): Promise<Video | undefined> => {
  const [found] = await db
    .select({ row: cardColumns, transcript: videos.transcript, updatedAt: videos.updatedAt, picture: pictureColumns })
    .from(videos)
    .leftJoin(...pictureOf(videos.pictureKey))
    .where(and(eq(videos.id, id), eq(videos.status, 'published')))
    .limit(1);
  if (!found) return undefined;
  const { row, picture, transcript, updatedAt } = found;
  const own = await readTopicsById(db, [row.categoryId]);
  const parentId = own.get(row.categoryId)?.parentId ?? null;
  const parents = parentId === null ? new Map<number, Topic>() : await readTopicsById(db, [parentId]);
  const parentCategory = parentId === null ? undefined : parents.get(parentId);
  return asCard(row, picture ? factsOf(picture) : undefined, own).map((card) => ({ ...card, transcript, updatedAt, parentCategory }))[0];
});

/** Two categories may hold videos of one slug; more of one slug than this are not looked at. */
const MAX_OF_A_SLUG = 20;

/** The published video of a slug without its id, in a category if one is said; the newest where there are several. */
export async function findVideoBySlug(db: Database, slug: string, categoryId: number | undefined): Promise<number | undefined> {
  const rows = await db
    .select({ id: videos.id, categoryId: videos.categoryId, publishedAt: videos.publishedAt })
    .from(videos)
    .where(and(eq(videos.slug, slug), eq(videos.status, 'published')))
    .limit(MAX_OF_A_SLUG);
  const fitting = rows.filter((row) => categoryId === undefined || row.categoryId === categoryId);
  return fitting.toSorted((one, other) => other.publishedAt.getTime() - one.publishedAt.getTime())[0]?.id;
}
