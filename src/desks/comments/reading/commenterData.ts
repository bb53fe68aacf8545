import { asc, eq, getTableColumns, or } from 'drizzle-orm';
import type { KnownReader, ReaderData } from '../../../site/desk.ts';
import { removeComments } from '../commands.ts';
import { readMailChoice } from '../queries.ts';
import { commentBlocks, commentMails, commentReports, comments } from '../tables.ts';

/** A letter without an account belongs to who logs in with its mail address, which a code has verified. */
const isFrom = ({ id, email }: KnownReader) => or(eq(comments.readerId, id), email === undefined ? undefined : eq(comments.email, email));

// How the newsroom works with it is the newsroom's own.
const { readerId, textKey, heldFor, openReports, version, badge, ...columns } = getTableColumns(comments);

/** What a reader has written, reported, and been told. */
export const commenterData: ReaderData = {
  name: 'comments',
  read: async (db, reader) => {
    const { commentId, reason, note, at } = commentReports;
    const [block] = await db
      .select({ reason: commentBlocks.reason, until: commentBlocks.until })
      .from(commentBlocks)
      .where(eq(commentBlocks.readerId, reader.id));
    return {
      written: await db.select(columns).from(comments).where(isFrom(reader)).orderBy(asc(comments.id)),
      reported: await db
        .select({ commentId, reason, note, at })
        .from(commentReports)
        .where(eq(commentReports.readerId, reader.id))
        .orderBy(asc(commentReports.id)),
      block: block ?? null,
      mails: await db
        .select({
          commentId: commentMails.commentId,
          createdAt: commentMails.createdAt,
          sentAt: commentMails.sentAt,
          decision: commentMails.decision,
        })
        .from(commentMails)
        .where(eq(commentMails.readerId, reader.id))
        .orderBy(asc(commentMails.id)),
      mailChoice: await readMailChoice(db, reader.id),
    };
  },
  // Replies of others stay. Reports, blocks, mails and the choice of mails go with the account.
  erase: async (tx, reader) => {
    const { id, kind, articleId } = comments;
    const rows = await tx.select({ id, kind, articleId }).from(comments).where(isFrom(reader)).orderBy(asc(id)).for('update');
    return removeComments(tx, rows);
  },
};
