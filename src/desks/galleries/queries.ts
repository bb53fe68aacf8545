import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { factsOf, type PictureFacts, pictureColumns, pictureOf } from '../../content/pictures/queries.ts';
import { countItemsByTopic, newestQuery, readNewestIds, readOlderIds, readPageIds } from '../../content/placements/lists.ts';
import { readTopic, readTopics, readTopicsById, type Topic } from '../../content/topics/queries.ts';
import type { Database } from '../../platform/database.ts';
import { rowsOnceAnAnswer } from '../../platform/readOnce.ts';
import { type GalleryKind, galleries, galleryPictures } from './tables.ts';
import { galleryAddress } from './views/galleryAddress.ts';

export type { GalleryKind } from './tables.ts';

/** What a list shows of a gallery. */
export type GalleryCard = {
  id: number;
  kind: GalleryKind;
  address: string;
  slug: string;
  title: string;
  deck: string;
  category: Topic;
  city: Topic | undefined;
  cover: PictureFacts | undefined;
  pictureCount: number;
  publishedAt: Date;
};

/** A picture in a gallery, with the words that belong to it there; the first has the position 1. */
export type GalleryPicture = { position: number; picture: PictureFacts; heading: string; caption: string; credit: string };

/** A whole gallery. */
export type Gallery = GalleryCard & { parentCategory: Topic | undefined; updatedAt: Date; pictures: GalleryPicture[] };

export type GalleryList = { galleries: GalleryCard[]; page: number; pageCount: number; totalCount: number };

/** Galleries with their covers. */
const selectGalleries = (db: Database) =>
  db
    .select({ row: getTableColumns(galleries), cover: pictureColumns })
    .from(galleries)
    .leftJoin(...pictureOf(galleries.coverKey));

const published = eq(galleries.status, 'published');
const publishedOnes = (ids: readonly number[]) => and(inArray(galleries.id, [...ids]), published);

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
    return { id, kind, address, slug, title, deck, category, city, cover: cover ? factsOf(cover) : undefined, pictureCount, publishedAt };
  });
}

/** Cards of the galleries with these ids, in the order of the ids; what is not published is left out. */
async function readCards(db: Database, ids: readonly number[]): Promise<GalleryCard[]> {
  const cards = await cardsById(db, ids);
  return ids.flatMap((id) => cards.get(id) ?? []);
}

const cardsById = rowsOnceAnAnswer<number, GalleryCard>(async (db, ids) => {
  const cards = await asCards(db, await selectGalleries(db).where(publishedOnes(ids)));
  return new Map(cards.map((card) => [card.id, card]));
});

/** The topic under which all galleries of the paper are listed. */
export async function readAllGalleries(db: Database): Promise<Topic | undefined> {
  return readTopic(db, 'list', 'latest');
}

/** The newest galleries of a kind in a topic's list, leaving out those in `without`. */
export async function readNewestGalleries(
  db: Database,
  kind: GalleryKind,
  topicId: number,
  most: number,
  without: readonly number[] = [],
): Promise<GalleryCard[]> {
  const newest = newestQuery({ kinds: [kind], topicId }, most, { without });
  return asCards(
    db,
    await selectGalleries(db)
      .innerJoin(sql`(${newest}) as listed`, sql`listed.id = ${galleries.id}`)
      .where(published)
      .orderBy(sql`listed.place`),
  );
}

/** A page of a topic's galleries, newest first. Undefined when the list has no such page; the first of an empty list is there and empty. */
export async function readGalleryList(
  db: Database,
  kind: GalleryKind,
  topicId: number,
  at: { page: number; perPage: number },
): Promise<GalleryList | undefined> {
  const found = await readPageIds(db, { kinds: [kind], topicId }, at);
  if (!found) return undefined;
  const { ids, ...list } = found;
  return { galleries: await readCards(db, ids), ...list };
}

/** A published gallery by its id. */
export async function readGallery(db: Database, id: number): Promise<Gallery | undefined> {
  const [found, entries] = await Promise.all([
    selectGalleries(db).where(publishedOnes([id])),
    db
      .select({ entry: getTableColumns(galleryPictures), picture: pictureColumns })
      .from(galleryPictures)
      .innerJoin(...pictureOf(galleryPictures.pictureKey))
      .where(eq(galleryPictures.galleryId, id))
      .orderBy(asc(galleryPictures.position)),
  ]);
  const row = found[0]?.row;
  const [card] = await asCards(db, found);
  if (!row || !card) return undefined;
  const { parentId } = card.category;
  const parents = parentId === null ? undefined : await readTopicsById(db, [parentId]);
  const shown = entries.map(({ entry: { position, heading, caption, credit }, picture }) => {
    return { position, picture: factsOf(picture), heading, caption, credit };
  });
  return { ...card, updatedAt: row.updatedAt, parentCategory: parentId === null ? undefined : parents?.get(parentId), pictures: shown };
}

/** The next older gallery of the same kind; after the oldest the newest. Undefined when there is no other. */
export async function readNextGallery(db: Database, { id, kind, publishedAt }: GalleryCard): Promise<GalleryCard | undefined> {
  const list = { kinds: [kind], topicId: 'latest' } as const;
  const older = await readOlderIds(db, list, { id, publishedAt }, 1);
  const next = older.length > 0 ? older : await readNewestIds(db, list, 1, { without: [id] });
  return (await readCards(db, next))[0];
}

/** Galleries like this one: the newest of its category, of the category above, then of the paper; never itself or those in `without`. */
export async function readRelatedGalleries(
  db: Database,
  gallery: Gallery,
  most: number,
  without: readonly number[] = [],
): Promise<GalleryCard[]> {
  const all = await readAllGalleries(db);
  const found: GalleryCard[] = [];
  for (const topic of [gallery.category, gallery.parentCategory, all]) {
    if (!topic || found.length >= most) continue;
    const passed = [gallery.id, ...without, ...found.map(({ id }) => id)];
    found.push(...(await readNewestGalleries(db, gallery.kind, topic.id, most - found.length, passed)));
  }
  return found;
}

/** The top categories that have galleries of a kind, in the editors' order, and how many each has. */
export async function readGalleryCategories(db: Database, kind: GalleryKind): Promise<{ category: Topic; galleries: number }[]> {
  const [categories, counts] = await Promise.all([readTopics(db, 'category'), countItemsByTopic(db, [kind])]);
  return categories.flatMap((category) => {
    const many = counts.get(category.id);
    return many === undefined ? [] : { category, galleries: many };
  });
}
