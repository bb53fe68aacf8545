import { and, eq, sql } from 'drizzle-orm';
import { readTopicsById } from '../../content/topics/queries.ts';
import { change, type WriteContext } from '../../platform/change.ts';
import type { TopicListener } from '../../site/desk.ts';
import { MAX_FOLLOWS } from './queries.ts';
import { follows } from './tables.ts';

export type Followed = 'followed' | 'noSuchTopic' | 'full';

/** Follows a topic; again if it is followed already, which changes nothing. */
export function follow(context: WriteContext, readerId: string, topicId: number): Promise<Followed> {
  return change(context, async (tx) => {
    const add = async (): Promise<Followed> => {
      const topic = (await readTopicsById(tx, [topicId])).get(topicId);
      // The list of all stories is the whole paper.
      if (!topic || topic.kind === 'list') return 'noSuchTopic';
      if ((await tx.$count(follows, eq(follows.readerId, readerId))) >= MAX_FOLLOWS) return 'full';
      await tx.insert(follows).values({ readerId, topicId }).onConflictDoNothing();
      return 'followed';
    };
    return { result: await add(), tags: [] };
  });
}

/** Ends following a topic; also a success if it was not followed. */
export function unfollow(context: WriteContext, readerId: string, topicId: number): Promise<void> {
  return change(context, async (tx) => {
    await tx.delete(follows).where(and(eq(follows.readerId, readerId), eq(follows.topicId, topicId)));
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
