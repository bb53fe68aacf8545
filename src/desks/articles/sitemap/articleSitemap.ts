import { and, asc, count, desc, eq, gt, inArray, not, sql } from 'drizzle-orm';
import { monthlyParts } from '../../../content/contentSitemap.ts';
import { factsOf, pictureAddress, pictureColumns, pictureOf } from '../../../content/pictures/queries.ts';
import { readIdsOfMonth } from '../../../content/placements/listMonths.ts';
import { placements } from '../../../content/tables.ts';
import { readTopic, readTopicsById, topicAddress } from '../../../content/topics/queries.ts';
import { editionOf, homeOf, type Language } from '../../../platform/text/language.ts';
import type { App } from '../../../site/app.ts';
import { type NewsEntry, type SitemapSection, smallSection } from '../../../site/sitemaps/sitemapSection.ts';
import { storyAddress } from '../lists/readCards.ts';
import { kindsOfEdition } from '../publishing/articleKind.ts';
import { isOwnOriginal } from '../publishing/ownAddress.ts';
import { articles, isOfEdition, isUnlisted } from '../tables.ts';
import { frontPagesOf, hasEnglish, inEditions, isEnglishList, readAllEnglishTopicIds } from '../translations/editions.ts';
import { readTranslationAddresses } from '../translations/readTranslations.ts';

/** Stories that sitemaps leave out: search engines must not index them, or index an original elsewhere. */
const isLeftOut = ({ settings }: App) => sql`(${isUnlisted(articles)} and (${articles.noindex} or not ${isOwnOriginal(settings.siteUrl)}))`;

/** The stories with these ids that search engines may index here, the oldest first, without their texts. */
async function readEntries(app: App, ids: readonly number[]): Promise<NewsEntry[]> {
  if (ids.length === 0) return [];
  const { db } = app;
  const { id, slug, headline, language, categoryId, publishedAt, updatedAt } = articles;
  const rows = await db
    .select({ row: { id, slug, headline, language, categoryId, publishedAt, updatedAt }, picture: pictureColumns })
    .from(articles)
    .leftJoin(...pictureOf(articles.pictureKey))
    .where(and(inArray(articles.id, [...ids]), not(isLeftOut(app))))
    .orderBy(asc(articles.publishedAt), asc(articles.id));
  const [topics, others] = await Promise.all([
    readTopicsById(
      db,
      rows.map(({ row }) => row.categoryId),
    ),
    readTranslationAddresses(db, ids),
  ]);
  return rows.flatMap(({ row, picture }) => {
    const category = topics.get(row.categoryId);
    if (!category) return [];
    const address = storyAddress(category.slug, row);
    const other = others.get(row.id);
    return [
      {
        address,
        editions:
          other === undefined ? undefined : editionOf(row.language) === 'en' ? { gu: other, en: address } : { gu: address, en: other },
        title: row.headline,
        language: row.language,
        publishedAt: row.publishedAt,
        changedAt: row.updatedAt,
        images: picture ? [pictureAddress(factsOf(picture), 'wide', 1200)] : [],
      },
    ];
  });
}

/** The ids of the newest stories after a moment that are news for search engines: neither paid for nor kept from them. */
async function readNewsIds(app: App, kinds: readonly string[], since: Date, most: number): Promise<number[]> {
  const { db } = app;
  const latest = await readTopic(db, 'list', 'latest');
  if (!latest) return [];
  const rows = await db
    .select({ id: articles.id })
    .from(placements)
    .innerJoin(articles, eq(articles.id, placements.itemId))
    .where(
      and(
        eq(placements.topicId, latest.id),
        inArray(placements.kind, [...kinds]),
        gt(placements.publishedAt, since),
        eq(articles.sponsor, ''),
        not(isLeftOut(app)),
      ),
    )
    .orderBy(desc(placements.publishedAt), desc(placements.itemId))
    .limit(most);
  return rows.map(({ id }) => id);
}

/** The number of stories of an edition by month (UTC) that sitemaps leave out. */
async function countLeftOut(app: App, edition: Language): Promise<Map<string, number>> {
  const month = sql<string>`to_char(${articles.publishedAt} at time zone 'UTC', 'YYYY-MM')`;
  const rows = await app.db
    .select({ month, count: count() })
    .from(articles)
    .where(and(isLeftOut(app), isOfEdition(edition)))
    .groupBy(month);
  return new Map(rows.map((row) => [row.month, row.count]));
}

/** The tag of the list of all stories, which every change of a published story invalidates. */
async function latestTags({ db }: App): Promise<string[]> {
  const latest = await readTopic(db, 'list', 'latest');
  return latest ? [`topic:${latest.id}`] : [];
}

/** The published stories of an edition, for search engines. */
function storySitemap(name: string, edition: Language): SitemapSection {
  const kinds = kindsOfEdition(edition);
  return {
    name,
    tags: latestTags,
    // The numbers of the tallies are those of all stories, so that no file's beginning moves; only a month with nothing
    // to list has no file.
    parts: async (app) => {
      const [parts, leftOut] = await Promise.all([monthlyParts(kinds)(app), countLeftOut(app, edition)]);
      return parts.filter(({ name: month, entries }) => entries > (leftOut.get(month) ?? 0));
    },
    entries: async (app, month, at) => readEntries(app, await readIdsOfMonth(app.db, kinds, month, at)),
    news: async (app, since, most) => readEntries(app, await readNewsIds(app, kinds, since, most)),
  };
}

/** The front page and the lists of the English edition. */
const englishLists: SitemapSection = {
  ...smallSection({
    name: 'english-lists',
    tags: [],
    load: async ({ db }) => {
      if (!(await hasEnglish(db))) return [];
      const topics = await readTopicsById(db, [...(await readAllEnglishTopicIds(db))]);
      const lists = [...topics.values()].filter(({ kind, noindex }) => isEnglishList(kind) && !noindex);
      return [
        { address: homeOf('en'), editions: await frontPagesOf(db) },
        ...lists.map((topic) => ({ address: topicAddress(topic, 1, 'en'), editions: inEditions(topic, true) })),
      ];
    },
  }),
  tags: latestTags,
};

export const articleSitemaps: readonly SitemapSection[] = [storySitemap('stories', 'gu'), storySitemap('english', 'en'), englishLists];
