import { and, asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import { itemTag } from '../../content/contentType.ts';
import { factsOf, type PictureFacts, pictureAddress, pictureColumns, pictureOf } from '../../content/pictures/queries.ts';
import { contentLists } from '../../content/placements/contentLists.ts';
import { countItemsByTopic } from '../../content/placements/lists.ts';
import { readTopic, readTopics, readTopicsById, type Topic } from '../../content/topics/queries.ts';
import type { Database } from '../../platform/database.ts';
import { type GalleryKind, galleries, galleryPictures } from './tables.ts';
import { galleryAddress } from './views/galleryAddress.ts';

export type { GalleryKind } from './tables.ts';

/** Tag of everything that shows lists of galleries of any kind: front pages, blocks, related galleries. */
export const galleriesTag = 'galleries';
const galleriesNamed = { name: galleriesTag, subject: 'gallery' };
/** Tag of everything that shows this gallery. */
export const galleryTag = (id: number): string => itemTag(galleriesNamed, id);

/** The data of a gallery in a list. */
export type GalleryCard = {
  id: number;
  kind: GalleryKind;
  address: string;
  title: string;
  deck: string;
  category: Topic;
  city: Topic | undefined;
  cover: PictureFacts | undefined;
  pictureCount: number;
  publishedAt: Date;
};

/** A picture in a gallery with its texts; the first has the position 1. */
export type GalleryPicture = { position: number; picture: PictureFacts; heading: string; caption: string; credit: string };

/** A full gallery. */
export type Gallery = GalleryCard & { parentCategory: Topic | undefined; updatedAt: Date; pictures: GalleryPicture[] };

/** Galleries with their covers. */
const selectGalleries = (db: Database) =>
  db
    .select({ row: getTableColumns(galleries), cover: pictureColumns })
    .from(galleries)
    .leftJoin(...pictureOf(galleries.coverKey));

const published = eq(galleries.status, 'published');

async function asCards(db: Database, rows: Awaited<ReturnType<typeof selectGalleries>>): Promise<GalleryCard[]> {
  const topics = await readTopicsById(
    db,
    rows.flatMap(({ row }) => [row.categoryId, row.cityId ?? row.categoryId]),
  );
  return rows.flatMap(({ row, cover }) => {
    const { id, kind, slug, title, deck, pictureCount, publishedAt } = row;
    const category = topics.get(row.categoryId);
    if (!category) return [];
    const address = galleryAddress({ id, kind, slug, category });
    const city = row.cityId === null ? undefined : topics.get(row.cityId);
    return { id, kind, address, title, deck, category, city, cover: cover ? factsOf(cover) : undefined, pictureCount, publishedAt };
  });
}

/** The lists of galleries. */
export const galleryLists = contentLists(galleriesNamed, async (db, wanted) =>
  asCards(db, await selectGalleries(db).where(and(wanted(galleries.id), published))),
);

/** The pictures of galleries, in order, by the galleries' ids, for search engines. */
export async function readGalleryImages(db: Database, rows: readonly { id: number }[]): Promise<Map<number, { images: string[] }>> {
  const ids = rows.map(({ id }) => id);
  const entries = await db
    .select({ id: galleryPictures.galleryId, picture: pictureColumns })
    .from(galleryPictures)
    .innerJoin(...pictureOf(galleryPictures.pictureKey))
    .where(inArray(galleryPictures.galleryId, ids))
    .orderBy(asc(galleryPictures.galleryId), asc(galleryPictures.position));
  const byGallery = Map.groupBy(entries, ({ id }) => id);
  return new Map(
    ids.map((id) => [id, { images: (byGallery.get(id) ?? []).map(({ picture }) => pictureAddress(factsOf(picture), 'whole', 1920)) }]),
  );
}

/** The topic that lists all galleries. */
export async function readAllGalleries(db: Database): Promise<Topic | undefined> {
  return readTopic(db, 'list', 'latest');
}

/** A published gallery by its id. */
export async function readGallery(db: Database, id: number): Promise<Gallery | undefined> {
  const [first, entries] = await Promise.all([
    selectGalleries(db).where(and(eq(galleries.id, id), published)),
    db
      .select({ entry: getTableColumns(galleryPictures), picture: pictureColumns })
      .from(galleryPictures)
      .innerJoin(...pictureOf(galleryPictures.pictureKey))
      .where(eq(galleryPictures.galleryId, id))
      .orderBy(asc(galleryPictures.position)),
  ]);
  const row = first[0]?.row;
  const [card] = await asCards(db, first);
  if (!row || !card) return undefined;
  const { parentId } = card.category;
  const parents = parentId === null ? undefined : await readTopicsById(db, [parentId]);
  const shown = entries.map(({ entry: { position, heading, caption, credit }, picture }) => {
    return { position, picture: factsOf(picture), heading, caption, credit };
  });
  return { ...card, updatedAt: row.updatedAt, parentCategory: parentId === null ? undefined : parents?.get(parentId), pictures: shown };
}

/** The next older gallery of the same kind; after the oldest the newest. Undefined if there is no other. */
export async function readNextGallery(db: Database, gallery: GalleryCard): Promise<GalleryCard | undefined> {
  return (await galleryLists.after(db, { kinds: [gallery.kind], topicId: 'latest' }, gallery, 1))[0];
}

/** Related galleries: the newest of its category, of the parent category, then of the newspaper; never itself or those in `without`. */
export function readRelatedGalleries(
  db: Database,
  gallery: Gallery,
  most: number,
  without: readonly number[] = [],
): Promise<GalleryCard[]> {
  const { category, parentCategory, kind } = gallery;
  const topicIds = [category.id, ...(parentCategory ? [parentCategory.id] : []), 'latest' as const];
  const lists = topicIds.map((topicId) => ({ kinds: [kind], topicId }));
  return galleryLists.fromLists(db, lists, most, [gallery.id, ...without]);
}

/** The top categories with galleries of a kind, in the editors' order, and the number of galleries in each. */
export async function readGalleryCategories(db: Database, kind: GalleryKind): Promise<{ category: Topic; galleries: number }[]> {
  const [categories, counts] = await Promise.all([readTopics(db, 'category'), countItemsByTopic(db, [kind])]);
  return categories.flatMap((category) => {
    const many = counts.get(category.id);
    return many === undefined ? [] : { category, galleries: many };
  });
}
