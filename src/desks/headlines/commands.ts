import type { Database } from '../../platform/database.ts';
import { headlineTests, headlineVariants } from './tables.ts';

type Ended = Pick<typeof headlineTests.$inferInsert, 'outcome' | 'winner' | 'endedAt' | 'endedByName'>;
type Written = Pick<typeof headlineTests.$inferInsert, 'storyId' | 'startsAt' | 'endsAt' | 'startedByName'> & {
  /** The original first. */
  variants: readonly { headline: string; shown: number; clicked: number }[];
  ended?: Ended;
};

/** Adds a test with its counts, for demo content. The headlines of the stories stay as they are. */
export async function addHeadlineTest(db: Database, { variants, ended, ...test }: Written): Promise<void> {
  await db.transaction(async (tx) => {
    const state = ended ? ('ended' as const) : ('running' as const);
    const [row] = await tx
      .insert(headlineTests)
      .values({ ...test, ...ended, state })
      .returning({ id: headlineTests.id });
    if (!row) throw new Error('The test was not written');
    await tx.insert(headlineVariants).values(variants.map((variant, place) => ({ testId: row.id, place, ...variant })));
  });
}

export { decide } from './deciding/judge.ts';
