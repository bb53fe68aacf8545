import { eq, sql } from 'drizzle-orm';
import { change, type Press } from '../../platform/change.ts';
import type { Database } from '../../platform/database.ts';
import { readTopic, readTopicsById } from '../taxonomy/queries.ts';
import { galleryTags } from './galleryTags.ts';
import { type GalleryKind, galleries, galleryPictures, galleryPlacements, galleryTallies } from './tables.ts';

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
export function publishGallery(press: Press, draft: GalleryDraft): Promise<number> {
  return change(press, async (tx) => {
    const [row] = await tx.insert(galleries).values(asRow(draft)).returning({ id: galleries.id });
    if (!row) throw new Error('The gallery was not written');
    await tx.insert(galleryPictures).values(pictureRows(row.id, draft));
    const topicIds = await place(tx, row.id, draft);
    return { result: row.id, tags: galleryTags(row.id, topicIds) };
  });
}

/** Replaces a gallery by a newer version of itself, and publishes it if it was not. Throws when there is no such gallery. */
export function reviseGallery(press: Press, id: number, draft: GalleryDraft): Promise<void> {
  return change(press, async (tx) => {
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
export function withdrawGallery(press: Press, id: number): Promise<void> {
  return change(press, async (tx) => {
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

/** Puts a gallery into its lists. Gives the topics of these lists. */
async function place(tx: Database, galleryId: number, { kind, categoryId, cityId, publishedAt }: GalleryDraft): Promise<number[]> {
  const latest = await readTopic(tx, 'list', 'latest');
  if (!latest) throw new Error('The paper has no list latest: it is made when the paper is first opened');
  const parentId = (await readTopicsById(tx, [categoryId])).get(categoryId)?.parentId;
  const topicIds = [...new Set([latest.id, categoryId, parentId, cityId])].filter((id) => typeof id === 'number');
  await tx.insert(galleryPlacements).values(topicIds.map((topicId) => ({ kind, topicId, publishedAt, galleryId })));
  await count(tx, kind, topicIds, 1);
  return topicIds;
}

/** Takes a gallery out of all its lists. Gives the topics of these lists. */
async function takeOut(tx: Database, galleryId: number): Promise<number[]> {
  const left = await tx
    .delete(galleryPlacements)
    .where(eq(galleryPlacements.galleryId, galleryId))
    .returning({ kind: galleryPlacements.kind, topicId: galleryPlacements.topicId });
  const [first] = left;
  const topicIds = left.map(({ topicId }) => topicId);
  if (first) await count(tx, first.kind, topicIds, -1);
  return topicIds;
}

/** Adds to the tallies of lists, always in the same order, so that two writers cannot wait for each other. */
async function count(tx: Database, kind: GalleryKind, topicIds: readonly number[], more: 1 | -1): Promise<void> {
  const rows = topicIds.toSorted((a, b) => a - b).map((topicId) => ({ kind, topicId, galleries: more }));
  await tx
    .insert(galleryTallies)
    .values(rows)
    .onConflictDoUpdate({
      target: [galleryTallies.kind, galleryTallies.topicId],
      set: { galleries: sql`${galleryTallies.galleries} + ${more}` },
    });
}
