import type { Topic } from '../../../content/topics/queries.ts';
import type { Database } from '../../../platform/database.ts';
import { readCardsById, type StoryCard } from '../../articles/queries.ts';
import { readPool } from './topStories.ts';

/** The id of the newest story of each of the first topics that have one not shown yet; `taken` is told of them. */
export async function newestOfEach(
  db: Database,
  topics: readonly Topic[],
  taken: Set<number>,
  most: number,
): Promise<{ topic: Topic; id: number }[]> {
  const pool = await readPool(
    db,
    topics.map(({ id }) => id),
    taken,
    most,
  );
  const chosen: { topic: Topic; id: number }[] = [];
  for (const topic of topics) {
    const id = chosen.length < most ? pool.get(topic.id)?.find((newest) => !taken.has(newest)) : undefined;
    if (id === undefined) continue;
    taken.add(id);
    chosen.push({ topic, id });
  }
  return chosen;
}

/** The topics with their stories. */
export async function readNewestShown(
  db: Database,
  chosen: readonly { topic: Topic; id: number }[],
): Promise<{ topic: Topic; story: StoryCard }[]> {
  const cards = await readCardsById(
    db,
    chosen.map(({ id }) => id),
  );
  return chosen.flatMap(({ topic, id }) => {
    const story = cards.get(id);
    return story ? [{ topic, story }] : [];
  });
}
