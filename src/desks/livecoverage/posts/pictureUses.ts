import { desc, eq } from 'drizzle-orm';
import type { UsesOfPicture } from '../../../site/desk.ts';
import { readCards } from '../../articles/queries.ts';
import { liveDeskWords } from '../newsroom/words.ts';
import { liveTag } from '../queries.ts';
import { livePosts } from '../tables.ts';

/** The coverages with a picture in their posts. */
export const coveragesWithPicture: UsesOfPicture = async (db, key, most) => {
  const rows = await db
    .selectDistinct({ articleId: livePosts.articleId })
    .from(livePosts)
    .where(eq(livePosts.pictureKey, key))
    .orderBy(desc(livePosts.articleId));
  const cards = await readCards(
    db,
    rows.map(({ articleId }) => articleId),
  );
  return {
    uses: cards.slice(0, most).map(({ id, headline }) => ({ kind: liveDeskWords.title, title: headline, href: `/live/${id}` })),
    tags: rows.map(({ articleId }) => liveTag(articleId)),
  };
};
