import { eq, type SQL, sql } from 'drizzle-orm';
import type { TopicListener } from '../../../site/desk.ts';
import { stories } from '../tables.ts';

/** Updates working copies when topics change. */
export const storyTopicListener: TopicListener = {
  uses: async (tx, { id, kind }) => {
    const column = kind === 'category' ? stories.categoryId : kind === 'city' ? stories.cityId : undefined;
    const byColumn = column === undefined ? undefined : eq(column, id);
    const named = kind === 'author' ? sql`${stories.authorIds} @> ${sql.param([id])}::int[]` : byColumn;
    const isNamed = async (where: SQL) => (await tx.select({ id: stories.id }).from(stories).where(where).limit(1)).length > 0;
    if (named && (await isNamed(named))) return true;
    // The few stories with unpublished changes: without one of their topics they could not be published.
    return isNamed(sql`${stories.working} is not null and ${stories.working} -> 'topicIds' @> to_jsonb(${id}::int)`);
  },
  merge: async (tx, from, into) => {
    // Only the few stories with unpublished changes have a working copy. If both tags were chosen, the first position is kept.
    await tx.execute(sql`update ${stories} set working = jsonb_set(working, '{topicIds}', (
        select jsonb_agg(id order by at) from (
          select id, min(at) as at from (
            select case when value = to_jsonb(${from}::int) then to_jsonb(${into}::int) else value end as id, at
            from jsonb_array_elements(working -> 'topicIds') with ordinality as chosen (value, at)
          ) as merged group by id
        ) as once
      )) where working is not null and working -> 'topicIds' @> to_jsonb(${from}::int)`);
    return [];
  },
};
