import { asc, eq } from 'drizzle-orm';
import { readTopicsById, type Topic, topicAddress } from '../../content/topics/queries.ts';
import type { Database } from '../../platform/database.ts';
import { readCards, readNewestIdsOfTopics, type StoryCard } from '../articles/queries.ts';
import { readTeams, type Team, teamAddress } from '../cricket/queries.ts';
import { type CropName, cropAddress, readCropNames } from '../mandi/queries.ts';
import { follows } from './tables.ts';
import { type FollowTarget, idsOf, targetOf } from './targets/followTarget.ts';

/** What a reader may follow in all: it is read together for each view of the reader's own page. */
export const MAX_FOLLOWS = 100;
const STORIES_OF_EACH = 10;
const STORIES = 30;

/** Something that a reader follows, or may follow. */
export type Followed = { id: number; slug: string; name: string; address: string } & (
  | { kind: 'topic'; topic: Topic }
  | { kind: 'crop'; crop: CropName }
  | { kind: 'team'; team: Team }
);

const topicFollowed = (topic: Topic): Followed => ({ ...basicsOf(topic), kind: 'topic', address: topicAddress(topic), topic });
const cropFollowed = (crop: CropName): Followed => ({ ...basicsOf(crop), kind: 'crop', address: cropAddress(crop.slug), crop });
const teamFollowed = (team: Team): Followed => ({ ...basicsOf(team), kind: 'team', address: teamAddress(team), team });
const basicsOf = ({ id, slug, name }: { id: number; slug: string; name: string }) => ({ id, slug, name });

/** What the targets are, in their order; those that are not there are left out. */
export async function readTargets(db: Database, targets: readonly FollowTarget[]): Promise<Followed[]> {
  const teamIds = idsOf(targets, 'team');
  const [topics, crops, teams] = await Promise.all([
    readTopicsById(db, idsOf(targets, 'topic')),
    readCropNames(db, idsOf(targets, 'crop')),
    teamIds.length > 0 ? readTeams(db) : new Map<number, Team>(),
  ]);
  return targets.flatMap(({ kind, id }) => {
    if (kind === 'topic') {
      const topic = topics.get(id);
      // The list of all stories is the whole paper.
      return topic && topic.kind !== 'list' ? [topicFollowed(topic)] : [];
    }
    if (kind === 'crop') {
      const crop = crops.get(id);
      return crop ? [cropFollowed(crop)] : [];
    }
    const team = teams.get(id);
    return team ? [teamFollowed(team)] : [];
  });
}

/** What a reader follows, the first followed first. */
export async function readFollows(db: Database, readerId: string): Promise<Followed[]> {
  const rows = await db
    .select({ topicId: follows.topicId, cropId: follows.cropId, teamId: follows.teamId })
    .from(follows)
    .where(eq(follows.readerId, readerId))
    .orderBy(asc(follows.since), asc(follows.id))
    .limit(MAX_FOLLOWS);
  return readTargets(
    db,
    rows.flatMap(({ topicId, cropId, teamId }) => targetOf({ topicId, cropId, teamId }) ?? []),
  );
}

/** The newest stories of the followed topics together, each story once. */
export async function readNewestOf(db: Database, followed: readonly Followed[]): Promise<StoryCard[]> {
  const topicIds = idsOf(followed, 'topic');
  if (topicIds.length === 0) return [];
  const lists = await readNewestIdsOfTopics(db, topicIds, STORIES_OF_EACH, []);
  const stories = await readCards(db, [...new Set([...lists.values()].flat())]);
  return stories.sort((one, other) => other.publishedAt.getTime() - one.publishedAt.getTime()).slice(0, STORIES);
}
