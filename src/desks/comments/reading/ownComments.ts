import { and, desc, eq, ne } from 'drizzle-orm';
import type { Database } from '../../../platform/database.ts';
import { findPage } from '../../../site/lists/findPage.ts';
import { readCardsById } from '../../articles/queries.ts';
import type { CommentState } from '../moderation/commentStates.ts';
import { comments } from '../tables.ts';

type Row = typeof comments.$inferSelect;

/** A comment or letter as its own reader sees it: what is held is one of those that wait. */
export type OwnComment = Pick<Row, 'id' | 'kind' | 'subject' | 'text' | 'rejectedFor' | 'createdAt'> & {
  state: Exclude<CommentState, 'held' | 'removed'>;
  /** The story, unless it is withdrawn. */
  story: { id: number; headline: string; address: string } | undefined;
};

/** A page of what a reader has written, the last first; undefined if the list has no such page. */
export async function readOwnComments(
  db: Database,
  readerId: string,
  pageOf: { page: number; perPage: number },
): Promise<{ own: OwnComment[]; totalCount: number; pageCount: number } | undefined> {
  const isOwn = and(eq(comments.readerId, readerId), ne(comments.state, 'removed'));
  const found = findPage(await db.$count(comments, isOwn), pageOf);
  if (!found) return undefined;
  const rows = await db.select().from(comments).where(isOwn).orderBy(desc(comments.id)).limit(pageOf.perPage).offset(found.offset);
  const stories = await readCardsById(
    db,
    rows.flatMap(({ articleId }) => articleId ?? []),
  );
  const own = rows.map(({ id, kind, subject, text, rejectedFor, createdAt, articleId, state }) => {
    const story = articleId === null ? undefined : stories.get(articleId);
    return {
      ...{ id, kind, subject, text, rejectedFor, createdAt },
      state: state === 'published' || state === 'rejected' ? state : ('waiting' as const),
      story: story && { id: story.id, headline: story.headline, address: story.address },
    };
  });
  return { own, totalCount: found.totalCount, pageCount: found.pageCount };
}
