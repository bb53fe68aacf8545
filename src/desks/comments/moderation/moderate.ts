import { and, eq, isNull } from 'drizzle-orm';
import type { AuditAction, Editor } from '../../../platform/auditLog.ts';
import { change, type WriteContext } from '../../../platform/change.ts';
import type { Database } from '../../../platform/database.ts';
import { VersionConflict } from '../../../site/newsroom/checkVersion.ts';
import { fieldError, NewsroomError } from '../../../site/newsroom/newsroomError.ts';
import { newsroomServerWords } from '../../../site/newsroom/words.ts';
import { readStoryAuthors } from '../../articles/queries.ts';
import { shownElsewhere } from '../commands.ts';
import { openDecisionMail } from '../mails/openDecisionMail.ts';
import { commentRefusalWords as words } from '../newsroom/words.ts';
import { commentBlocks, commentReports, comments } from '../tables.ts';
import type { CommentAnswer, CommentStep, ReaderBlock } from './commentShapes.ts';
import { type ModerationStep, stepsFor } from './commentStates.ts';

type Row = typeof comments.$inferSelect;
type Changes = Partial<typeof comments.$inferInsert>;
export type EditorContext = WriteContext & { by: Editor };

const actions = {
  approve: 'comment.approve',
  reject: 'comment.reject',
  keep: 'comment.keep',
  pick: 'comment.pick',
  unpick: 'comment.unpick',
} as const satisfies Record<ModerationStep, AuditAction>;

/** Takes a step with a comment or letter. Throws `NewsroomError`: 409 if somebody has taken one since the version given. */
export function moderateComment(context: EditorContext, id: number, { version, step, reason }: CommentStep, now: Date): Promise<void> {
  return change(context, async (tx) => {
    const before = await lockComment(tx, id, version);
    if (!stepsFor(before).includes(step)) throw new NewsroomError(409, words.notNext);
    const changes: Record<ModerationStep, () => Changes> = {
      approve: () => ({ state: 'published', publishedAt: before.publishedAt ?? now, rejectedFor: null }),
      reject: () => ({ state: 'rejected', rejectedFor: reason ?? 'other', isPick: false, openReports: 0 }),
      keep: () => ({ openReports: 0 }),
      pick: () => ({ isPick: true }),
      unpick: () => ({ isPick: false }),
    };
    const [after] = await tx
      .update(comments)
      .set({ ...changes[step](), version: version + 1 })
      .where(eq(comments.id, id))
      .returning();
    if (!after) throw new Error('A locked comment is gone');
    if (after.state !== before.state) await openDecisionMail(tx, after, now);
    if (after.openReports === 0 && before.openReports > 0) await resolveReports(tx, id, now);
    const audit = [{ action: actions[step], subject: `comment:${id}`, before: audited(before), after: audited(after) }] as const;
    // Readers see nothing of a comment before it is published.
    const isSeen = before.state === 'published' || after.state === 'published';
    return { result: undefined, tags: isSeen && step !== 'keep' ? await shownElsewhere(tx, [before]) : [], audit };
  });
}

const resolveReports = (tx: Database, commentId: number, now: Date) =>
  tx
    .update(commentReports)
    .set({ resolvedAt: now })
    .where(and(eq(commentReports.commentId, commentId), isNull(commentReports.resolvedAt)));

/** Publishes an answer of the newspaper to a published comment or letter. Throws `NewsroomError`. */
export function answerComment(context: EditorContext, id: number, { text, authorId }: CommentAnswer, now: Date): Promise<void> {
  return change(context, async (tx) => {
    const answered = await lockComment(tx, id);
    if (answered.state !== 'published') throw new NewsroomError(409, words.notAnswerable);
    const { kind, articleId } = answered;
    const authors = articleId === null ? [] : await readStoryAuthors(tx, articleId);
    const author = authors.find((one) => one.id === authorId);
    if (authorId !== null && !author) throw fieldError('authorId', words.noSuchAuthor);
    const [answer] = await tx
      .insert(comments)
      .values({
        ...{ kind, articleId, text, textKey: '', state: 'published' },
        parentId: answered.parentId ?? id,
        badge: author ? 'author' : 'editor',
        name: author?.name ?? context.by.name,
        createdAt: now,
        publishedAt: now,
      })
      .returning({ id: comments.id });
    if (!answer) throw new Error('An answer was not stored');
    const after = { answerId: answer.id, ...(author ? { authorId: author.id } : {}) };
    return {
      result: undefined,
      tags: await shownElsewhere(tx, [answered]),
      audit: [{ action: 'comment.answer', subject: `comment:${id}`, after }],
    };
  });
}

/** Keeps the reader of a comment from commenting. Throws `NewsroomError`: 422 without an account, or for a time that is over. */
export function blockReader(context: EditorContext, id: number, { reason, until }: ReaderBlock, now: Date): Promise<void> {
  return change(context, async (tx) => {
    const { readerId } = await lockComment(tx, id);
    if (readerId === null) throw new NewsroomError(422, words.noAccount);
    const end = until === null ? null : new Date(until);
    if (end !== null && end <= now) throw fieldError('until', words.timeIsOver);
    const block = { reason, until: end, at: now, byName: context.by.name };
    await tx
      .insert(commentBlocks)
      .values({ readerId, ...block })
      .onConflictDoUpdate({ target: commentBlocks.readerId, set: block });
    // The log is never shortened, so it names the comment, not the reader.
    return { result: undefined, tags: [], audit: [{ action: 'comment.block', subject: `comment:${id}`, after: { until: end } }] };
  });
}

/** Locks the row until the transaction ends. Throws `NewsroomError`: 404, or 409 for another version. */
async function lockComment(tx: Database, id: number, version?: number): Promise<Row> {
  const [row] = await tx.select().from(comments).where(eq(comments.id, id)).for('update');
  if (!row || row.state === 'removed') throw new NewsroomError(404, newsroomServerWords.notThere);
  if (version !== undefined && row.version !== version) throw new VersionConflict(words.changedMeanwhile);
  return row;
}

/** Entries of the audit log are never removed, so they hold nothing of what the reader wrote. */
const audited = ({ state, isPick, openReports, rejectedFor }: Row) => ({ state, isPick, openReports, rejectedFor });
