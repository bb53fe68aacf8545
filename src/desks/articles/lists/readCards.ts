import { inArray } from 'drizzle-orm';
import { type PictureFacts, readPictures } from '../../../content/pictures/queries.ts';
import { readTopicsById, type Topic } from '../../../content/topics/queries.ts';
import type { Database } from '../../../platform/database.ts';
import { articles } from '../tables.ts';

/** What a list shows of a story. */
export type StoryCard = {
  id: number;
  address: string;
  headline: string;
  deck: string;
  kicker: string;
  category: Topic;
  city: Topic | undefined;
  picture: PictureFacts | undefined;
  breaking: boolean;
  sensitive: boolean;
  readingMinutes: number;
  publishedAt: Date;
};

const cardColumns = {
  id: articles.id,
  slug: articles.slug,
  headline: articles.headline,
  deck: articles.deck,
  kicker: articles.kicker,
  categoryId: articles.categoryId,
  cityId: articles.cityId,
  pictureKey: articles.pictureKey,
  breaking: articles.breaking,
  sensitive: articles.sensitive,
  readingMinutes: articles.readingMinutes,
  publishedAt: articles.publishedAt,
};

type CardRow = {
  [Key in keyof typeof cardColumns]: (typeof articles.$inferSelect)[Key];
};

/** The address of a story: its category, its slug, and the id that stays when either changes. */
function storyAddress(categorySlug: string, slug: string, id: number): string {
  return `/news/${categorySlug}/${slug}-${id}`;
}

/** Cards of rows that are read already. */
export async function asCards(db: Database, rows: CardRow[]): Promise<StoryCard[]> {
  const [topicsById, picturesByKey] = await Promise.all([
    readTopicsById(
      db,
      rows.flatMap((row) => [row.categoryId, row.cityId ?? row.categoryId]),
    ),
    readPictures(
      db,
      rows.map((row) => row.pictureKey),
    ),
  ]);
  return rows.flatMap(({ categoryId, cityId, pictureKey, slug, ...row }) => {
    const category = topicsById.get(categoryId);
    if (!category) return [];
    return {
      ...row,
      address: storyAddress(category.slug, slug, row.id),
      category,
      city: cityId === null ? undefined : topicsById.get(cityId),
      picture: pictureKey === null ? undefined : picturesByKey.get(pictureKey),
    };
  });
}

/** Cards of the stories with these ids, in the order of the ids; ids without a story are left out. */
export async function readCards(db: Database, ids: readonly number[]): Promise<StoryCard[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(cardColumns)
    .from(articles)
    .where(inArray(articles.id, [...ids]));
  const cards = new Map((await asCards(db, rows)).map((card) => [card.id, card]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}
