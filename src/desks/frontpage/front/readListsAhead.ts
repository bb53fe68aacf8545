import { readTopics, type Topic } from '../../../content/topics/queries.ts';
import type { Database } from '../../../platform/database.ts';
import { readStoriesAhead } from '../../articles/queries.ts';

/** So many of a running list and of a topic's list are read before blocks choose from them: mostly enough, and cheap. */
const OF_A_LIST = 40;
const OF_A_TOPIC = 16;

/** Reads the lists from which the blocks of the front page choose their stories, in one statement. */
export async function readListsAhead(db: Database): Promise<void> {
  const kinds = ['category', 'city', 'magazine', 'column'] as const;
  const [lists, ...topics] = await Promise.all([readTopics(db, 'list'), ...kinds.map((kind) => readTopics(db, kind))]);
  const ids = (all: readonly Topic[]) => all.map(({ id }) => id);
  await Promise.all([readStoriesAhead(db, ids(lists), OF_A_LIST), readStoriesAhead(db, ids(topics.flat()), OF_A_TOPIC)]);
}
