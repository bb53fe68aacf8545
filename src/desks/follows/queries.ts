import { asc, eq } from 'drizzle-orm';
import { readTopicsById, type Topic } from '../../content/topics/queries.ts';
import type { Database } from '../../platform/database.ts';
import { readCards, readNewestIdsOfTopics, type StoryCard } from '../articles/queries.ts';
import { follows } from './tables.ts';

/** Topics that a reader may follow: their lists are read together for each view of the reader's own page. */
export const MAX_FOLLOWS = 100;
const STORIES_OF_EACH = 10;
const STORIES = 30;

/** The topics that a reader follows, the first followed first. */
export async function readFollows(db: Database, readerId: string): Promise<Topic[]> {
  const rows = await db
    .select({ topicId: follows.topicId })
    .from(follows)
    .where(eq(follows.readerId, readerId))
    .orderBy(asc(follows.since), asc(follows.topicId))
    .limit(MAX_FOLLOWS);
  const topics = await readTopicsById(
    db,
    rows.map(({ topicId }) => topicId),
  );
  return rows.flatMap(({ topicId }) => topics.get(topicId) ?? []);
}

/** The newest stories of some topics together, each story once. */
export async function readNewestOf(db: Database, topics: readonly Topic[]): Promise<StoryCard[]> {
  if (topics.length === 0) return [];
  const lists = await readNewestIdsOfTopics(
    db,
    topics.map(({ id }) => id),
    STORIES_OF_EACH,
    [],
  );
  const stories = await readCards(db, [...new Set([...lists.values()].flat())]);
  return stories.sort((one, other) => other.publishedAt.getTime() - one.publishedAt.getTime()).slice(0, STORIES);
}
