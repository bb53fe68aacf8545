import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { TopicListener } from '../../../site/desk.ts';
import { articles, placements, stories } from '../tables.ts';

/** What of stories goes with topics: their places in lists, and what editors have in hand. */
export const storyTopicListener: TopicListener = {
  uses: async (tx, { id, kind }) => {
    const column = kind === 'category' ? stories.categoryId : kind === 'city' ? stories.cityId : undefined;
    const byColumn = column === undefined ? undefined : eq(column, id);
    const named = kind === 'author' ? sql`${stories.authorIds} @> ${sql.param([id])}::int[]` : byColumn;
    if (!named) return false;
    const rows = await tx.select({ id: stories.id }).from(stories).where(named).limit(1);
    return rows.length > 0;
  },
  merge: async (tx, from, into) => {
    await tx.execute(sql`insert into ${placements} (topic_id, published_at, article_id, position)
      select ${into}::int, published_at, article_id, position from ${placements} where topic_id = ${from} on conflict do nothing`);
    await tx.delete(placements).where(eq(placements.topicId, from));
    // Few stories are in hand at a time; the others have no copy of their own. Where both tags were chosen, the first place stays.
    await tx.execute(sql`update ${stories} set working = jsonb_set(working, '{topicIds}', (
        select jsonb_agg(id order by at) from (
          select id, min(at) as at from (
            select case when value = to_jsonb(${from}::int) then to_jsonb(${into}::int) else value end as id, at
            from jsonb_array_elements(working -> 'topicIds') with ordinality as chosen (value, at)
          ) as merged group by id
        ) as once
      )) where working is not null and working -> 'topicIds' @> to_jsonb(${from}::int)`);
    return [`topic:${from}`, `topic:${into}`];
  },
  regroup: async (tx, id, from, to) => {
    const own = tx
      .select({ id: placements.articleId })
      .from(placements)
      .innerJoin(articles, eq(articles.id, placements.articleId))
      .where(and(eq(placements.topicId, id), eq(articles.categoryId, id)));
    if (from !== null) {
      await tx.delete(placements).where(and(eq(placements.topicId, from), isNull(placements.position), inArray(placements.articleId, own)));
    }
    if (to !== null) {
      await tx.execute(sql`insert into ${placements} (topic_id, published_at, article_id)
        select ${to}::int, place.published_at, place.article_id from ${placements} place
        join ${articles} article on article.id = place.article_id and article.category_id = ${id}
        where place.topic_id = ${id} on conflict do nothing`);
    }
    return [from, to].flatMap((topicId) => (topicId === null ? [] : `topic:${topicId}`));
  },
};
