import { and, asc, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { readTopicsById } from '../../../content/topics/queries.ts';
import type { Database } from '../../../platform/database.ts';
import { searchQueryOf } from '../../../platform/text/foldedSearch.ts';
import { westernDigits } from '../../../platform/text/westernDigits.ts';
import { countRows } from '../../../site/newsroom/countRows.ts';
import { findByWords, type WordSearch } from '../../../site/newsroom/findByWords.ts';
import type { ListPart, ListQuery } from '../../../site/newsroom/listQuery.ts';
import { readProfile } from '../../readers/queries.ts';
import { factsOf } from '../kinds/adFacts.ts';
import { adPictureSource } from '../pictures/adPictureSource.ts';
import { type Ad, readAd, readAdPictures } from '../queries.ts';
import { isSeen } from '../states/adStates.ts';
import { awaitsModeration, classifiedAds, classifiedMails, classifiedMessages, classifiedReports } from '../tables.ts';
import { adAddress } from '../views/adPaths.ts';
import type { AdFilter, AdForModerationInput, AdRowInput } from './adShapes.ts';

const MAX_SHOWN = 50;
/** Those that have expired are kept; counting all of them would be slow and is not needed. */
const MAX_COUNTED = 10_000;

const rowOf = ({ id, kind, state, title, openReports, updatedAt, expiresAt }: Ad, city: string): AdRowInput => ({
  id,
  kind,
  state,
  title,
  city,
  openReports,
  updatedAt,
  expiresAt,
});

const isQueue = ({ state, reported, q = '' }: AdFilter): boolean => state === undefined && reported === undefined && q === '';

function whereOf(filter: AdFilter): SQL | undefined {
  const { kind, state, reported } = filter;
  return and(
    // By a literal: PostgreSQL matches no parameter with the condition of an index.
    sql`${classifiedAds.state} <> 'draft'`,
    isQueue(filter) ? awaitsModeration(classifiedAds) : undefined,
    state ? eq(classifiedAds.state, state) : undefined,
    kind ? eq(classifiedAds.kind, kind) : undefined,
    reported ? gt(classifiedAds.openReports, 0) : undefined,
  );
}

const orderOf = (filter: AdFilter) => (isQueue(filter) ? asc : desc)(classifiedAds.id);

/** The number of an advertisement, typed in a search. */
function numberIn(q: string): number | undefined {
  const digits = westernDigits(q);
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined;
}

export const searchOf = (unsearched: AdFilter, q: string): WordSearch => {
  const filter = { ...unsearched, q };
  const query = searchQueryOf(q);
  return {
    table: classifiedAds,
    id: classifiedAds.id,
    columns: [classifiedAds.search],
    where: whereOf(filter),
    order: [orderOf(filter)],
    isFound: query === '' ? sql`false` : sql`${classifiedAds.search} @@ ${query}::tsquery`,
  };
};

export const adsQuery = (db: Database, filter: AdFilter, where = whereOf(filter)) =>
  db.select().from(classifiedAds).where(where).orderBy(orderOf(filter)).$dynamic();

/** The queue. Without a filter: what waits and what is reported, the oldest first. With one the newest first; drafts never. */
export async function listAds(
  db: Database,
  { page, perPage, filter = {} }: Pick<ListQuery<AdFilter>, 'page' | 'perPage' | 'filter'>,
): Promise<ListPart<AdRowInput>> {
  const { q = '' } = filter;
  const number = numberIn(q);
  const where = and(whereOf(filter), number === undefined ? undefined : eq(classifiedAds.id, number));
  const found = q !== '' && number === undefined ? await findByWords(db, searchOf(filter, q), { page, perPage }) : undefined;
  const rows = await adsQuery(db, filter, found ? inArray(classifiedAds.id, found.ids) : where)
    .limit(perPage)
    .offset(found ? 0 : (page - 1) * perPage);
  const cities = await readTopicsById(
    db,
    rows.map(({ cityId }) => cityId),
  );
  const data = rows.map((row) => rowOf(row, cities.get(row.cityId)?.name ?? ''));
  const { total, hasMore } = found ?? (await countRows(db, classifiedAds, where, MAX_COUNTED));
  return { data, total, hasMore };
}

/** One advertisement with everything that decides about it; a draft is nobody's but its advertiser's. */
export async function readAdForModeration(db: Database, id: number, now: Date): Promise<AdForModerationInput | undefined> {
  const ad = await readAd(db, id);
  if (!ad || ad.state === 'draft') return undefined;
  const city = (await readTopicsById(db, [ad.cityId])).get(ad.cityId)?.name ?? '';
  const pictures = await readAdPictures(db, id);
  const reports = await db
    .select()
    .from(classifiedReports)
    .where(eq(classifiedReports.adId, id))
    .orderBy(desc(classifiedReports.id))
    .limit(MAX_SHOWN);
  const messages = await db
    .select()
    .from(classifiedMessages)
    .where(eq(classifiedMessages.adId, id))
    .orderBy(desc(classifiedMessages.id))
    .limit(MAX_SHOWN);
  const mails = await db
    .select({ messageId: classifiedMails.messageId, sentAt: classifiedMails.sentAt })
    .from(classifiedMails)
    .where(
      inArray(
        classifiedMails.messageId,
        messages.map((message) => message.id),
      ),
    );
  const sent = new Set(mails.filter(({ sentAt }) => sentAt !== null).map(({ messageId }) => messageId));
  const advertiser = ad.readerId === null ? null : ((await readProfile(db, ad.readerId))?.name ?? null);
  return {
    ...rowOf(ad, city),
    version: ad.version,
    body: ad.body,
    facts: factsOf(ad),
    email: ad.email,
    advertiser,
    reason: ad.reason,
    address: isSeen(ad, now) ? adAddress(ad) : null,
    createdAt: ad.createdAt,
    pictures: pictures.map((picture) => {
      const { src, width, height } = adPictureSource(picture, 'square', ad.title);
      return { src, whole: adPictureSource(picture, 'whole', ad.title).src, width, height };
    }),
    reports: reports.map(({ id: reportId, reason, text, createdAt, closedAt }) => ({
      id: reportId,
      reason,
      text,
      createdAt,
      isOpen: closedAt === null,
    })),
    messages: messages.map(({ id: messageId, name, email, message, createdAt }) => ({
      id: messageId,
      name,
      email,
      message,
      createdAt,
      isSent: sent.has(messageId),
    })),
  };
}

/** How many wait for an editor or are reported. */
export const countAdsToModerate = (db: Database): Promise<number> => db.$count(classifiedAds, whereOf({}));
