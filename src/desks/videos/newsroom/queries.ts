import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { pictureAddress, readPictures } from '../../../content/pictures/queries.ts';
import { readTopicsById } from '../../../content/topics/queries.ts';
import type { Database } from '../../../platform/database.ts';
import { imageAddress } from '../../../platform/images/imageRequest.ts';
import { searchQueryOf } from '../../../platform/text/foldedSearch.ts';
import type { MediaPart, MediaStatus } from '../../../site/newsroom/media.ts';
import { clockLength } from '../duration.ts';
import { contentOf } from '../editVideo.ts';
import { videos } from '../tables.ts';
import { videoAddress } from '../videoAddress.ts';
import type { VideoContent } from '../videoContent.ts';
import { thumbnailUrl } from '../videoThumbnail.ts';
import { youtubeIdOf } from '../youtube.ts';
import { videoDeskWords } from './words.ts';

type Row = typeof videos.$inferSelect;
type Asked = { text: string; status: MediaStatus | undefined; before: number | undefined; most: number };

/** Videos and shorts as the newsroom lists them, those that were made last first. */
export async function readVideosForEditing(db: Database, { text, status, before, most }: Asked): Promise<MediaPart> {
  const query = searchQueryOf(text);
  if (text.trim() !== '' && query === '') return { items: [], next: null };
  const rows = await db
    .select()
    .from(videos)
    .where(
      and(
        query === '' ? undefined : sql`${videos.search} @@ ${query}::tsquery`,
        status && eq(videos.status, status),
        before === undefined ? undefined : lt(videos.id, before),
      ),
    )
    .orderBy(desc(videos.id))
    .limit(most + 1);
  const shown = rows.slice(0, most);
  const [topics, pictures] = await Promise.all([
    readTopicsById(
      db,
      shown.map((row) => row.categoryId),
    ),
    readPictures(
      db,
      shown.map((row) => row.pictureKey),
    ),
  ]);
  const items = shown.map((row) => {
    const category = topics.get(row.categoryId);
    const picture = row.pictureKey === null ? undefined : pictures.get(row.pictureKey);
    const kind = row.kind === 'short' ? videoDeskWords.short : videoDeskWords.watch;
    const length = clockLength(row.seconds);
    return {
      id: row.id,
      title: row.title,
      status: row.status,
      category: category?.name ?? '',
      detail: { gu: `${kind.gu} · ${length}`, en: `${kind.en} · ${length}` },
      thumbnail: picture ? pictureAddress(picture, 'row', 192) : ownThumbnail(row),
      address: row.status === 'published' && category ? videoAddress(category.slug, row.slug, row.id) : null,
      updatedAt: row.updatedAt,
    };
  });
  return { items, next: rows.length > most ? (shown.at(-1)?.id ?? null) : null };
}

function ownThumbnail({ youtubeVideo, youtubeVideoUrl, videoThumb, title }: Row): string {
  const youtubeId = youtubeVideo ? youtubeIdOf(youtubeVideoUrl) : undefined;
  if (youtubeId === undefined && videoThumb === '') return '';
  return imageAddress({ url: thumbnailUrl({ youtubeId, videoThumb, title }), width: 192, shape: 'row' });
}

/** A video as its editor has it; `thumbnail` is the address of one that is not of the library. */
export type VideoForEditing = { id: number; status: MediaStatus; address: string | null; content: VideoContent; thumbnail: string };

export async function readVideoForEditing(db: Database, id: number): Promise<VideoForEditing | undefined> {
  const [row] = await db.select().from(videos).where(eq(videos.id, id)).limit(1);
  if (!row) return undefined;
  const category = (await readTopicsById(db, [row.categoryId])).get(row.categoryId);
  const address = row.status === 'published' && category ? videoAddress(category.slug, row.slug, id) : null;
  return { id, status: row.status, address, content: contentOf(row), thumbnail: ownThumbnail(row) };
}
