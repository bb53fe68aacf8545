import { asc, inArray } from 'drizzle-orm';
import { monthlyParts } from '../../../content/contentSitemap.ts';
import { factsOf, pictureAddress, pictureColumns, pictureOf } from '../../../content/pictures/queries.ts';
import { readIdsOfMonth } from '../../../content/placements/listMonths.ts';
import { readNewestIds } from '../../../content/placements/lists.ts';
import { readTopic, readTopicsById } from '../../../content/topics/queries.ts';
import type { Database } from '../../../platform/database.ts';
import type { App } from '../../../site/app.ts';
import type { NewsEntry, SitemapSection } from '../../../site/sitemaps/sitemapSection.ts';
import { storyAddress } from '../lists/readCards.ts';
import { articleKinds } from '../publishing/articleKind.ts';
import { articles } from '../tables.ts';

/** The stories with these ids, the oldest first, without their texts. */
async function readEntries(db: Database, ids: readonly number[]): Promise<NewsEntry[]> {
  if (ids.length === 0) return [];
  const { id, slug, headline, language, categoryId, publishedAt, updatedAt } = articles;
  const rows = await db
    .select({ row: { id, slug, headline, language, categoryId, publishedAt, updatedAt }, picture: pictureColumns })
    .from(articles)
    .leftJoin(...pictureOf(articles.pictureKey))
    .where(inArray(articles.id, [...ids]))
    .orderBy(asc(articles.publishedAt), asc(articles.id));
  const topics = await readTopicsById(
    db,
    rows.map(({ row }) => row.categoryId),
  );
  return rows.flatMap(({ row, picture }) => {
    const category = topics.get(row.categoryId);
    if (!category) return [];
    return [
      {
        address: storyAddress(category.slug, row.slug, row.id),
        title: row.headline,
        language: row.language,
        publishedAt: row.publishedAt,
        changedAt: row.updatedAt,
        images: picture ? [pictureAddress(factsOf(picture), 'wide', 1200)] : [],
      },
    ];
  });
}

/** The tag of the list of all stories, which every change of a published story invalidates. */
async function latestTags({ db }: App): Promise<string[]> {
  const latest = await readTopic(db, 'list', 'latest');
  return latest ? [`topic:${latest.id}`] : [];
}

/** Published stories, for search engines. */
export const articleSitemap: SitemapSection = {
  name: 'stories',
  tags: latestTags,
  parts: monthlyParts(articleKinds),
  entries: async ({ db }, month, at) => readEntries(db, await readIdsOfMonth(db, articleKinds, month, at)),
  news: async ({ db }, since, most) => {
    const entries = await readEntries(db, await readNewestIds(db, { kinds: articleKinds, topicId: 'latest' }, most));
    return entries.filter(({ publishedAt }) => publishedAt > since);
  },
};
