import { and, inArray, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { readTopicsById } from '../../../content/topics/queries.ts';
import type { Database } from '../../../platform/database.ts';
import { editionOf } from '../../../platform/text/language.ts';
import { storyAddress } from '../lists/readCards.ts';
import type { Translation } from '../lists/story.ts';
import { articles } from '../tables.ts';

type InJson = { id: number; language: string; slug: string; categoryId: number };

const other = alias(articles, 'other');

/** The two are a pair: one names the other, and they are in different editions. */
const isPair = sql`(${other.id} = ${articles.translationOf} or ${other.translationOf} = ${articles.id})
  and (${other.language} = 'en') <> (${articles.language} = 'en')`;

/** The published story of the other edition as a column of a statement that reads stories; null without one. */
export const translationColumn: SQL<InJson | null> = sql<InJson | null>`(
  select json_build_object('id', ${other.id}, 'language', ${other.language}, 'slug', ${other.slug}, 'categoryId', ${other.categoryId})
  from ${articles} as "other" where ${isPair} order by ${other.id} limit 1)`;

/** The story of that column; undefined if its category is missing. */
export async function translationOf(db: Database, row: InJson | null): Promise<Translation | undefined> {
  if (row === null) return undefined;
  const category = (await readTopicsById(db, [row.categoryId])).get(row.categoryId);
  return category && { language: editionOf(row.language), address: storyAddress(category.slug, row) };
}

/** The addresses of the other halves of pairs, by the ids of stories. */
export async function readTranslationAddresses(db: Database, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: articles.id, other: { id: other.id, slug: other.slug, language: other.language, categoryId: other.categoryId } })
    .from(articles)
    .innerJoin(other, isPair)
    .where(inArray(articles.id, [...ids]));
  const categories = await readTopicsById(
    db,
    rows.map((row) => row.other.categoryId),
  );
  return new Map(
    rows.flatMap(({ id, other: half }) => {
      const category = categories.get(half.categoryId);
      return category ? [[id, storyAddress(category.slug, half)] as const] : [];
    }),
  );
}

/** The cache tags of the stories that name one of these as their translation or are named by one: their pages link each other. */
export async function readPairTags(db: Database, ids: readonly number[]): Promise<string[]> {
  const rows = await db
    .select({ id: articles.id, translationOf: articles.translationOf })
    .from(articles)
    .where(or(and(inArray(articles.id, [...ids]), sql`${articles.translationOf} is not null`), inArray(articles.translationOf, [...ids])));
  return rows.flatMap(({ id, translationOf: original }) => [id, ...(original === null ? [] : [original])]).map((id) => `article:${id}`);
}
