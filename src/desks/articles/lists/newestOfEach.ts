import { readNewestOfTopics } from '../../../content/placements/lists.ts';
import type { Database } from '../../../platform/database.ts';
import { kindsOfEdition } from '../publishing/articleKind.ts';
import { readCards, type StoryCard } from './readCards.ts';

/** The newest stories of several lists, by the list's id; empty lists have an empty array. */
export async function readNewestOfEach(db: Database, topicIds: readonly number[], most: number): Promise<Map<number, StoryCard[]>> {
  const places = await readNewestOfTopics(db, kindsOfEdition('gu'), topicIds, most);
  const cards = await readCards(db, [...new Set(places.map((place) => place.itemId))]);
  const byId = new Map(cards.map((card) => [card.id, card]));
  return new Map(
    topicIds.map((topicId) => [
      topicId,
      places.filter((place) => place.topicId === topicId).flatMap((place) => byId.get(place.itemId) ?? []),
    ]),
  );
}

/** Stories of several lists in turn: the newest of each list, then the second of each, and so on, without repeats. */
export async function readInTurns(db: Database, topicIds: readonly number[], most: number): Promise<StoryCard[]> {
  const places = await readNewestOfTopics(db, kindsOfEdition('gu'), topicIds, most);
  const ranks = new Map<number, number>();
  const ranked = places.map(({ topicId, itemId }) => {
    const rank = ranks.get(topicId) ?? 0;
    ranks.set(topicId, rank + 1);
    return { rank, itemId };
  });
  const turns = ranked.toSorted((a, b) => a.rank - b.rank);
  return readCards(db, [...new Set(turns.map((turn) => turn.itemId))].slice(0, most));
}
