import { and, eq, gt, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { change, type WriteContext } from '../../platform/change.ts';
import { milliseconds } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { setCommentCounts } from '../articles/commands.ts';
import type { Badge, Suspicion } from './moderation/commentStates.ts';
import { LETTERS_TAG, readBlock, readCommentedStory, readPublicComment } from './queries.ts';
import { countShown } from './reading/commentLists.ts';
import { commentReports, comments } from './tables.ts';
import { blockedSentence, commentText as words } from './words.ts';
import type { LetterDraft, ReportDraft } from './writing/commentDraft.ts';
import { countComment, countReport } from './writing/commentLimits.ts';
import { suspicionsOf } from './writing/suspicions.ts';
import { textKey } from './writing/textKey.ts';

type Row = typeof comments.$inferSelect;

/** Nothing was stored; the message says why, in a sentence for the reader. */
export class CommentRefused extends Error {}

/** How something arrived: `isFast` if a form came back sooner than a person can write. */
export type Arrival = { client: string | undefined; now: Date; isFast?: boolean };

type NewComment = { articleId: number; parentId: number | undefined; readerId: string; name: string; text: string };

/** A page shows all replies to its comments. */
export const MAX_REPLIES = 50;
const REPEATED_WITHIN_MS = milliseconds('10m');
const SAME_WITHIN_MS = milliseconds('1d');

/**
 * Stores a reader's comment, which moderators see before anybody else; one that looks like spam is held. The same again within ten minutes
 * is stored once. Throws `CommentRefused`, and `TooManyAttempts` if reader or network have sent too many.
 */
export async function receiveComment(context: WriteContext, comment: NewComment, arrival: Arrival): Promise<void> {
  const { articleId, readerId } = comment;
  const { db } = context;
  const block = await readBlock(db, readerId, arrival.now);
  if (block) throw new CommentRefused(blockedSentence(block.reason, block.until));
  const story = await readCommentedStory(db, articleId, arrival.now);
  if (!story?.openUntil) throw new CommentRefused(words.closed);
  const parentId = comment.parentId === undefined ? null : await readThread(db, articleId, comment.parentId);
  await store(context, { kind: 'comment', ...comment, parentId }, arrival);
}

/** The comment that a reply is shown under: replies to replies are shown under the same one. Throws `CommentRefused`. */
async function readThread(db: Database, articleId: number, id: number): Promise<number> {
  const answered = await readPublicComment(db, id);
  if (answered?.articleId !== articleId) throw new CommentRefused(words.noSuchComment);
  const thread = answered.parentId ?? answered.id;
  const isReply = and(eq(comments.parentId, thread), inArray(comments.state, ['waiting', 'held', 'published']));
  if ((await db.$count(comments, isReply)) >= MAX_REPLIES) throw new CommentRefused(words.threadFull);
  return thread;
}

/** Stores a letter to the editor, in the same way. Throws `CommentRefused` and `TooManyAttempts`. */
export async function receiveLetter(
  context: WriteContext,
  letter: LetterDraft & { readerId: string | undefined },
  arrival: Arrival,
): Promise<void> {
  const block = letter.readerId === undefined ? undefined : await readBlock(context.db, letter.readerId, arrival.now);
  if (block) throw new CommentRefused(blockedSentence(block.reason, block.until));
  await store(context, { kind: 'letter', ...letter, readerId: letter.readerId ?? null }, arrival);
}

type Stored = Omit<typeof comments.$inferInsert, 'textKey' | 'state' | 'heldFor' | 'createdAt'>;

async function store(context: WriteContext, written: Stored, { client, now, isFast = false }: Arrival): Promise<void> {
  const { kind, articleId = null, parentId = null, readerId = null, email = null, text } = written;
  const key = textKey(text);
  const fromSame = readerId === null ? sql`${comments.email} is not distinct from ${email}` : eq(comments.readerId, readerId);
  await change(context, async (tx) => {
    // Two requests of a double click arrive together.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('comments'), hashtext(${key}))`);
    const within = (ms: number): SQL | undefined => and(eq(comments.textKey, key), gt(comments.createdAt, new Date(now.getTime() - ms)));
    const [repeated] = await tx
      .select({ id: comments.id })
      .from(comments)
      .where(
        and(
          within(REPEATED_WITHIN_MS),
          eq(comments.kind, kind),
          sql`${comments.articleId} is not distinct from ${articleId}`,
          // The same answer may be meant for two comments.
          sql`${comments.parentId} is not distinct from ${parentId}`,
          fromSame,
        ),
      )
      .limit(1);
    if (repeated) return { result: undefined, tags: [] };
    const isOften = await countComment(tx, { client, readerId: readerId ?? undefined }, now);
    const isSame = (await tx.$count(comments, within(SAME_WITHIN_MS))) > 0;
    const heldFor: Suspicion[] = [
      ...(isFast ? (['fast'] as const) : []),
      ...(isOften ? (['rate'] as const) : []),
      ...suspicionsOf(text, `${written.name} ${written.subject ?? ''}`),
      ...(isSame ? (['same'] as const) : []),
    ];
    await tx.insert(comments).values({ ...written, textKey: key, state: heldFor.length > 0 ? 'held' : 'waiting', heldFor, createdAt: now });
    return { result: undefined, tags: [] };
  });
}

type PublishedComment = Pick<Row, 'name' | 'text' | 'isPick'> & {
  articleId: number | undefined;
  parentId: number | undefined;
  badge?: Badge | undefined;
  city: string;
  subject: string;
  publishedAt: Date;
};

/**
 * Adds comments or letters that have been published elsewhere, with their own times; a reply to a reply stands under the same comment, one
 * whose comment is gone by itself, and who has no name gets one. Returns their ids, in the same order.
 */
export function addPublishedComments(context: WriteContext, published: readonly PublishedComment[]): Promise<number[]> {
  return change(context, async (tx) => {
    const threads = await readThreads(
      tx,
      published.flatMap(({ parentId }) => parentId ?? []),
    );
    const rows = published.map(({ articleId = null, parentId, badge = null, name, city, subject, publishedAt, ...written }) => ({
      ...{ ...written, kind: articleId === null ? ('letter' as const) : ('comment' as const), articleId, badge },
      ...{ parentId: (parentId === undefined ? undefined : threads.get(parentId)) ?? null },
      ...{ name: name || words.unnamed, city: city || null, subject: subject || null },
      ...{ textKey: textKey(written.text), state: 'published' as const, createdAt: publishedAt, publishedAt },
    }));
    const added = await tx.insert(comments).values(rows).returning({ id: comments.id });
    return { result: added.map(({ id }) => id), tags: await shownElsewhere(tx, rows), audit: [] };
  });
}

/** The comments under which readers see replies to the given ones: these, unless they are replies themselves. */
async function readThreads(tx: Database, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: comments.id, parentId: comments.parentId })
    .from(comments)
    .where(inArray(comments.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, parentId }) => [id, parentId ?? id]));
}

