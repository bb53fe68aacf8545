import { desc, sql } from 'drizzle-orm';
import { milliseconds } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { localDay } from '../../platform/text/dates.ts';
import { isFitToSuggest } from './suggesting/isFitToSuggest.ts';
import { blockedSuggestions, type outcomes, searchQueries } from './tables.ts';

/** A search over some days: how often it was made, from about how many networks, and when last. */
export type CountedSearch = { key: string; text: string; searches: number; networks: number; days: number; lastDay: string };

/** A search is suggested if it comes from so many networks on several days, or from more on one. */
const MIN_NETWORKS = 4;
const MIN_DAYS = 2;
const MANY_NETWORKS = 8;

/** Whether a search is popular: not one reader's, however often, nor that of a household. */
export const isPopular = ({ networks, days }: Pick<CountedSearch, 'networks' | 'days'>): boolean =>
  networks >= MANY_NETWORKS || (networks >= MIN_NETWORKS && days >= MIN_DAYS);

type Asked = { days: number; found: (typeof outcomes)[number]; most: number; now: Date };

/** The most frequent searches of the last days that found something, or nothing, when they were last made. */
export async function readSearches(db: Database, { days, found, most, now }: Asked): Promise<CountedSearch[]> {
  const since = localDay(new Date(now.getTime() - (days - 1) * milliseconds('1d')));
  const { rows } = await db.execute<CountedSearch>(sql`
    select key, (array_agg(text order by searches desc, day desc))[1] as text, sum(searches)::int as searches,
      bit_count(bit_or(networks)::bit(64))::int as networks, count(*)::int as days, max(day)::text as "lastDay"
    from ${searchQueries} where day >= ${since}::date
    group by key having (array_agg(found order by day desc))[1] = ${found}
    order by 4 desc, 3 desc, key limit ${most}`);
  return rows;
}

/** The popular searches that may be suggested. */
export async function readPopularSearches(db: Database, asked: Omit<Asked, 'found'>): Promise<CountedSearch[]> {
  const [searches, blocked] = await Promise.all([
    readSearches(db, { ...asked, found: 'all' }),
    db.select({ key: blockedSuggestions.key }).from(blockedSuggestions),
  ]);
  const keys = new Set(blocked.map(({ key }) => key));
  return searches.filter((search) => isPopular(search) && !keys.has(search.key) && isFitToSuggest(search.text));
}

/** The searches that editors have blocked, the latest first. */
export const readBlocked = (db: Database): Promise<{ key: string; text: string }[]> =>
  db
    .select({ key: blockedSuggestions.key, text: blockedSuggestions.text })
    .from(blockedSuggestions)
    .orderBy(desc(blockedSuggestions.blockedAt), blockedSuggestions.key);
