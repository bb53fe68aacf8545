import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { countPages, findPage } from '../../site/lists/findPage.ts';
import type { AdFields, AdKind } from './kinds/adKinds.ts';
import { readAdSearchQuery } from './searching/adSearch.ts';
import { classifiedAds, classifiedPictures } from './tables.ts';

export { ADS_TAG } from './states/adTags.ts';
export { adSearchAddress } from './views/adPaths.ts';

/** Specification, section 9: ITEMS_PER_PAGE. */
const ADS_PER_PAGE = 10;
/** A search shows at most so many. */
const MAX_FOUND = 200;

export type Ad = typeof classifiedAds.$inferSelect;
export type AdPicture = Pick<typeof classifiedPictures.$inferSelect, 'id' | 'file' | 'width' | 'height' | 'colour'>;

/** What readers see of an advertisement in lists: nothing by which its advertiser could be reached. */
export type AdCard = {
  id: number;
  kind: AdKind;
  cityId: number;
  title: string;
  fields: AdFields;
  isTop: boolean;
  highlightedUntil: Date | null;
  publishedAt: Date;
  picture: AdPicture | undefined;
};

const pictureColumnsOfAd = {
  id: classifiedPictures.id,
  file: classifiedPictures.file,
  width: classifiedPictures.width,
  height: classifiedPictures.height,
  colour: classifiedPictures.colour,
};

const cardColumns = {
  id: classifiedAds.id,
  kind: classifiedAds.kind,
  cityId: classifiedAds.cityId,
  title: classifiedAds.title,
  fields: classifiedAds.fields,
  isTop: classifiedAds.isTop,
  highlightedUntil: classifiedAds.highlightedUntil,
  publishedAt: classifiedAds.publishedAt,
};

export type AdListFilter = { kind?: AdKind | undefined; cityId?: number | undefined };

// Compared with a literal, so that PostgreSQL sees that the partial indexes fit.
const isPublished = sql`${classifiedAds.state} = 'published'`;

const isListed = ({ kind, cityId }: AdListFilter) =>
  and(
    isPublished,
    kind === undefined ? undefined : eq(classifiedAds.kind, kind),
    cityId === undefined ? undefined : eq(classifiedAds.cityId, cityId),
  );

const newestFirst = [desc(classifiedAds.isTop), desc(classifiedAds.publishedAt), desc(classifiedAds.id)];

/** The query of a page of a list, for tests of its plan. */
export const adListQuery = (db: Database, filter: AdListFilter, page: number, perPage = ADS_PER_PAGE) =>
  db
    .select(cardColumns)
    .from(classifiedAds)
    .where(isListed(filter))
    .orderBy(...newestFirst)
    .limit(perPage)
    .offset((page - 1) * perPage);

/** A page of a list, from 1: those at the top first, then the newest. Undefined if the list has no such page. */
export async function readAdPage(
  db: Database,
  filter: AdListFilter,
  page: number,
): Promise<{ ads: AdCard[]; totalCount: number; pageCount: number } | undefined> {
  const found = findPage(await db.$count(classifiedAds, isListed(filter)), { page, perPage: ADS_PER_PAGE });
  if (!found) return undefined;
  const { totalCount, pageCount } = found;
  return { ads: await withPictures(db, await adListQuery(db, filter, page)), totalCount, pageCount };
}

/** The newest advertisements, except one. */
export async function readNewestAds(db: Database, filter: AdListFilter, most: number, except?: number): Promise<AdCard[]> {
  const rows = await adListQuery(db, filter, 1, most + (except === undefined ? 0 : 1));
  return withPictures(db, rows.filter(({ id }) => id !== except).slice(0, most));
}

/** How many are published of each kind and in each city. */
export async function countAds(db: Database): Promise<{ kind: AdKind; cityId: number; count: number }[]> {
  return db
    .select({ kind: classifiedAds.kind, cityId: classifiedAds.cityId, count: sql<number>`count(*)::int` })
    .from(classifiedAds)
    .where(isPublished)
    .groupBy(classifiedAds.kind, classifiedAds.cityId);
}

export type AdSearch = { text: string; kind?: AdKind | undefined; cityId?: number | undefined };

const isFound = (query: string, filter: AdListFilter) => and(isListed(filter), sql`${classifiedAds.search} @@ ${query}::tsquery`);

