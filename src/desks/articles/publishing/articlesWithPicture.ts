import { desc, eq, or, sql } from 'drizzle-orm';
import { readTopicsOf } from '../../../content/placements/placements.ts';
import type { UsesOfPicture } from '../../../site/desk.ts';
import { articles, bodyPictures } from '../tables.ts';
import { articleContent, articleKinds } from './articleKind.ts';

/**
 * Published stories that use a picture as main picture, for social networks or in their text. The cache tags are those
 * that a revision of each story would invalidate.
 */
export const articlesWithPicture: UsesOfPicture = async (db, key, most) => {
  const published = await db
    .select({ id: articles.id, title: articles.headline })
    .from(articles)
    .where(or(eq(articles.pictureKey, key), eq(articles.socialPictureKey, key), sql`${bodyPictures(articles.body)} ? ${key}`))
    .orderBy(desc(articles.publishedAt), desc(articles.id));
  const ids = published.map(({ id }) => id);
  const topicIds = await readTopicsOf(db, articleKinds, ids);
  return {
    uses: published.slice(0, most).map(({ id, title }) => ({ kind: articleContent.called, title, href: `/stories/${id}` })),
    tags: [...ids.map((id) => `article:${id}`), ...topicIds.map((topicId) => `topic:${topicId}`)],
  };
};
