import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database.ts';
import { placements } from '../tables.ts';
import { readCards, type StoryCard } from './readCards.ts';

type Place = { topicId: number; articleId: number; publishedAt: number };

/** The newest places in each of several lists, the newest of all first, in one query that reads no more than `most` of each. */
async function readNewestPlaces(db: Database, topicIds: readonly number[], most: number): Promise<Place[]> {
  if (topicIds.length === 0) return [];
  const p = placements;
  const { rows } = await db.execute<{ topic_id: number; article_id: string; at: string }>(sql`
    select lists.id as topic_id, newest.article_id, extract(epoch from newest.published_at) as at
    from unnest(${sql.param([...topicIds])}::int[]) as lists (id)
    cross join lateral (
      select ${p.articleId} as article_id, ${p.publishedAt} as published_at from ${p} where ${p.topicId} = lists.id
      order by ${p.publishedAt} desc, ${p.articleId} desc limit ${most}
    ) as newest`);
  const places = rows.map((row) => ({ topicId: row.topic_id, articleId: Number(row.article_id), publishedAt: Number(row.at) }));
  return places.sort((a, b) => b.publishedAt - a.publishedAt || b.articleId - a.articleId);
}

/** The newest stories of each of several lists, by the list's id; a list without any has none. */
export async function readNewestOfEach(db: Database, topicIds: readonly number[], most: number): Promise<Map<number, StoryCard[]>> {
  const places = await readNewestPlaces(db, topicIds, most);
  const cards = await readCards(db, [...new Set(places.map((place) => place.articleId))]);
  const byId = new Map(cards.map((card) => [card.id, card]));
  return new Map(
    topicIds.map((topicId) => [
      topicId,
      places.filter((place) => place.topicId === topicId).flatMap((place) => byId.get(place.articleId) ?? []),
    ]),
  );
}

/** Stories of several lists in turn: the newest of each list, then the second of each, and so on. None twice. */
export async function readInTurns(db: Database, topicIds: readonly number[], most: number): Promise<StoryCard[]> {
  const places = await readNewestPlaces(db, topicIds, most);
  const ranks = new Map<number, number>();
  const ranked = places.map(({ topicId, articleId }) => {
    const rank = ranks.get(topicId) ?? 0;
    ranks.set(topicId, rank + 1);
    return { rank, articleId };
  });
  const turns = ranked.toSorted((a, b) => a.rank - b.rank);
  return readCards(db, [...new Set(turns.map((turn) => turn.articleId))].slice(0, most));
}