/** The statement of a search, for tests of its plan; `query` is a tsquery literal. */
export const adSearchStatement = (db: Database, query: string, filter: AdListFilter) =>
  db
    .select(cardColumns)
    .from(classifiedAds)
    .where(isFound(query, filter))
    .orderBy(desc(classifiedAds.publishedAt), desc(classifiedAds.id))
    .limit(MAX_FOUND + 1);

export type AdSearchResult = { ads: AdCard[]; totalCount: number; isCapped: boolean; pageCount: number };

/** Advertisements with all words of a text, in any spelling, inflection and script, newest first; the last page for a page that is not there. */
export async function searchAds(db: Database, { text, ...filter }: AdSearch, page: number): Promise<AdSearchResult> {
  const query = await readAdSearchQuery(db, text);
  const rows = query === '' ? [] : await adSearchStatement(db, query, filter);
  const found = rows.slice(0, MAX_FOUND);
  const pageCount = countPages(found.length, ADS_PER_PAGE);
  const from = (Math.min(page, pageCount) - 1) * ADS_PER_PAGE;
  return {
    ads: await withPictures(db, found.slice(from, from + ADS_PER_PAGE)),
    totalCount: found.length,
    isCapped: rows.length > MAX_FOUND,
    pageCount,
  };
}

/** How many advertisements a search finds, for pages of other desks that lead to it; at most as many as it shows. */
export async function countFoundAds(db: Database, text: string): Promise<{ count: number; isCapped: boolean }> {
  const query = await readAdSearchQuery(db, text);
  if (query === '') return { count: 0, isCapped: false };
  // Not all of those that have a common word.
  const found = db
    .select({ id: classifiedAds.id })
    .from(classifiedAds)
    .where(isFound(query, {}))
    .limit(MAX_FOUND + 1);
  const count = await db.$count(found.as('found'));
  return { count: Math.min(count, MAX_FOUND), isCapped: count > MAX_FOUND };
}

/** An advertisement in any state, with everything that is stored about it: callers decide who sees it. */
export async function readAd(db: Database, id: number): Promise<Ad | undefined> {
  const [row] = await db.select().from(classifiedAds).where(eq(classifiedAds.id, id)).limit(1);
  return row;
}

export const readAdPictures = (db: Database, adId: number): Promise<AdPicture[]> =>
  db
    .select(pictureColumnsOfAd)
    .from(classifiedPictures)
    .where(eq(classifiedPictures.adId, adId))
    .orderBy(asc(classifiedPictures.position), asc(classifiedPictures.id));

/** Pictures of a reader by id, in the given order: those of one advertisement, and those that belong to none yet. Others are left out. */
export async function readOwnPictures(
  db: Database,
  readerId: string,
  ids: readonly number[],
  adId: number | undefined,
): Promise<AdPicture[]> {
  if (ids.length === 0) return [];
  const isUsable: SQL =
    adId === undefined ? sql`${classifiedPictures.adId} is null` : sql`coalesce(${classifiedPictures.adId}, ${adId}::int) = ${adId}::int`;
  const rows = await db
    .select(pictureColumnsOfAd)
    .from(classifiedPictures)
    .where(and(eq(classifiedPictures.readerId, readerId), inArray(classifiedPictures.id, [...ids]), isUsable));
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

/** A reader's own advertisements, the newest first. */
export const readOwnAds = (db: Database, readerId: string, most: number): Promise<Ad[]> =>
  db.select().from(classifiedAds).where(eq(classifiedAds.readerId, readerId)).orderBy(desc(classifiedAds.id)).limit(most);

/** Adds the first picture of each. */
async function withPictures(
  db: Database,
  rows: readonly (Omit<AdCard, 'picture' | 'publishedAt'> & { publishedAt: Date | null })[],
): Promise<AdCard[]> {
  const pictures =
    rows.length === 0
      ? []
      : await db
          .selectDistinctOn([classifiedPictures.adId], { adId: classifiedPictures.adId, ...pictureColumnsOfAd })
          .from(classifiedPictures)
          .where(
            inArray(
              classifiedPictures.adId,
              rows.map(({ id }) => id),
            ),
          )
          .orderBy(classifiedPictures.adId, asc(classifiedPictures.position), asc(classifiedPictures.id));
  return rows.flatMap(({ publishedAt, ...row }) => {
    if (publishedAt === null) return [];
    return { ...row, publishedAt, picture: pictures.find(({ adId }) => adId === row.id) };
  });
}
