import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { pictureAddress, readPictures } from '../../../content/pictures/queries.ts';
import { readTopicsById } from '../../../content/topics/queries.ts';
import type { Database } from '../../../platform/database.ts';
import { searchQueryOf } from '../../../platform/text/foldedSearch.ts';
import type { MediaPart, MediaStatus } from '../../../site/newsroom/media.ts';
import { contentOf } from '../editGallery.ts';
import { galleryAddress } from '../galleryAddress.ts';
import type { GalleryContent } from '../galleryContent.ts';
import { galleries } from '../tables.ts';
import { galleryWords } from '../words.ts';

type Asked = { text: string; status: MediaStatus | undefined; before: number | undefined; most: number };

/** Galleries and slide shows as the newsroom lists them, those that were made last first. */
export async function readGalleriesForEditing(db: Database, { text, status, before, most }: Asked): Promise<MediaPart> {
  const query = searchQueryOf(text);
  if (text.trim() !== '' && query === '') return { items: [], next: null };
  const rows = await db
    .select()
    .from(galleries)
    .where(
      and(
        query === '' ? undefined : sql`${galleries.search} @@ ${query}::tsquery`,
        status && eq(galleries.status, status),
        before === undefined ? undefined : lt(galleries.id, before),
      ),
    )
    .orderBy(desc(galleries.id))
    .limit(most + 1);
  const shown = rows.slice(0, most);
  const [topics, covers] = await Promise.all([
    readTopicsById(
      db,
      shown.map((row) => row.categoryId),
    ),
    readPictures(
      db,
      shown.map((row) => row.coverKey),
    ),
  ]);
  const items = shown.map(({ id, title, status: state, kind, slug, categoryId, coverKey, pictureCount, updatedAt }) => {
    const category = topics.get(categoryId);
    const cover = covers.get(coverKey);
    const kinds = kind === 'slide-show' ? galleryWords.slideShow : galleryWords.photoGallery;
    return {
      id,
      title,
      status: state,
      category: category?.name ?? '',
      detail: {
        gu: `${kinds.gu} · ${pictureCount} ${galleryWords.pictures.gu}`,
        en: `${kinds.en} · ${pictureCount} ${galleryWords.pictures.en}`,
      },
      thumbnail: cover ? pictureAddress(cover, 'row', 192) : '',
      address: state === 'published' && category ? galleryAddress({ id, kind, slug, category }) : null,
      updatedAt,
    };
  });
  return { items, next: rows.length > most ? (shown.at(-1)?.id ?? null) : null };
}

/** A gallery as its editor has it. */
export type GalleryForEditing = { id: number; status: MediaStatus; address: string | null; content: GalleryContent };

export async function readGalleryForEditing(db: Database, id: number): Promise<GalleryForEditing | undefined> {
  const [row] = await db.select().from(galleries).where(eq(galleries.id, id)).limit(1);
  if (!row) return undefined;
  const category = (await readTopicsById(db, [row.categoryId])).get(row.categoryId);
  const address = row.status === 'published' && category ? galleryAddress({ ...row, category }) : null;
  return { id, status: row.status, address, content: await contentOf(db, row) };
}
