import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database.ts';
import { commentsUntil, readCards, readCommenting } from '../../articles/queries.ts';
import { readSiteSettings } from '../../settings/queries.ts';
import { comments } from '../tables.ts';

/** A story with what decides whether it takes comments. */
export type CommentedStory = {
  id: number;
  headline: string;
  address: string;
  /** Until when it takes comments; undefined if it takes none now. */
  openUntil: Date | undefined;
  /** Whether readers can log in, without which nobody comments or reports. */
  offersLogin: boolean;
};

/** The story that comments are about; undefined if readers do not see it. */
export async function readCommentedStory(db: Database, id: number, now: Date): Promise<CommentedStory | undefined> {
  const [[card], commenting, settings] = await Promise.all([readCards(db, [id]), readCommenting(db, id), readSiteSettings(db)]);
  if (!card || commenting === undefined) return undefined;
  const { isLoginRequired: offersLogin } = settings;
  const until = offersLogin ? commentsUntil({ ...card, commenting }, settings.comments) : undefined;
  return { id, headline: card.headline, address: card.address, openUntil: until && until > now ? until : undefined, offersLogin };
}

/** A published comment that somebody wants to answer or report. */
export type PublicComment = Pick<typeof comments.$inferSelect, 'id' | 'kind' | 'articleId' | 'parentId' | 'name' | 'badge' | 'text'>;

/** A published comment; undefined if readers do not see it. */
export async function readPublicComment(db: Database, id: number): Promise<PublicComment | undefined> {
  const { kind, articleId, parentId, name, badge, text, state } = comments;
  const [row] = await db
    .select({ id: comments.id, kind, articleId, parentId, name, badge, text, state })
    .from(comments)
    .where(eq(comments.id, id));
  if (row?.state !== 'published') return undefined;
  return { id: row.id, kind: row.kind, articleId: row.articleId, parentId: row.parentId, name: row.name, badge: row.badge, text: row.text };
}
