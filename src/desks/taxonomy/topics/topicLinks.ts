import { readTopics, type TopicKind, topicAddress } from '../../../content/topics/queries.ts';
import type { Database } from '../../../platform/database.ts';
import type { Link } from '../../../site/desk.ts';

/** Links to the first pages of all topics of a kind, in the editors' order. */
export async function topicLinks(db: Database, kind: TopicKind): Promise<Link[]> {
  const topics = await readTopics(db, kind);
  return topics.map((topic) => ({ name: topic.name, href: topicAddress(topic) }));
}
