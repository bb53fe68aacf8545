import { and, eq, isNotNull } from 'drizzle-orm';
import { idOfContentUrl } from '../../../content/contentUrl.ts';
import type { Database } from '../../../platform/database.ts';
import type { MissingPath } from '../../../site/desk.ts';
import { stories } from '../tables.ts';

/** The address of a story in either edition. */
const STORY_ADDRESS = /^(?:\/en)?\/news\/[^/?]+\/([^/?]+)(?:\?|$)/;

/** The result for the address of a withdrawn story: gone, with the newsroom's note. */
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
