import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database.ts';
import { isTranslated } from '../../articles/queries.ts';
import { readWorking } from '../copies/storyRecord.ts';
import type { WorkingCopy } from '../copies/workingCopy.ts';
import { stories } from '../tables.ts';

/** What a translation's checks need of the story that it translates; undefined if there is no such story. */
export type OriginalFacts = { language: string; isTranslation: boolean; hasOtherTranslation: boolean } | undefined;

/** The story that a copy of the story `id` translates, as the newsroom has it, published or not. */
export async function readOriginal(db: Database, id: number, { translationOf }: WorkingCopy): Promise<OriginalFacts> {
  if (translationOf === null) return undefined;
  const [story] = await db
    .select({ id: stories.id, working: stories.working, hasOtherTranslation: sql<boolean>`${isTranslated(translationOf, id)}` })
    .from(stories)
    .where(eq(stories.id, translationOf));
  if (!story) return undefined;
  const original = await readWorking(db, story);
  return { language: original.language, isTranslation: original.translationOf !== null, hasOtherTranslation: story.hasOtherTranslation };
}
