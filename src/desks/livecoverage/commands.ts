import { isDeepStrictEqual } from 'node:util';
import { and, count, eq, ne } from 'drizzle-orm';
import { readPictures } from '../../content/pictures/queries.ts';
import type { AuditEntry } from '../../platform/auditLog.ts';
import { change, type WriteContext } from '../../platform/change.ts';
import type { Database } from '../../platform/database.ts';
import { embedOf } from '../../platform/document/embedAddress.ts';
import { checkVersion, VersionConflict } from '../../site/newsroom/checkVersion.ts';
import { fieldError, NewsroomError } from '../../site/newsroom/newsroomError.ts';
import { newsroomServerWords } from '../../site/newsroom/words.ts';
import { announceStory, noteChange } from '../articles/commands.ts';
import { readCards } from '../articles/queries.ts';
import { liveRefusals as texts } from './newsroom/words.ts';
import { type LivePostDraft, MAX_PINNED } from './posts/livePost.ts';
import { COVERAGES_TAG, type Coverage, liveTag } from './queries.ts';
import { liveCoverages, livePosts } from './tables.ts';

/** Opens the live coverage of a published story. Throws `NewsroomError` if the story is not published or already has one. */
export function openCoverage(context: WriteContext, articleId: number, now: Date): Promise<void> {
  return change(context, async (tx) => {
    const [story] = await readCards(tx, [articleId]);
    if (!story) throw new NewsroomError(409, texts.notPublished);
    const [row] = await tx.insert(liveCoverages).values({ articleId, startedAt: now }).onConflictDoNothing().returning();
    if (!row) throw new NewsroomError(409, texts.alreadyOpen);
    const announced = await announceStory(tx, articleId);
    const audit: AuditEntry[] = [{ action: 'live.open', subject: `article:${articleId}`, after: { headline: story.headline } }];
    return { result: undefined, tags: [`article:${articleId}`, liveTag(articleId), COVERAGES_TAG, ...announced], audit };
  });
}

/** Ends a coverage, or reopens an ended one. Throws `NewsroomError` if there is none. */
export function endCoverage(context: WriteContext, articleId: number, endedAt: Date | null): Promise<void> {
  return change(context, async (tx) => {
    await lockCoverage(tx, articleId);
    await tx.update(liveCoverages).set({ endedAt }).where(eq(liveCoverages.articleId, articleId));
    const audit: AuditEntry[] = [{ action: endedAt ? 'live.end' : 'live.resume', subject: `article:${articleId}`, after: { endedAt } }];
    return { result: undefined, tags: [liveTag(articleId)], audit };
  });
}

/**
 * Replaces the key points. Throws `NewsroomError` if there is no such coverage, and with `version` (the one that the editor saw) if
 * somebody has replaced them since.
 */
export function setKeyPoints(context: WriteContext, articleId: number, keyPoints: string[], version?: number): Promise<void> {
  return change(context, async (tx) => {
    const before = await lockCoverage(tx, articleId);
    checkVersion(before, version);
    await tx
      .update(liveCoverages)
      .set({ keyPoints, version: before.version + 1 })
      .where(eq(liveCoverages.articleId, articleId));
    const audit: AuditEntry[] = [
      { action: 'live.keyPoints', subject: `article:${articleId}`, before: { keyPoints: before.keyPoints }, after: { keyPoints } },
    ];
    return { result: undefined, tags: [liveTag(articleId)], audit };
  });
}

type Sender = { author: string; authorId: string; now: Date };
/** A post of a story; `mayTouch` returns whether the user may change posts of an author. */
type Which = { articleId: number; id: number; mayTouch: (authorId: string) => boolean };

/**
 * Adds a post. Returns its id. A request with an id that was sent before is the same post: the response to the first attempt was lost, and
 * the newer text replaces the old. Throws `NewsroomError` if the coverage has ended, the post is empty, a picture or link is invalid, or
 * somebody has corrected the post meanwhile.
 */
export function addPost(
  context: WriteContext,
  articleId: number,
  sentAs: string,
  draft: LivePostDraft,
  { now, ...sender }: Sender,
): Promise<number> {
  return change(context, async (tx) => {
    const coverage = await lockCoverage(tx, articleId);
    const [sent] = await tx.select().from(livePosts).where(eq(livePosts.sentAs, sentAs));
    if (sent && (sent.authorId !== sender.authorId || sent.articleId !== articleId || hasWords(sent, draft)))
      return { result: sent.id, tags: [], audit: [] };
    if (coverage.endedAt) throw new NewsroomError(409, texts.isOver);
    if (sent) return amendSent(tx, sent, draft, now);
    await check(tx, articleId, draft);
    const [row] = await tx
      .insert(livePosts)
      .values({ ...draft, articleId, sentAs, ...sender, postedAt: now, updatedAt: now })
      .returning({ id: livePosts.id });
    if (!row) throw new Error('The post was not written');
    await noteChange(tx, articleId, now);
    const announced = await announceStory(tx, articleId);
    const audit: AuditEntry[] = [{ action: 'live.post', subject: `article:${articleId}`, after: { post: row.id, ...draft } }];
    return { result: row.id, tags: [liveTag(articleId), ...announced], audit };
  });
}

