import { desc, eq, inArray, or } from 'drizzle-orm';
import type { UsesOfPicture } from '../../site/desk.ts';
import { galleryTags } from './galleryTags.ts';
import { galleries, galleryPictures, galleryPlacements } from './tables.ts';
import { galleryWords } from './words.ts';

/** The galleries and slide shows that show a picture, published or not. */
export const galleriesWithPicture: UsesOfPicture = async (db, key, most) => {
  const holding = db.select({ id: galleryPictures.galleryId }).from(galleryPictures).where(eq(galleryPictures.pictureKey, key));
  const rows = await db
    .select({ id: galleries.id, kind: galleries.kind, title: galleries.title })
    .from(galleries)
    .where(or(eq(galleries.coverKey, key), inArray(galleries.id, holding)))
    .orderBy(desc(galleries.publishedAt), desc(galleries.id));
  if (rows.length === 0) return { uses: [], tags: [] };
  const ids = rows.map((row) => row.id);
  const places = await db
    .selectDistinct({ topicId: galleryPlacements.topicId })
    .from(galleryPlacements)
    .where(inArray(galleryPlacements.galleryId, ids));
  return {
    uses: rows.slice(0, most).map(({ id, kind, title }) => ({
      kind: kind === 'slide-show' ? galleryWords.slideShow : galleryWords.photoGallery,
      title,
      href: `/galleries/${id}`,
    })),
    tags: [
      ...new Set(
        ids.flatMap((id) =>
          galleryTags(
            id,
            places.map(({ topicId }) => topicId),
          ),
        ),
      ),
    ],
  };
};
