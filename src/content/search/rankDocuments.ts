import { sql } from 'drizzle-orm';
import { DAY_MS } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { SearchKind } from '../../site/searchKind.ts';
import type { Found } from './findDocuments.ts';
import type { SearchTerm } from './searchTerms.ts';
import { searchDocuments } from './tables.ts';

/**
 * How much a word counts by where it stands: in the title as it was typed or in another spelling, near it there, in the
 * summary, in the text.
 */
const WORTH = [0.12, 0.34, 0.48, 0.7, 1];
/** How much of the score is for a title that says nothing else, and for words that stand together. */
const COVERED = 0.25;
const TOGETHER = 0.15;
/** For what does not get old, a title that says more than the search is another thing. */
const COVERED_TIMELESS = 0.85;
/** The share of the score that fades, and the days in which it halves. */
const FADING = 0.45;
const HALF_LIFE_DAYS = 60;
/** Newest documents in whose heads the words are counted, to know how much each tells. */
const COUNTED = 500;

/** A tsquery of the entries, any of them. */
export const anyOf = (entries: Iterable<string>, weight = ''): string => {
  const all = [...entries].map((entry) => `'${entry}'${weight}`);
  return all.length === 0 ? `'@'` : `(${all.join(' | ')})`;
};

type Ranked = Found & { score: number };

/**
 * The documents in the order in which readers want them: words in titles before words in texts, rare words before common ones, what was
 * typed before what is near it, and new before old.
 */
export async function rankDocuments(
  db: Database,
  found: readonly Found[],
  terms: readonly SearchTerm[],
  kinds: readonly SearchKind[],
  now: Date,
): Promise<Ranked[]> {
  if (found.length === 0) return [];
  const places = terms.map(
    ({ exact, near }) => sql`case when head @@ ${anyOf(exact, ':A')}::tsquery then 4 when head @@ ${anyOf(near, ':A')}::tsquery then 3
      when head @@ ${anyOf(exact)}::tsquery then 2 when head @@ ${anyOf(near)}::tsquery then 1 else 0 end`,
  );
  const together = terms.map(({ exact, near }) => anyOf([...exact, ...near])).join(' <-> ');
  const [{ rows }, weights] = await Promise.all([
    db.execute<{ kind: string; id: string; published_at: string | Date; title_words: number; places: number[]; together: boolean }>(sql`
      select kind, item_id as id, published_at, title_words, array[${sql.join(places, sql`, `)}]::int[] as places,
        ${terms.length > 1 ? sql`head @@ ${together}::tsquery` : sql`false`} as together
      from ${searchDocuments} join unnest(${sql.param(found.map(({ kind }) => kind))}::text[], ${sql.param(found.map(({ id }) => id))}::bigint[])
        as given (found_kind, found_id) on kind = found_kind and item_id = found_id`),
    terms.length > 1 ? readWeights(db, terms) : [1],
  ]);
  const byKind = new Map(kinds.map((kind) => [kind.kind, kind]));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const ranked = rows.map((row) => {
    const kind = byKind.get(row.kind);
    const matched = row.places.reduce((sum, place, at) => sum + (WORTH[place] ?? 0) * (weights[at] ?? 1), 0) / total;
    const inTitle = row.places.filter((place) => place >= 3).length;
    const covered = Math.min(1, inTitle / Math.max(1, row.title_words));
    // A match to come is as far away as one that is over.
    const age = Math.abs(now.getTime() - new Date(row.published_at).getTime()) / DAY_MS;
    const score = kind?.isTimeless
      ? matched * (1 - COVERED_TIMELESS + COVERED_TIMELESS * covered) + COVERED * covered
      : (matched + COVERED * covered + (row.together ? TOGETHER : 0)) * (1 - FADING + FADING * 2 ** (-age / HALF_LIFE_DAYS));
    return { kind: row.kind, id: Number(row.id), score: score * (kind?.boost ?? 1) };
  });
  return ranked.sort((one, other) => other.score - one.score || other.id - one.id || (one.kind < other.kind ? -1 : 1));
}

/** How much each word tells: the fewer documents have it in their heads, the more. */
async function readWeights(db: Database, terms: readonly SearchTerm[]): Promise<number[]> {
  const counts = terms.map(({ exact, near }) => sql`count(*) filter (where head @@ ${anyOf([...exact, ...near])}::tsquery)::int`);
  const { rows } = await db.execute<{ all: number; counts: number[] }>(sql`
    select count(*)::int as all, array[${sql.join(counts, sql`, `)}] as counts from (
      select head from ${searchDocuments} order by published_at desc, kind desc, item_id desc limit ${COUNTED}
    ) as newest`);
  const [row] = rows;
  return terms.map((_, at) => Math.log(1 + ((row?.all ?? 0) + 1) / ((row?.counts[at] ?? 0) + 1)));
}
