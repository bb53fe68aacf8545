import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database.ts';
import { webStoryTallies } from '../tables.ts';

/** Counts a published story into its category, or out of it. */
export async function tallyWebStory(tx: Database, categoryId: number, by: 1 | -1): Promise<void> {
  await tx
    .insert(webStoryTallies)
    .values({ categoryId, stories: by })
    .onConflictDoUpdate({ target: webStoryTallies.categoryId, set: { stories: sql`${webStoryTallies.stories} + ${by}` } });
}
