import { and, eq, sql } from 'drizzle-orm';
import { change, type WriteContext } from '../../platform/change.ts';
import type { TopicListener } from '../../site/desk.ts';
import { lockReader } from '../readers/commands.ts';
import { MAX_FOLLOWS, readTargets } from './queries.ts';
import { follows } from './tables.ts';
import { type FollowTarget, fieldOf } from './targets/followTarget.ts';

export type FollowOutcome = 'followed' | 'gone' | 'full';

const isFollow = (readerId: string, target: FollowTarget) =>
  and(eq(follows.readerId, readerId), eq(follows[fieldOf[target.kind]], target.id));

/** Follows a topic, a crop or a team; again if it is followed already, which changes nothing, also at the limit. */
export function follow(context: WriteContext, readerId: string, target: FollowTarget): Promise<FollowOutcome> {
  return change(context, async (tx) => {
    const add = async (): Promise<FollowOutcome> => {
      if ((await readTargets(tx, [target])).length === 0) return 'gone';
      if ((await tx.$count(follows, isFollow(readerId, target))) > 0) return 'followed';
      await lockReader(tx, readerId);
      if ((await tx.$count(follows, eq(follows.readerId, readerId))) >= MAX_FOLLOWS) return 'full';
      await tx
        .insert(follows)
        .values({ readerId, [fieldOf[target.kind]]: target.id })
        .onConflictDoNothing();
      return 'followed';
    };
    return { result: await add(), tags: [] };
  });
}

/** Ends following; also a success if it was not followed. */
export function unfollow(context: WriteContext, readerId: string, target: FollowTarget): Promise<void> {
  return change(context, async (tx) => {
    await tx.delete(follows).where(isFollow(readerId, target));
    return { result: undefined, tags: [] };
  });
}

/** Who follows a topic that is merged into another follows that one. */
export const followsFollowTopics: TopicListener = {
  merge: async (tx, from, into) => {
    await tx.execute(sql`insert into ${follows} (reader_id, topic_id, since)
      select reader_id, ${into}::int, since from ${follows} where topic_id = ${from}::int on conflict do nothing`);
    await tx.delete(follows).where(eq(follows.topicId, from));
    return [];
  },
};
