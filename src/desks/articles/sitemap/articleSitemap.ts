import { and, asc, count, inArray, not, sql } from 'drizzle-orm';
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
import { articles, isUnlisted } from '../tables.ts';

/** The stories with these ids that search engines may index here, the oldest first, without their texts. */
async function readEntries(db: Database, ids: readonly number[]): Promise<(NewsEntry & { isSponsored: boolean })[]> {
  if (ids.length === 0) return [];
  const { id, slug, headline, language, categoryId, publishedAt, updatedAt, sponsor } = articles;
  const rows = await db
    .select({ row: { id, slug, headline, language, categoryId, publishedAt, updatedAt, sponsor }, picture: pictureColumns })
    .from(articles)
    .leftJoin(...pictureOf(articles.pictureKey))
    .where(and(inArray(articles.id, [...ids]), not(isUnlisted(articles))))
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
        isSponsored: row.sponsor !== '',
        publishedAt: row.publishedAt,
        changedAt: row.updatedAt,
        images: picture ? [pictureAddress(factsOf(picture), 'wide', 1200)] : [],
      },
    ];
  });
}

/** The number of stories by month (UTC) that sitemaps leave out. */
async function countUnlisted(db: Database): Promise<Map<string, number>> {
  const month = sql<string>`to_char(${articles.publishedAt} at time zone 'UTC', 'YYYY-MM')`;
  const rows = await db.select({ month, count: count() }).from(articles).where(isUnlisted(articles)).groupBy(month);
  return new Map(rows.map((row) => [row.month, row.count]));
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
  // The numbers of the tallies are those of all stories, so that no file's beginning moves; only a month with nothing to list has no file.
  parts: async (app) => {
    const [parts, unlisted] = await Promise.all([monthlyParts(articleKinds)(app), countUnlisted(app.db)]);
    return parts.filter(({ name, entries }) => entries > (unlisted.get(name) ?? 0));
  },
  entries: async ({ db }, month, at) => readEntries(db, await readIdsOfMonth(db, articleKinds, month, at)),
  news: async ({ db }, since, most) => {
    const entries = await readEntries(db, await readNewestIds(db, { kinds: articleKinds, topicId: 'latest' }, most));
    return entries.filter(({ publishedAt, isSponsored }) => publishedAt > since && !isSponsored);
  },
};