const hasWords = (sent: typeof livePosts.$inferSelect, draft: LivePostDraft): boolean => {
  const { version: _, ...words } = draftOf(sent);
  return isDeepStrictEqual(words, draft);
};

async function amendSent(tx: Database, sent: typeof livePosts.$inferSelect, draft: LivePostDraft, now: Date) {
  const { id, articleId } = sent;
  if (sent.version > 1) throw new VersionConflict(texts.changedMeanwhile, { details: draftOf(sent) });
  await check(tx, articleId, draft, id);
  await tx
    .update(livePosts)
    .set({ ...draft, updatedAt: now, version: sent.version + 1 })
    .where(eq(livePosts.id, id));
  await noteChange(tx, articleId, now);
  const audit: AuditEntry[] = [
    { action: 'live.correct', subject: `article:${articleId}`, before: { post: id, ...draftOf(sent) }, after: { post: id, ...draft } },
  ];
  return { result: id, tags: [liveTag(articleId)], audit };
}

/** Replaces a post of the given version. Throws `NewsroomError` if it has another version, belongs to somebody else, or does not exist. */
export function correctPost(
  context: WriteContext,
  { version, now, ...which }: Which & { version: number; now: Date },
  draft: LivePostDraft,
): Promise<void> {
  return change(context, async (tx) => {
    const { articleId, id } = which;
    const before = await lockPost(tx, which);
    checkSeen(before, version);
    await check(tx, articleId, draft, id);
    await tx
      .update(livePosts)
      .set({ ...draft, updatedAt: now, version: version + 1 })
      .where(eq(livePosts.id, id));
    await noteChange(tx, articleId, now);
    const audit: AuditEntry[] = [
      { action: 'live.correct', subject: `article:${articleId}`, before: { post: id, ...draftOf(before) }, after: { post: id, ...draft } },
    ];
    return { result: undefined, tags: [liveTag(articleId)], audit };
  });
}

/** Deletes a post. Throws `NewsroomError` like `correctPost`; without a version nobody has seen it. */
export function removePost(context: WriteContext, { version, ...which }: Which & { version: number | undefined }): Promise<void> {
  return change(context, async (tx) => {
    const { articleId, id } = which;
    const before = await lockPost(tx, which);
    if (version !== undefined) checkSeen(before, version);
    await tx.delete(livePosts).where(eq(livePosts.id, id));
    const audit: AuditEntry[] = [{ action: 'live.remove', subject: `article:${articleId}`, before: { post: id, ...draftOf(before) } }];
    return { result: undefined, tags: [liveTag(articleId)], audit };
  });
}

/** Locks the row of a coverage until the transaction ends. Throws `NewsroomError` (404) if there is none. */
async function lockCoverage(tx: Database, articleId: number): Promise<Coverage> {
  const [coverage] = await tx.select().from(liveCoverages).where(eq(liveCoverages.articleId, articleId)).for('update');
  if (!coverage) throw new NewsroomError(404, newsroomServerWords.notThere);
  return coverage;
}

async function lockPost(tx: Database, { articleId, id, mayTouch }: Which): Promise<typeof livePosts.$inferSelect> {
  await lockCoverage(tx, articleId);
  const [post] = await tx
    .select()
    .from(livePosts)
    .where(and(eq(livePosts.id, id), eq(livePosts.articleId, articleId)));
  if (!post) throw new NewsroomError(404, newsroomServerWords.notThere);
  if (!mayTouch(post.authorId)) throw new NewsroomError(403, texts.notYours);
  return post;
}

/** Throws `VersionConflict` with what stands if somebody has corrected a post since its editor saw it. */
function checkSeen(post: typeof livePosts.$inferSelect, version: number): void {
  if (post.version !== version) throw new VersionConflict(texts.changedMeanwhile, { details: draftOf(post) });
}

const draftOf = ({ headline, body, pictureKey, pictureCaption, embed, pinned, version }: typeof livePosts.$inferSelect) => ({
  headline,
  body,
  pictureKey,
  pictureCaption,
  embed,
  pinned,
  version,
});

async function check(tx: Database, articleId: number, draft: LivePostDraft, id = 0): Promise<void> {
  if (draft.headline === '' && draft.body === '' && draft.pictureKey === null && draft.embed === '') throw fieldError('body', texts.empty);
  if (draft.pictureKey !== null && !(await readPictures(tx, [draft.pictureKey])).has(draft.pictureKey))
    throw fieldError('pictureKey', texts.noPicture);
  if (draft.embed !== '' && !embedOf(draft.embed)) throw fieldError('embed', texts.noEmbed);
  if (!draft.pinned) return;
  const [others] = await tx
    .select({ pinned: count() })
    .from(livePosts)
    .where(and(eq(livePosts.articleId, articleId), livePosts.pinned, ne(livePosts.id, id)));
  if ((others?.pinned ?? 0) >= MAX_PINNED) throw fieldError('pinned', texts.tooManyPinned);
}
