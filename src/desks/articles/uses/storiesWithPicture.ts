import { desc, eq, or, sql } from 'drizzle-orm';
import { readTopicsOf } from '../../../content/placements/placements.ts';
import type { UsesOfPicture } from '../../../site/desk.ts';
import { articleKinds } from '../publishing/articleKind.ts';
import { articles, bodyPictures, stories, workingPictures } from '../tables.ts';
import { storyUseWords } from './words.ts';

/**
 * The stories that show a picture at their head or in their text, before readers or in the newsroom's working copies. What drops them is
 * what a revision of each would drop.
 */
export const storiesWithPicture: UsesOfPicture = async (db, key, most) => {
  const published = await db
    .select({ id: articles.id, headline: articles.headline })
    .from(articles)
    .where(or(eq(articles.pictureKey, key), sql`${bodyPictures(articles.body)} ? ${key}`))
    .orderBy(desc(articles.publishedAt), desc(articles.id));
  const inHand = await db
    .select({ id: stories.id, headline: stories.headline })
    .from(stories)
    .where(sql`${workingPictures(stories.working)} ? ${key}`)
    .orderBy(desc(stories.updatedAt), desc(stories.id))
    .limit(most);
  const ids = published.map(({ id }) => id);
  const topicIds = await readTopicsOf(db, articleKinds, ids);
  const named = new Map([...published.slice(0, most), ...inHand].map((story) => [story.id, story]));
  return {
    uses: [...named.values()]
      .slice(0, most)
      .map(({ id, headline }) => ({ kind: storyUseWords.story, title: headline, href: `/stories/${id}` })),
    tags: [...ids.map((id) => `article:${id}`), ...topicIds.map((topicId) => `topic:${topicId}`)],
  };
};
