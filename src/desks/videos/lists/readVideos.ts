import { and, eq, getTableColumns } from 'drizzle-orm';
import { idOfContentUrl } from '../../../content/contentUrl.ts';
import { factsOf, type PictureFacts, pictureColumns, pictureOf } from '../../../content/pictures/queries.ts';
import { contentLists } from '../../../content/placements/contentLists.ts';
import { findTopic, readTopicsById, type Topic } from '../../../content/topics/queries.ts';
import type { Database } from '../../../platform/database.ts';
import type { FocalPoint } from '../../../platform/images/imageRequest.ts';
import { onceAnAnswer } from '../../../platform/reads/readOnce.ts';
import { youtubeIdOf } from '../films/youtube.ts';
import { videos } from '../tables.ts';
import { videoAddress } from '../views/videoAddress.ts';
import { videosNamed } from './videoLists.ts';

const { status: _status, search: _search, createdAt: _createdAt, transcript, updatedAt, ...cardColumns } = getTableColumns(videos);

type CardRow = Omit<typeof videos.$inferSelect, 'status' | 'search' | 'createdAt' | 'transcript' | 'updatedAt'>;

/**
 * The data of a video in a list, including everything needed to play it. Keys are those of files in the storage; empty if there is none.
 */
export type VideoCard = Omit<CardRow, 'categoryId' | 'pictureKey'> & {
  category: Topic;
  /** The focal point of the thumbnail. */
  thumbFocal: FocalPoint | undefined;
  address: string;
  /** The YouTube id, for videos on YouTube. */
  youtubeId: string | undefined;
};

/** A full video. */
export type Video = VideoCard & { transcript: string; updatedAt: Date };

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
export const videoLists = contentLists<VideoCard>(videosNamed, async (db, wanted) => {
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

/** A full published video by its id. */
export const readVideo = onceAnAnswer(async (db: Database, id: number): Promise<Video | undefined> => {
  const [first] = await db
    .select({ row: cardColumns, more: { transcript, updatedAt }, picture: pictureColumns })
    .from(videos)
    .leftJoin(...pictureOf(videos.pictureKey))
    .where(and(eq(videos.id, id), eq(videos.status, 'published')))
    .limit(1);
  if (!first) return undefined;
  const { row, picture, more } = first;
  const own = await readTopicsById(db, [row.categoryId]);
  return asCard(row, picture ? factsOf(picture) : undefined, own).map((card) => ({ ...card, ...more }))[0];
});

/** Maximum number of videos with one slug that are considered; categories may share slugs. */
const MAX_OF_A_SLUG = 20;

/** The published video with a slug without id, optionally in a category; the newest if there are several. */
async function findVideoBySlug(db: Database, slug: string, categoryId: number | undefined): Promise<number | undefined> {
  const rows = await db
    .select({ id: videos.id, categoryId: videos.categoryId, publishedAt: videos.publishedAt })
    .from(videos)
    .where(and(eq(videos.slug, slug), eq(videos.status, 'published')))
    .limit(MAX_OF_A_SLUG);
  const fitting = rows.filter((row) => categoryId === undefined || row.categoryId === categoryId);
  return fitting.toSorted((one, other) => other.publishedAt.getTime() - one.publishedAt.getTime())[0]?.id;
}

/** The video with a slug with or without id, optionally in a category. */
export async function findVideo(db: Database, categorySlug: string | undefined, slug: string): Promise<Video | undefined> {
  const category = categorySlug === undefined ? undefined : await findTopic(db, 'category', categorySlug);
  if (categorySlug !== undefined && !category) return undefined;
  const id = idOfContentUrl(slug);
  const byId = id === undefined ? undefined : await readVideo(db, id);
  if (byId && (!category || byId.category.id === category.id)) return byId;
  const result = await findVideoBySlug(db, slug, category?.id);
  return result === undefined ? undefined : readVideo(db, result);
}
