import { sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { TopicListener } from '../site/desk.ts';
import { listTag } from './contentType.ts';
import { placements } from './tables.ts';

/** Updates references of one kind of content when topics change. */
export const contentTopicListener = (type: {
  name: string;
  subject: string;
  kinds: readonly string[];
  table: PgTable & Record<'id' | 'categoryId', AnyPgColumn>;
}): TopicListener => {
  const { kinds, table } = type;
  const ofKinds = sql`kind = any(${sql.param([...kinds])}::text[])`;
  return {
    // Drafts and withdrawn items have no placements; their foreign keys keep the topic.
    merge: async (tx, from, into) => {
      // Of what is deleted: an item that is being withdrawn is not taken along.
      await tx.execute(sql`with moved as (delete from ${placements} where topic_id = ${from}::int and ${ofKinds} returning *)
        insert into ${placements} (topic_id, kind, published_at, item_id, position)
        select ${into}::int, kind, published_at, item_id, position from moved on conflict do nothing`);
      return [from, into].map((topicId) => listTag(type, topicId));
    },
    regroup: async (tx, id, from, to) => {
      const own = sql`select ${table.id} from ${table} where ${table.categoryId} = ${id}::int`;
      if (from !== null)
        await tx.execute(
          sql`delete from ${placements} where topic_id = ${from}::int and ${ofKinds} and position is null and item_id in (${own})`,
        );
      if (to !== null)
        await tx.execute(sql`insert into ${placements} (topic_id, kind, published_at, item_id)
          select ${to}::int, kind, published_at, item_id from ${placements}
          where topic_id = ${id}::int and ${ofKinds} and item_id in (${own}) for key share of ${placements} on conflict do nothing`);
      return [type.name, ...[from, to].flatMap((topicId) => (topicId === null ? [] : listTag(type, topicId)))];
    },
  };
};
