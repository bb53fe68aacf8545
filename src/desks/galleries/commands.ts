import { eq } from 'drizzle-orm';
import { change, type WriteContext } from '../../platform/change.ts';
import { searchKeysOf } from '../../platform/text/foldedSearch.ts';
import { place, takeOut } from './galleryPlaces.ts';
import { galleryTags } from './galleryTags.ts';
import { type GalleryKind, galleries, galleryPictures } from './tables.ts';

/** What an editor says of a gallery. */
export type GalleryDraft = {
  kind: GalleryKind;
  slug: string;
  title: string;
  deck: string;
  categoryId: number;
  cityId?: number | undefined;
  /** The first picture unless another is named. */
  coverKey?: string;
  /** In the order in which they are shown. */
  pictures: { picture: string; heading?: string; caption: string; credit: string }[];
  publishedAt: Date;
  updatedAt?: Date;
};

/** Publishes a gallery. Gives its id. Throws when it has no picture, or one that the paper does not know. */
export function publishGallery(context: WriteContext, draft: GalleryDraft): Promise<number> {
  return change(context, async (tx) => {
    const [row] = await tx.insert(galleries).values(asRow(draft)).returning({ id: galleries.id });
    if (!row) throw new Error('The gallery was not written');
    await tx.insert(galleryPictures).values(pictureRows(row.id, draft));
    const topicIds = await place(tx, row.id, draft);
    return { result: row.id, tags: galleryTags(row.id, topicIds) };
  });
}

/** Replaces a gallery by a newer version of itself, and publishes it if it was not. Throws when there is no such gallery. */
export function reviseGallery(context: WriteContext, id: number, draft: GalleryDraft): Promise<void> {
  return change(context, async (tx) => {
    const written = await tx.update(galleries).set(asRow(draft)).where(eq(galleries.id, id)).returning({ id: galleries.id });
    if (written.length === 0) throw new Error(`No gallery has the id ${id}`);
    await tx.delete(galleryPictures).where(eq(galleryPictures.galleryId, id));
    await tx.insert(galleryPictures).values(pictureRows(id, draft));
    const left = await takeOut(tx, id);
    const topicIds = await place(tx, id, draft);
    return { result: undefined, tags: galleryTags(id, [...left, ...topicIds]) };
  });
}

/** Takes a gallery out of the paper; its pictures and words are kept. Throws when there is no such gallery. */
export function withdrawGallery(context: WriteContext, id: number): Promise<void> {
  return change(context, async (tx) => {
    const written = await tx.update(galleries).set({ status: 'withdrawn' }).where(eq(galleries.id, id)).returning({ id: galleries.id });
    if (written.length === 0) throw new Error(`No gallery has the id ${id}`);
    return { result: undefined, tags: galleryTags(id, await takeOut(tx, id)) };
  });
}

function asRow(draft: GalleryDraft): typeof galleries.$inferInsert {
  const [first] = draft.pictures;
  if (!first) throw new Error(`The gallery ${draft.slug} has no picture`);
  return {
    kind: draft.kind,
    slug: draft.slug,
    title: draft.title,
    deck: draft.deck,
    categoryId: draft.categoryId,
    cityId: draft.cityId ?? null,
    coverKey: draft.coverKey ?? first.picture,
    pictureCount: draft.pictures.length,
    status: 'published',
    search: searchKeysOf([draft.title, draft.deck]),
    publishedAt: draft.publishedAt,
    updatedAt: draft.updatedAt ?? draft.publishedAt,
  };
}

const pictureRows = (galleryId: number, draft: GalleryDraft) =>
  draft.pictures.map(({ picture, heading = '', caption, credit }, at) => ({
    galleryId,
    position: at + 1,
    pictureKey: picture,
    heading,
    caption,
    credit,
  }));
