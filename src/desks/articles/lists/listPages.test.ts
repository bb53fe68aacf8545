import { desc, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeStories } from '../../../../test/publishStory.ts';
import { draftStory } from '../../../../test/system/draftStory.ts';
import { openTestApp, type TestApp } from '../../../../test/system/openTestApp.ts';
import { placements } from '../../../content/tables.ts';
import { readTopic } from '../../../content/topics/queries.ts';
import { publishStories, reviseStory } from '../../stories/commands.ts';

import { readListPage } from './listPages.ts';

let newspaper: TestApp;
let categoryId: number;
beforeAll(async () => {
  newspaper = await openTestApp();
  categoryId = (await readTopic(newspaper.app.db, 'category', 'health'))?.id ?? 0;
});
afterAll(() => newspaper.close());

let topics = 0;
async function addTag(): Promise<number> {
  topics++;
  const { rows } = await newspaper.app.db.execute<{ id: number }>(
    sql`insert into topics (kind, slug, name, name_en) values ('tag', ${`kasoti-${topics}`}, 'કસોટી', 'Test') returning id`,
  );
  return rows[0]?.id ?? 0;
}

/** The list as it would be walked from its newest story to its oldest. */
async function walk(topicId: number): Promise<number[]> {
  const rows = await newspaper.app.db
    .select({ id: placements.itemId })
    .from(placements)
    .where(eq(placements.topicId, topicId))
    .orderBy(desc(placements.publishedAt), desc(placements.itemId));
  return rows.map((row) => row.id);
}

async function topicNow(id: number) {
  const { rows } = await newspaper.app.db.execute<{ stories: number }>(sql`select story_count as stories from topics where id = ${id}`);
  return { id, storyCount: rows[0]?.stories ?? -1 };
}

const publishAt = (topicId: number, moments: readonly Date[]) =>
  publishStories(
    newspaper.app,
    moments.map((publishedAt) => draftStory({ categoryId, topicIds: [topicId], publishedAt })),
  );

/** Moments in clusters, as a paper with quiet months, full days and stories of the same minute has them. */
const clusters = fc.array(
  fc.record({
    day: fc.integer({ min: 0, max: 1_200 }),
    minute: fc.constantFrom(0, 1, 719, 1_109, 1_110, 1_439),
    stories: fc.integer({ min: 1, max: 60 }),
    apartMinutes: fc.constantFrom(0, 0, 1, 30),
  }),
  { minLength: 1, maxLength: 25 },
);

test('every page of a list is the stretch that walking there would find, whatever the list', async () => {
  await fc.assert(
    fc.asyncProperty(clusters, fc.constantFrom(1, 7, 10), fc.integer({ min: 2, max: 9 }), async (inputs, perPage, everyNth) => {
      const topicId = await addTag();
      const moments = inputs.flatMap(({ day, minute, stories, apartMinutes }) =>
        Array.from({ length: stories }, (_, at) => new Date(Date.UTC(2023, 0, 1 + day, 0, minute + at * apartMinutes))),
      );
      const ids = await publishAt(topicId, moments);
      // Stories are taken out and moved in time, as they are in a paper; the tallies follow.
      const gone = ids.filter((_, at) => at % everyNth === 0);
      await removeStories(newspaper.app, gone);
      const [moved] = ids.filter((id) => !gone.includes(id));
      if (moved !== undefined) {
        await reviseStory(
          newspaper.app,
          moved,
          draftStory({ categoryId, topicIds: [topicId], publishedAt: new Date('2021-05-05T05:05:00Z') }),
        );
      }

      const walked = await walk(topicId);
      const topic = await topicNow(topicId);
      expect(topic.storyCount).toBe(walked.length);
      const pageCount = Math.max(1, Math.ceil(walked.length / perPage));
      const step = Math.max(1, Math.floor(pageCount / 12));
      const pages = [...Array.from({ length: Math.ceil(pageCount / step) }, (_, at) => 1 + at * step), pageCount];
      for (const page of pages) {
        const list = await readListPage(newspaper.app.db, topic, page, perPage);
        expect(
          list?.stories.map((story) => story.id),
          `page ${page} of ${pageCount}`,
        ).toEqual(walked.slice((page - 1) * perPage, page * perPage));
        expect(list?.pageCount).toBe(pageCount);
      }
      expect(await readListPage(newspaper.app.db, topic, pageCount + 1, perPage)).toBeUndefined();
    }),
    { numRuns: 12 },
  );
}, 60_000);

test('the first page of a list without stories is there and empty, and is its only one', async () => {
  const topic = await topicNow(await addTag());
  expect(await readListPage(newspaper.app.db, topic, 1)).toEqual({ stories: [], page: 1, pageCount: 1, totalCount: 0 });
  expect(await readListPage(newspaper.app.db, topic, 2)).toBeUndefined();
  expect(await readListPage(newspaper.app.db, topic, 0)).toBeUndefined();
});

test('a list of one story every other month, and of all at one moment, has every page too', async () => {
  const sparse = await addTag();
  await publishAt(
    sparse,
    Array.from({ length: 240 }, (_, at) => new Date(Date.UTC(1990, at * 2, 28, 23, 59))),
  );
  const crowded = await addTag();
  await publishAt(
    crowded,
    Array.from({ length: 240 }, () => new Date('2024-02-29T18:30:00Z')),
  );
  for (const topicId of [sparse, crowded]) {
    const walked = await walk(topicId);
    const topic = await topicNow(topicId);
    for (const page of [1, 21, 22, 23, 24]) {
      const list = await readListPage(newspaper.app.db, topic, page);
      expect(list?.stories.map((story) => story.id)).toEqual(walked.slice((page - 1) * 10, page * 10));
    }
  }
});