/** Takes back a reader's own comment; replies to it stay. False if it is not there. */
export function withdrawComment(context: WriteContext, readerId: string, id: number): Promise<boolean> {
  return change(context, async (tx) => {
    const rows = await tx
      .select()
      .from(comments)
      .where(and(eq(comments.id, id), eq(comments.readerId, readerId), ne(comments.state, 'removed')))
      .for('update');
    return { result: rows.length > 0, tags: await removeComments(tx, rows) };
  });
}

type Changed = Pick<Row, 'id' | 'kind' | 'articleId'>;

/** How many one statement removes: the server cancels one that takes long. */
const REMOVED_AT_ONCE = 10_000;

/**
 * Removes comments, in the transaction of a command. One that has replies stays without name and text. Returns cache tags.
 */
export async function removeComments(tx: Database, rows: readonly Changed[]): Promise<string[]> {
  const tags = new Set<string>();
  for (let at = 0; at < rows.length; at += REMOVED_AT_ONCE)
    for (const tag of await removeSome(tx, rows.slice(at, at + REMOVED_AT_ONCE))) tags.add(tag);
  return [...tags];
}

async function removeSome(tx: Database, rows: readonly Changed[]): Promise<string[]> {
  const ids = sql`any(${sql.param(rows.map(({ id }) => id))}::int[])`;
  const replies = alias(comments, 'replies');
  await tx.delete(commentReports).where(sql`${commentReports.commentId} = ${ids}`);
  await tx
    .delete(comments)
    .where(sql`${comments.id} = ${ids} and not exists (select from ${comments} as ${replies} where ${replies.parentId} = ${comments.id})`);
  await tx
    .update(comments)
    .set({
      ...{ state: 'removed', readerId: null, name: '', text: '', textKey: '' },
      ...{ city: null, email: null, subject: null, isPick: false, heldFor: [], rejectedFor: null, openReports: 0 },
    })
    .where(sql`${comments.id} = ${ids}`);
  return shownElsewhere(tx, rows);
}

/** Counts what readers see again after comments have changed. Returns the cache tags of what shows them. */
export async function shownElsewhere(tx: Database, changed: readonly Pick<Row, 'kind' | 'articleId'>[]): Promise<string[]> {
  const articleIds = new Set(changed.flatMap((row) => row.articleId ?? []));
  return [...(changed.some(({ kind }) => kind === 'letter') ? [LETTERS_TAG] : []), ...(await recountComments(tx, [...articleIds]))];
}

/** Tells stories how many comments they have; also one that is published again. Returns cache tags. */
export const recountComments = async (tx: Database, articleIds: readonly number[]): Promise<string[]> =>
  articleIds.length === 0 ? [] : setCommentCounts(tx, await countShown(tx, articleIds));

type NewReport = ReportDraft & { commentId: number; readerId: string };

/**
 * Stores a reader's report on a published comment; a second one of the same reader changes nothing. Throws `CommentRefused`, also for an
 * answer of the newspaper itself, which no moderator decides about.
 */
export async function reportComment(context: WriteContext, report: NewReport, { client, now }: Arrival): Promise<void> {
  const { commentId, readerId, reason, note = '' } = report;
  await countReport(context.db, { client, readerId }, now);
  await change(context, async (tx) => {
    const [row] = await tx
      .select({ state: comments.state, badge: comments.badge })
      .from(comments)
      .where(eq(comments.id, commentId))
      .for('update');
    if (row?.state !== 'published' || row.badge !== null) throw new CommentRefused(words.noSuchComment);
    const added = await tx
      .insert(commentReports)
      .values({ commentId, readerId, reason, note, at: now })
      .onConflictDoNothing()
      .returning({ id: commentReports.id });
    if (added.length > 0)
      await tx
        .update(comments)
        .set({ openReports: sql`${comments.openReports} + 1` })
        .where(eq(comments.id, commentId));
    return { result: undefined, tags: [] };
  });
}
