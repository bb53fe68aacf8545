import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/system/openTestApp.ts';
import { readTopic, readTopics } from '../../content/topics/queries.ts';
import { addArchive } from './addArchive.ts';
import { categoryWords } from './archiveWords.ts';

let newspaper: TestApp;
beforeAll(async () => {
  newspaper = await openTestApp();
});
afterAll(() => newspaper.close());

const storyCount = async () => (await readTopic(newspaper.app.db, 'list', 'latest'))?.storyCount ?? 0;

test('every category of the demo paper has words of its own', async () => {
  const slugs = (await readTopics(newspaper.app.db, 'category')).map(({ slug }) => slug);
  expect(slugs.length).toBeGreaterThan(5);
  expect(slugs.filter((slug) => !(slug in categoryWords))).toEqual([]);
});

test('an archive goes in behind the oldest story, and another behind it', async () => {
  const { db } = newspaper.app;
  const oldest = async () =>
    (await db.execute<{ at: string }>(sql`select min(published_at)::text as at from placements`)).rows[0]?.at ?? '';
  const [count, first] = [await storyCount(), await oldest()];
  const written: number[] = [];
  await addArchive(newspaper.app, 1_200, (so) => written.push(so));
  expect(written.at(-1)).toBe(1_200);
  expect(await storyCount()).toBe(count + 1_200);
  const second = await oldest();
  expect(second < first).toBe(true);
  await addArchive(newspaper.app, 300, () => undefined);
  expect((await oldest()) < second).toBe(true);
  const { rows } = await db.execute<{ wrong: number }>(sql`select count(*)::int as wrong from topics
    where story_count <> (select count(*) from placements where topic_id = topics.id and kind = 'article')`);
  expect(rows[0]?.wrong).toBe(0);
  const last = Math.ceil((count + 1_500) / 10);
  expect((await newspaper.get(`/recent-news/${last}`)).status).toBe(200);
});
