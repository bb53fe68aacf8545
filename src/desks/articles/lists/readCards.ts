import { inArray } from 'drizzle-orm';
import { idOfContentUrl } from '../../../content/contentUrl.ts';
import { factsOf, type PictureFacts, pictureColumns, pictureOf } from '../../../content/pictures/queries.ts';
import { inEdition, readTopicsById, type Topic } from '../../../content/topics/queries.ts';
import type { Database } from '../../../platform/database.ts';
import { rowsUntilChange } from '../../../platform/reads/keptReads.ts';
import { editionOf, editionPrefix } from '../../../platform/text/language.ts';
import { articles } from '../tables.ts';

/** The data of a story in a list. */
export type StoryCard = {
  id: number;
  address: string;
  headline: string;
  /** The headline on the front page and in lists; empty for the headline itself. */
  listHeadline: string;
  deck: string;
  kicker: string;
  language: string;
  category: Topic;
  city: Topic | undefined;
  picture: PictureFacts | undefined;
  breaking: boolean;
  sensitive: boolean;
  /** The advertiser who has paid for it; empty for the newspaper's own. */
  sponsor: string;
  readingMinutes: number;
  publishedAt: Date;
};

const cardColumns = {
  id: articles.id,
  slug: articles.slug,
  headline: articles.headline,
  listHeadline: articles.listHeadline,
  deck: articles.deck,
  kicker: articles.kicker,
  language: articles.language,
  categoryId: articles.categoryId,
  cityId: articles.cityId,
  pictureKey: articles.pictureKey,
  breaking: articles.breaking,
  sensitive: articles.sensitive,
  sponsor: articles.sponsor,
  readingMinutes: articles.readingMinutes,
  publishedAt: articles.publishedAt,
};

type CardRow = {
  [Key in keyof typeof cardColumns]: (typeof articles.$inferSelect)[Key];
};

/** The address of a story: its edition, its category, its slug, and its id, which stays when the others change. */
export function storyAddress(categorySlug: string, { language, slug, id }: { language: string; slug: string; id: number }): string {
  return `${editionPrefix(editionOf(language))}/news/${categorySlug}/${slug}-${id}`;
}

/** The id in a text with the address of a story, as it is copied from a browser or a message; undefined if there is none. */
export function storyIdIn(text: string): number | undefined {
  const articleUrl = /\/news\/[^/?#\s]+\/([^/?#\s]+)/.exec(text)?.[1];
  return articleUrl === undefined ? undefined : idOfContentUrl(articleUrl);
}

/** The addresses of published stories; read anew, for the transaction that changes them. */
export async function readAddresses(tx: Database, ids: readonly number[]): Promise<string[]> {
  const rows = await tx
    .select({ id: articles.id, slug: articles.slug, categoryId: articles.categoryId, language: articles.language })
    .from(articles)
    .where(inArray(articles.id, [...ids]));
  const categories = await readTopicsById(
    tx,
    rows.map(({ categoryId }) => categoryId),
  );
  return rows.flatMap((row) => {
    const category = categories.get(row.categoryId);
    return category ? [storyAddress(category.slug, row)] : [];
  });
}

/** A card from a row that is already read, with its picture; undefined if its category is missing. */
export function cardOf(
  { categoryId, cityId, pictureKey: _, slug, ...row }: CardRow,
  picture: PictureFacts | undefined,
  topics: ReadonlyMap<number, Topic>,
): StoryCard | undefined {
  const edition = editionOf(row.language);
  const category = topics.get(categoryId);
  if (!category) return undefined;
  const city = cityId === null ? undefined : topics.get(cityId);
  return {
    ...row,
    address: storyAddress(category.slug, { ...row, slug }),
    category: inEdition(category, edition),
    city: city && inEdition(city, edition),
    picture,
  };
}

/** Cards of the stories with these ids, in the order of the ids; unpublished ids are left out. */
export async function readCards(db: Database, ids: readonly number[]): Promise<StoryCard[]> {
  const cards = await readCardsById(db, ids);
  return ids.flatMap((id) => cards.get(id) ?? []);
}

/** Cards of the stories with these ids, by their ids. */
export const readCardsById = rowsUntilChange<number, StoryCard>(
  { tagOf: (id) => `article:${id}`, allTags: ['topics'] },
  async (db, ids) => {
    const cards = await asCards(db, await selectCards(db).where(inArray(articles.id, [...ids])));
    return new Map(cards.map((card) => [card.id, card]));
  },
);

const selectCards = (db: Database) =>
  db
    .select({ row: cardColumns, picture: pictureColumns })
    .from(articles)
    .leftJoin(...pictureOf(articles.pictureKey));

async function asCards(db: Database, rows: Awaited<ReturnType<typeof selectCards>>): Promise<StoryCard[]> {
  const topics = await readTopicsById(
    db,
    rows.flatMap(({ row }) => [row.categoryId, row.cityId ?? row.categoryId]),
  );
  return rows.flatMap(({ row, picture }) => cardOf(row, picture ? factsOf(picture) : undefined, topics) ?? []);
}
