import { z } from 'zod';
import type { SearchFilter } from '../../../content/search/search.ts';
import { findTopic, readTopics } from '../../../content/topics/queries.ts';
import { DAY_MS } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { searchedTextOf } from '../../../platform/text/searchText.ts';
import { type SearchKind, searchGroups } from '../../../site/searchKind.ts';

/** The spans of time to which a search may be narrowed, in days. */
const searchSpans = { day: 1, week: 7, month: 30, year: 365 } as const;
export const spanNames = ['day', 'week', 'month', 'year'] as const;

const slug = z.string().max(100).default('').catch('');

/** A search as its address has it; what is not understood is left out. */
export const searchQuery = z.object({
  q: z.string().transform(searchedTextOf).default('').catch(''),
  kind: z.enum(searchGroups).optional().catch(undefined),
  category: slug,
  city: slug,
  when: z.enum(spanNames).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(1000).default(1),
});
export type SearchQuery = z.infer<typeof searchQuery>;

/** The address of a page of results. */
export function searchAddress({ q, kind, category = '', city = '', when, page = 1 }: Partial<SearchQuery> & { q: string }): string {
  const parts = { q, kind, category, city, when, page: page > 1 ? String(page) : '' };
  const named = Object.entries(parts).flatMap(([name, value]) => (value ? [`${name}=${encodeURIComponent(value)}`] : []));
  return `/search?${named.join('&')}`;
}

/** Whether a search is narrowed to anything. */
export const isNarrowed = ({ kind, category, city, when }: SearchQuery): boolean =>
  kind !== undefined || category !== '' || city !== '' || when !== undefined;

/** What the search is narrowed to; undefined if it names a topic that is not there. */
export async function filterOf(
  db: Database,
  kinds: readonly SearchKind[],
  query: SearchQuery,
  now: Date,
): Promise<SearchFilter | undefined> {
  const [category, city] = await Promise.all([
    query.category === '' ? undefined : findTopic(db, 'category', query.category),
    query.city === '' ? undefined : findTopic(db, 'city', query.city),
  ]);
  if ((query.category !== '' && !category) || (query.city !== '' && !city)) return undefined;
  // A story stands in the category that its editor has chosen, which may be below the one that a reader chooses.
  const below = category ? await readTopics(db, 'category', category.id) : [];
  return {
    ...(query.kind ? { kinds: kinds.filter(({ group }) => group === query.kind).map(({ kind }) => kind) } : {}),
    topics: [...(category ? [[category.id, ...below.map(({ id }) => id)]] : []), ...(city ? [[city.id]] : [])],
    since: query.when ? new Date(now.getTime() - searchSpans[query.when] * DAY_MS) : undefined,
  };
}
