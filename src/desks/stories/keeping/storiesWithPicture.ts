import { desc, sql } from 'drizzle-orm';
import type { UsesOfPicture } from '../../../site/desk.ts';
import { articleContent } from '../../articles/queries.ts';
import { stories, workingPictures } from '../tables.ts';

/** Working copies that use a picture as main picture or in their text. Readers do not see them, so there are no cache tags. */
export const storiesWithPicture: UsesOfPicture = async (db, key, most) => {
  const workingCopies = await db
    .select({ id: stories.id, title: stories.headline })
    .from(stories)
    .where(sql`${workingPictures(stories.working)} ? ${key}`)
    .orderBy(desc(stories.updatedAt), desc(stories.id))
    .limit(most);
  return { uses: workingCopies.map(({ id, title }) => ({ kind: articleContent.called, title, href: `/stories/${id}` })), tags: [] };
};
