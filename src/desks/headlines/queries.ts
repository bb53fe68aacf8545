import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { onceUntilChange } from '../../platform/reads/keptReads.ts';
import { readCards } from '../articles/queries.ts';
import { headlineTests, headlineVariants } from './tables.ts';

/** Invalidated when a test begins or ends. */
export const headlineTestsTag = 'headline-tests';

/** The tests whose headlines readers see now: each with its story and its headlines, the original first. */
export const readRunningTests = onceUntilChange(
  async (db: Database): Promise<{ id: number; storyId: number; headlines: string[] }[]> => {
    const rows = await db
      .select({ id: headlineTests.id, storyId: headlineTests.storyId, headline: headlineVariants.headline })
      .from(headlineTests)
      .innerJoin(headlineVariants, eq(headlineVariants.testId, headlineTests.id))
      .where(eq(headlineTests.state, 'running'))
      .orderBy(asc(headlineTests.id), asc(headlineVariants.place));
    return [...Map.groupBy(rows, ({ id }) => id)].map(([id, of]) => ({
      id,
      storyId: of[0]?.storyId ?? 0,
      headlines: of.map(({ headline }) => headline),
    }));
  },
  (tag) => tag === headlineTestsTag,
);

/** A test with its headlines and their counts, in order. */
export type HeadlineTest = typeof headlineTests.$inferSelect & { variants: (typeof headlineVariants.$inferSelect)[] };

async function withVariants(db: Database, tests: readonly (typeof headlineTests.$inferSelect)[]): Promise<HeadlineTest[]> {
  if (tests.length === 0) return [];
  const variants = await db
    .select()
    .from(headlineVariants)
    .where(
      inArray(
        headlineVariants.testId,
        tests.map(({ id }) => id),
      ),
    )
    .orderBy(asc(headlineVariants.testId), asc(headlineVariants.place));
  return tests.map((test) => ({ ...test, variants: variants.filter(({ testId }) => testId === test.id) }));
}

const MAX_OF_STORY = 10;
const MAX_LISTED = 20;

/** The tests of a story, the newest first. */
export const readTestsOfStory = async (db: Database, storyId: number): Promise<HeadlineTest[]> =>
  withVariants(
    db,
    await db.select().from(headlineTests).where(eq(headlineTests.storyId, storyId)).orderBy(desc(headlineTests.id)).limit(MAX_OF_STORY),
  );

/** The newest tests of published stories, each with the story's headline. */
export async function readNewestTests(db: Database): Promise<(HeadlineTest & { storyHeadline: string })[]> {
  const tests = await withVariants(db, await db.select().from(headlineTests).orderBy(desc(headlineTests.id)).limit(MAX_LISTED));
  const cards = await readCards(
    db,
    tests.map(({ storyId }) => storyId),
  );
  const headlines = new Map(cards.map(({ id, headline }) => [id, headline]));
  return tests.flatMap((test) => {
    const storyHeadline = headlines.get(test.storyId);
    return storyHeadline === undefined ? [] : [{ ...test, storyHeadline }];
  });
}

/** The counts of a test's headlines, in order. */
export const readVariants = (db: Database, testId: number) =>
  db.select().from(headlineVariants).where(eq(headlineVariants.testId, testId)).orderBy(asc(headlineVariants.place));
