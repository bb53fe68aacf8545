import { and, desc, eq, gt, ilike, isNull, or, type SQL, sql } from 'drizzle-orm';
import { change } from '../../../platform/change.ts';
import type { Database } from '../../../platform/database.ts';
import { likePattern } from '../../../platform/text/likePattern.ts';
import type { ListQuery } from '../../../site/newsroom/listQuery.ts';
import { NewsroomError } from '../../../site/newsroom/newsroomError.ts';
import { newsroomServerWords } from '../../../site/newsroom/words.ts';
import { commentBlocks, comments } from '../tables.ts';
import type { BlockedFilter, BlockedReaderInput } from './commentShapes.ts';
import type { EditorContext } from './moderate.ts';

/** The last that a reader has written, by whose name moderators know them; null if they have taken everything back. */
const lastComment = (db: Database) =>
  db
    .select({ id: comments.id, name: comments.name })
    .from(comments)
    .where(eq(comments.readerId, commentBlocks.readerId))
    .orderBy(desc(comments.id))
    .limit(1)
    .as('last_comment');

/** A page of the readers who may not comment now, those blocked last first. */
export async function listBlocked(
  db: Database,
  { page, perPage, filter = {} }: Pick<ListQuery<BlockedFilter>, 'page' | 'perPage' | 'filter'>,
  now: Date,
): Promise<{ data: BlockedReaderInput[]; total: number }> {
  const last = lastComment(db);
  const pattern = `%${likePattern(filter.q ?? '')}%`;
  const where: SQL | undefined = and(
    or(isNull(commentBlocks.until), gt(commentBlocks.until, now)),
    filter.q ? or(ilike(last.name, pattern), ilike(commentBlocks.reason, pattern), ilike(commentBlocks.byName, pattern)) : undefined,
  );
  const { readerId, reason, until, at, byName } = commentBlocks;
  const data = await db
    .select({ id: readerId, name: last.name, commentId: last.id, reason, until, at, byName })
    .from(commentBlocks)
    .leftJoinLateral(last, sql`true`)
    .where(where)
    .orderBy(desc(at), readerId)
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(commentBlocks)
    .leftJoinLateral(last, sql`true`)
    .where(where);
  return { data, total: counted?.total ?? 0 };
}

/** Lets a reader write again. Throws `NewsroomError`: 404 if they are not blocked. */
export function unblockReader(context: EditorContext, readerId: string): Promise<void> {
  return change(context, async (tx) => {
    const removed = await tx.delete(commentBlocks).where(eq(commentBlocks.readerId, readerId)).returning({ id: commentBlocks.readerId });
    if (removed.length === 0) throw new NewsroomError(404, newsroomServerWords.notThere);
    const [last] = await tx
      .select({ id: comments.id })
      .from(comments)
      .where(eq(comments.readerId, readerId))
      .orderBy(desc(comments.id))
      .limit(1);
    // The log is never shortened, so it names a comment, not the reader; 0 if they have taken everything back.
    return { result: undefined, tags: [], audit: [{ action: 'comment.unblock', subject: `comment:${last?.id ?? 0}` }] };
  });
}
