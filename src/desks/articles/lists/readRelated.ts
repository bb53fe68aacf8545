import { sql } from 'drizzle-orm';
import { placements } from '../../../content/tables.ts';
import { readTopic, readTopics } from '../../../content/topics/queries.ts';
import type { Database } from '../../../platform/database.ts';
import { preparedRead } from '../../../platform/reads/preparedRead.ts';
import { editionOf } from '../../../platform/text/language.ts';
import { kindOfEdition } from '../publishing/articleKind.ts';
import { articles } from '../tables.ts';
import type { Story } from './story.ts';

/** Number of newest stories considered per list; limits the cost of a large tag or category. */
const NEWEST_OF_A_LIST = 60;

/** Weights in addition to tags, on the same scale: a tag on one story in three weighs about 1, one on one in a hundred 4.6. */
const SAME_CATEGORY = 2;
const SAME_FAMILY = 1;
const SAME_CITY = 1;
/** Maximum weight of recency, for stories as new as this one or newer; halves for each month that a story is older. */
const RECENT = 1;
const DAYS_OF_HALF = 30;
/** Factor for tags across categories with the same parent, and across unrelated categories. */
const TAGS_IN_FAMILY = 0.8;
const TAGS_ELSEWHERE = 0.65;

const input = sql.placeholder;

const byLikeness = sql`candidates.tags * case when near.same then 1 when near.kin then ${TAGS_IN_FAMILY}::float8 else ${TAGS_ELSEWHERE}::float8 end
    + case when near.same then ${SAME_CATEGORY}::float8 when near.kin then ${SAME_FAMILY}::float8 else 0 end
    + case when article.city_id = ${input('city')}::int then ${SAME_CITY}::float8 else 0 end
    + ${RECENT}::float8 * power(0.5::float8, least(100, near.days_older / ${DAYS_OF_HALF}::float8)::float8) desc,
    candidates.published_at desc, candidates.id desc`;

/** The ids of the candidates, the most similar first. */
const likest = sql`(
  with candidates as (
    select newest.item_id as id, sum(lists.weight) as tags, max(newest.published_at) as published_at
    from unnest(${input('lists')}::int[], ${input('weights')}::float8[]) as lists (id, weight)
    cross join lateral (
      select item_id, published_at from ${placements} where topic_id = lists.id and kind = ${input('kind')}
      order by published_at desc, item_id desc limit ${NEWEST_OF_A_LIST}
    ) as newest
    where newest.item_id <> ${input('story')}::bigint group by newest.item_id
  )
  select candidates.id, row_number() over (order by ${byLikeness}) as place
  from candidates join ${articles} article on article.id = candidates.id
  cross join lateral (
    select article.category_id = ${input('category')}::int as same, article.category_id = any(${input('family')}::int[]) as kin,
      greatest(0, extract(epoch from ${input('publishedAt')}::timestamptz - candidates.published_at)) / 86400 as days_older
  ) as near
  order by place limit ${input('most')}::int) as likest`;

const readLikest = preparedRead((db) => db.select({ id: sql<string>`likest.id` }).from(likest).orderBy(sql`likest.place`).prepare(''));

/**
 * The ids of related stories without the story itself (specification, section 5), the most similar first. A shared tag weighs by its rarity
 * (the logarithm of the inverse frequency), so that very common tags hardly count; less across categories. The category, its family, the
 * city and recency also count. Each list is read from the newest end of its index.
 */
export async function readRelatedIds(db: Database, story: Story, most: number): Promise<number[]> {
  const { category, parentCategory, city, tags } = story;
  const family = parentCategory ?? category;
  const [latest, children] = await Promise.all([readTopic(db, 'list', 'latest'), readTopics(db, 'category', family.id)]);
  const all = latest?.storyCount ?? 0;
  const lists = [
    ...tags.map(({ id, storyCount }) => ({ id, weight: Math.max(0, Math.log(all / Math.max(1, storyCount))) })),
    // Weight 0: these lists add candidates without any of the tags.
    ...[category, parentCategory, city].flatMap((topic) => (topic ? { id: topic.id, weight: 0 } : [])),
  ];
  const rows = await readLikest(db, {
    kind: kindOfEdition(editionOf(story.language)),
    lists: lists.map(({ id }) => id),
    weights: lists.map(({ weight }) => weight),
    story: story.id,
    category: category.id,
    family: [family.id, ...children.map(({ id }) => id)],
    city: city?.id ?? null,
    publishedAt: story.publishedAt.toISOString(),
    most,
  });
  return rows.map(({ id }) => Number(id));
}
