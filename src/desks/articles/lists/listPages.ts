import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database.ts';
import { ITEMS_PER_PAGE } from '../../../site/callParameters.ts';
import { placements, placementTallies } from '../tables.ts';
import { readCards, type StoryCard } from './readCards.ts';

/** Up to here walking past the newer stories is cheaper than looking up the tallies. */
const NEAR = 200;

export type ListPage = { stories: StoryCard[]; page: number; pageCount: number; totalCount: number };

/**
 * A page of a topic's list, newest first. The cost does not grow with the page: a deep page is found by the tallies of
 * months and days. Undefined when the list has no such page; the first page of an empty list is there and empty.
 */
export async function readListPage(
  db: Database,
  topic: { id: number; storyCount: number },
  page: number,
  perPage = ITEMS_PER_PAGE,
): Promise<ListPage | undefined> {
  const pageCount = Math.max(1, Math.ceil(topic.storyCount / perPage));
  if (page < 1 || page > pageCount) return undefined;
  const skip = (page - 1) * perPage;
  const start = skip <= NEAR ? { before: undefined, skip } : await findDay(db, topic.id, skip);
  const rows = await db
    .select({ id: placements.articleId })
    .from(placements)
    .where(and(eq(placements.topicId, topic.id), start.before ? lt(placements.publishedAt, start.before) : undefined))
    .orderBy(desc(placements.publishedAt), desc(placements.articleId))
    .offset(start.skip)
    .limit(perPage);
  return {
    stories: await readCards(
      db,
      rows.map((row) => row.id),
    ),
    page,
    pageCount,
    totalCount: topic.storyCount,
  };
}

/** The end of the day in which the story number `skip` (from the newest, from 0) lies, and how many of that day to pass. */
async function findDay(db: Database, topicId: number, skip: number): Promise<{ before: Date | undefined; skip: number }> {
  const t = placementTallies;
  const { rows } = await db.execute<{ ends: Date; passed: string }>(sql`
    with months as (
      select ${t.starts} as starts, ${t.stories} as stories, sum(${t.stories}) over (order by ${t.starts} desc) as upto
      from ${t} where ${t.topicId} = ${topicId} and ${t.grain} = 'month'
    ), month as (
      select starts, upto - stories as passed from months where upto > ${skip} order by starts desc limit 1
    ), days as (
      select ${t.starts} as starts, ${t.stories} as stories, month.passed + sum(${t.stories}) over (order by ${t.starts} desc) as upto
      from month join ${t} on ${t.topicId} = ${topicId} and ${t.grain} = 'day'
        and ${t.starts} >= month.starts and ${t.starts} < (month.starts + interval '1 month')::date
    )
    select ((starts + 1)::timestamp at time zone 'UTC') as ends, upto - stories as passed
    from days where upto > ${skip} order by starts desc limit 1`);
  const day = rows[0];
  return day ? { before: new Date(day.ends), skip: skip - Number(day.passed) } : { before: undefined, skip };
}
