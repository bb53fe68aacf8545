import { desc, eq, inArray, or, sql } from 'drizzle-orm';
import { readTopicsOf } from '../../../content/placements/placements.ts';
import type { UsesOfPicture } from '../../../site/desk.ts';
import { articles, bodyPictures } from '../tables.ts';
import { articleContent, articleKinds } from './articleKind.ts';

/**
 * Published stories that use a picture as main picture, for social networks or in their text. The cache tags are those
 * that a revision of each story would invalidate.
 */
export const articlesWithPicture: UsesOfPicture = async (db, key, most) => {
  const isUser = or(eq(articles.pictureKey, key), eq(articles.socialPictureKey, key), sql`${bodyPictures(articles.body)} ? ${key}`);
  // Without their order, for which PostgreSQL would look into the text of every story instead of the indexes.
  const users = await db.select({ id: articles.id, publishedAt: articles.publishedAt }).from(articles).where(isUser);
  users.sort((one, other) => other.publishedAt.getTime() - one.publishedAt.getTime() || other.id - one.id);
  const ids = users.map(({ id }) => id);
  const named = await db
    .select({ id: articles.id, title: articles.headline })
    .from(articles)
    .where(inArray(articles.id, ids.slice(0, most)))
    .orderBy(desc(articles.publishedAt), desc(articles.id));
  const topicIds = await readTopicsOf(db, articleKinds, ids);
  return {
    uses: named.map(({ id, title }) => ({ kind: articleContent.called, title, href: `/stories/${id}` })),
    tags: [...ids.map((id) => `article:${id}`), ...topicIds.map((topicId) => `topic:${topicId}`)],
  };
};
