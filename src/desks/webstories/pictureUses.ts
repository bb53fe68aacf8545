import { desc, eq, inArray, or } from 'drizzle-orm';
import type { UsesOfPicture } from '../../site/desk.ts';
import { webStoriesTag, webStoryTag } from './queries.ts';
import { webStories, webStoryPages } from './tables.ts';
import { webStoryWords } from './words.ts';

/** The web stories that show a picture, published or not. */
export const webStoriesWithPicture: UsesOfPicture = async (db, key, most) => {
  const holding = db.select({ id: webStoryPages.storyId }).from(webStoryPages).where(eq(webStoryPages.pictureKey, key));
  const rows = await db
    .select({ id: webStories.id, title: webStories.title })
    .from(webStories)
    .where(or(eq(webStories.posterKey, key), inArray(webStories.id, holding)))
    .orderBy(desc(webStories.publishedAt), desc(webStories.id));
  if (rows.length === 0) return { uses: [], tags: [] };
  return {
    uses: rows.slice(0, most).map(({ id, title }) => ({ kind: webStoryWords.title, title, href: `/web-stories/${id}` })),
    tags: [webStoriesTag, ...rows.map(({ id }) => webStoryTag(id))],
  };
};
