import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { newestQuery, readNewestIdsOfEach } from '../../src/content/placements/lists.ts';
import { placedTopics } from '../../src/content/placements/placements.ts';
import { articles } from '../../src/desks/articles/tables.ts';
import { forgetReads } from '../../src/platform/reads/keptReads.ts';
import { pageTypes } from '../pageTypes.ts';
import { openTestApp, type TestApp } from './openTestApp.ts';
import { planOf } from './planOf.ts';
import { overhear } from './serving/overhear.ts';

let newspaper: TestApp;
beforeAll(async () => {
  newspaper = await openTestApp();
});
afterAll(() => newspaper.close());

/** What a page with a sidebar may need. */
const MAX_STATEMENTS = 25;
/** Types of pages with a ceiling of their own. */
const ceilings: Record<string, number> = {
  'front page': 21,
  'chrome-less front page': 18,
  story: 12,
  election: 19,
};

/** How many statements an answer runs when nothing at all is cached. */
async function statementsOf(path: string): Promise<number> {
  newspaper.app.pages.invalidateAll();
  newspaper.app.fragments.invalidateAll();
  forgetReads();
  const { result: status, statements } = await overhear(async () => {
    const response = await newspaper.get(path);
    await response.text();
    return response.status;
  });
  expect([path, status]).toEqual([path, 200]);
  return statements.length;
}

test('each type of page is read in a bounded number of statements', async () => {
  const types = await pageTypes(async (path) => (await newspaper.get(path)).text());
  const counts: { type: string; statements: number; ceiling: number }[] = [];
  for (const { type, path } of types) {
    counts.push({ type, statements: await statementsOf(path), ceiling: ceilings[type] ?? MAX_STATEMENTS });
  }
  expect(counts.filter(({ statements, ceiling }) => statements > ceiling)).toEqual([]);
  expect(Object.keys(ceilings).filter((type) => !counts.some((count) => count.type === type))).toEqual([]);
  // What is counted are the statements: no page comes out of a cache.
  expect(counts.filter(({ statements }) => statements === 0)).toEqual([]);
}, 300_000);

/** A statement that was overheard, to be asked for its plan. */
function asQuery(statement: unknown[]): SQL {
  const [{ text }, values] = z.tuple([z.object({ text: z.string() }), z.array(z.unknown())]).parse(statement);
  return sql.join(text.split(/\$(\d+)/).map((part, at) => (at % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1])}`)));
}

test('lists are read by their index, many in one statement', async () => {
  const { db } = newspaper.app;
  const { result, statements } = await overhear(() => readNewestIdsOfEach(db, ['article', 'short'], [1, 5, 10], 3));
  expect([...result.keys()]).toEqual([1, 5, 10]);
  expect(statements).toHaveLength(1);
  const latest = newestQuery({ kinds: ['article', 'short'], topicId: 'latest' }, 5, { without: [1] });
  for (const query of [...statements.map(asQuery), latest]) {
    const plan = await planOf(db, query);
    expect(plan).toContain('placements_topic_id_kind_published_at_item_id_pk');
    expect(plan).not.toContain('Seq Scan');
  }
});

test('the topics of a story are read by the index of its places', async () => {
  const plan = await planOf(
    newspaper.app.db,
    sql`select ${placedTopics(['article'], articles.id)} from ${articles} where ${articles.id} = 1`,
  );
  expect(plan).toContain('placements_item');
  expect(plan).not.toContain('Seq Scan');
});
