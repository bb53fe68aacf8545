import { and, eq, isNotNull } from 'drizzle-orm';
import { idOfContentUrl } from '../../../content/contentUrl.ts';
import type { Database } from '../../../platform/database.ts';
import type { MissingPath } from '../../../site/desk.ts';
import { stories } from '../tables.ts';

/** A story's address, on the apps' pages too. */
const STORY_ADDRESS = /^\/news\/[^/?]+\/([^/?]+)(?:\?|$)/;

/** What stands at the address of a story that was withdrawn: the newsroom's line that says so. */
export async function findWithdrawn(db: Database, path: string): Promise<MissingPath | undefined> {
  const articleUrl = STORY_ADDRESS.exec(path)?.[1];
  const id = articleUrl === undefined ? undefined : idOfContentUrl(articleUrl);
  if (id === undefined) return undefined;
  const [story] = await db
    .select({ note: stories.note })
    .from(stories)
    .where(and(eq(stories.id, id), isNotNull(stories.formerAddress)));
  return story && { gone: story.note };
}
