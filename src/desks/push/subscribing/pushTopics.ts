import { readTopics } from '../../../content/topics/queries.ts';
import type { Database } from '../../../platform/database.ts';
import { readTeams } from '../../cricket/queries.ts';
import { readMainCrops } from '../../mandi/queries.ts';
import { BREAKING, type topicGroupNames } from './pushTopic.ts';

export type TopicGroup = { group: (typeof topicGroupNames)[number]; topics: { key: string; name: string }[] };

/** All that readers may choose, in groups; `breakingName` is the name of the first. A group without topics is left out. */
export async function readTopicGroups(db: Database, breakingName: string): Promise<TopicGroup[]> {
  const [categories, cities, teams, crops] = await Promise.all([
    readTopics(db, 'category'),
    readTopics(db, 'city'),
    readTeams(db),
    readMainCrops(db),
  ]);
  const keyed = (kind: string, rows: Iterable<{ id: number; name: string }>) =>
    [...rows].map(({ id, name }) => ({ key: `${kind}:${id}`, name }));
  const groups: TopicGroup[] = [
    { group: 'news', topics: [{ key: BREAKING, name: breakingName }] },
    { group: 'categories', topics: keyed('topic', categories) },
    { group: 'cities', topics: keyed('topic', cities) },
    { group: 'teams', topics: keyed('team', teams.values()) },
    { group: 'crops', topics: keyed('crop', crops) },
  ];
  return groups.filter(({ topics }) => topics.length > 0);
}
