import { desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { UsesOfPicture } from '../../../site/desk.ts';
import { articles, bodyPictures, placements } from '../tables.ts';
import { storyUseWords } from './words.ts';

/** The stories that show a picture, at their head or in their text. What drops them is what a revision of each would drop. */
export const storiesWithPicture: UsesOfPicture = async (db, key, most) => {
  const rows = await db
    .select({ id: articles.id, headline: articles.headline })
    .from(articles)
    .where(or(eq(articles.pictureKey, key), sql`${bodyPictures(articles.body)} ? ${key}`))
    .orderBy(desc(articles.publishedAt), desc(articles.id));
  if (rows.length === 0) return { uses: [], tags: [] };
  const topics = await db
    .selectDistinct({ topicId: placements.topicId })
    .from(placements)
    .where(
      inArray(
        placements.articleId,
        rows.map((row) => row.id),
      ),
    );
  return {
    uses: rows.slice(0, most).map(({ id, headline }) => ({ kind: storyUseWords.story, title: headline, href: `/stories/${id}` })),
    tags: [...rows.map(({ id }) => `article:${id}`), ...topics.map(({ topicId }) => `topic:${topicId}`)],
  };
};
