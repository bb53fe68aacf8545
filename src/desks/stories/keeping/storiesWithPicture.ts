import { desc, sql } from 'drizzle-orm';
import type { UsesOfPicture } from '../../../site/desk.ts';
import { articleContent } from '../../articles/queries.ts';
import { stories, workingPictures } from '../tables.ts';

/** The stories that show a picture at their head or in their text in what editors have in hand. No reader sees it, so nothing drops. */
export const storiesWithPicture: UsesOfPicture = async (db, key, most) => {
  const inHand = await db
    .select({ id: stories.id, title: stories.headline })
    .from(stories)
    .where(sql`${workingPictures(stories.working)} ? ${key}`)
    .orderBy(desc(stories.updatedAt), desc(stories.id))
    .limit(most);
  return { uses: inHand.map(({ id, title }) => ({ kind: articleContent.called, title, href: `/stories/${id}` })), tags: [] };
};
