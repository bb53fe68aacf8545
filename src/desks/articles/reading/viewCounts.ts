import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { readTopic } from '../../../content/topics/queries.ts';
import { type BatchedCounter, batchedCounter } from '../../../platform/background/batchedCounter.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { insertRows } from '../../../platform/insertRows.ts';
import type { Log } from '../../../platform/log.ts';
import { preparedRead } from '../../../platform/reads/preparedRead.ts';
import { readCards, type StoryCard } from '../lists/readCards.ts';
import { articles, articleTrendScores, articleViewCounts, isOfEdition } from '../tables.ts';

/** The weight of a view halves after this time. */
const HALF_LIFE_MS = 8 * 3_600_000;
/** Trend scores are only compared with each other, so any fixed reference time works; it must never change. */
const TREND_EPOCH_MS = Date.UTC(2026, 0, 1);
/** The trend score of a single view at a time: its weight, as an exponent of 2. */
const trendScoreOf = (when: Date): number => (when.getTime() - TREND_EPOCH_MS) / HALF_LIFE_MS;

/** Counts views of stories by their ids. */
export type ViewCounter = BatchedCounter<number>;

export const countViews = (db: Database, clock: Clock, log: Log): ViewCounter =>
  batchedCounter((counts) => writeViewCounts(db, counts, clock()), { log, trouble: 'views were not written' });

async function writeViewCounts(db: Database, counts: readonly (readonly [articleId: number, views: number])[], now: Date): Promise<void> {
  const ids = counts.map(([id]) => id);
  const views = counts.map(([, count]) => count);
  const latest = await readTopic(db, 'list', 'latest');
  if (!latest) return;
  await db.transaction(async (tx) => {
    const seen = sql`(select a.id, r.reads, a.city_id, a.language <> 'en' as is_ranked from unnest(${sql.param(ids)}::bigint[], ${sql.param(views)}::int[]) as r (id, reads)
      join ${articles} a on a.id = r.id order by a.id)`;
    await tx.execute(sql`insert into ${articleViewCounts} (article_id, reads) select id, reads from ${seen} as seen
      on conflict (article_id) do update set reads = ${articleViewCounts.reads} + excluded.reads`);
    // Most-read lists are those of the Gujarati edition.
    // log2(2^old + n·2^now), computed without evaluating either power by itself; differences below 2^-1000 are ignored.
    await tx.execute(sql`insert into ${articleTrendScores} (topic_id, article_id, heat)
      select place, id, ${trendScoreOf(now)}::float8 + ln(reads::float8) / ln(2::float8) from (
        select ${latest.id}::int as place, id, reads from ${seen} as seen where is_ranked union all
        select city_id, id, reads from ${seen} as seen where is_ranked and city_id is not null order by 1, 2
      ) as places
      on conflict (topic_id, article_id) do update set heat = greatest(${articleTrendScores.heat}, excluded.heat)
        + ln(1 + power(2::float8, greatest(-1000, -abs(${articleTrendScores.heat} - excluded.heat)))) / ln(2::float8)`);
  });
}

/** The most read stories now, of the whole newspaper or of a city's list, after the `skip` most read ones. */
export async function readMostRead(db: Database, topicId: number, most: number, skip = 0): Promise<StoryCard[]> {
  return readCards(db, await readMostReadIds(db, topicId, most, skip));
}

/** The ids of the most read stories now. */
export async function readMostReadIds(db: Database, topicId: number, most: number, skip = 0): Promise<number[]> {
  const rows = await readTrending(db, { topicId, most, skip });
  return rows.map(({ id }) => id);
}

const readTrending = preparedRead((db) =>
  db
    .select({ id: articleTrendScores.articleId })
    .from(articleTrendScores)
    .where(eq(articleTrendScores.topicId, sql.placeholder('topicId')))
    .orderBy(desc(articleTrendScores.heat), asc(articleTrendScores.articleId))
    .offset(sql.placeholder('skip'))
    .limit(sql.placeholder('most'))
    .prepare(''),
);

/** Total views of stories; stories without views are left out. */
export async function readViewCounts(db: Database, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(articleViewCounts)
    .where(inArray(articleViewCounts.articleId, [...ids]));
  return new Map(rows.map(({ articleId, reads }) => [articleId, reads]));
}

/** Sets the view counts of stories, for demo content and imports. */
export async function setViewCounts(
  db: Database,
  stories: readonly { articleId: number; topicIds: readonly number[]; views: number; at: Date }[],
): Promise<void> {
  await insertRows(
    db,
    articleViewCounts,
    stories.map(({ articleId, views }) => ({ articleId, reads: views })),
  );
  const english = await db
    .select({ id: articles.id })
    .from(articles)
    .where(
      and(
        inArray(
          articles.id,
          stories.map(({ articleId }) => articleId),
        ),
        isOfEdition('en'),
      ),
    );
  const inEnglish = new Set(english.map(({ id }) => id));
  await insertRows(
    db,
    articleTrendScores,
    stories
      .filter(({ articleId }) => !inEnglish.has(articleId))
      .flatMap(({ articleId, topicIds, views, at }) =>
        topicIds.map((topicId) => ({ topicId, articleId, heat: trendScoreOf(at) + Math.log2(views) })),
      ),
  );
}

/** Number of recently read stories in a list, limited to what readers can page through. */
export async function countMostRead(db: Database, topicId: number): Promise<number> {
  const trending = db
    .select({ id: articleTrendScores.articleId })
    .from(articleTrendScores)
    .where(eq(articleTrendScores.topicId, topicId))
    .limit(MAX_MOST_READ)
    .as('trending');
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(trending);
  return row?.count ?? 0;
}

const MAX_MOST_READ = 200;
