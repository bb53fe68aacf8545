import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database.ts';
import { countRows } from '../../../site/newsroom/countRows.ts';
import { containing, findByWords, type WordSearch } from '../../../site/newsroom/findByWords.ts';
import type { ListPart, ListQuery } from '../../../site/newsroom/listQuery.ts';
import { readCardsById, readStoryAuthors } from '../../articles/queries.ts';
import { readBlock } from '../queries.ts';
import { commentReports, comments, textOf } from '../tables.ts';
import type { CommentFilter, CommentForModerationInput, CommentRowInput, QueueCounts } from './commentShapes.ts';
import { MAX_COUNTED, type Queue, stepsFor } from './commentStates.ts';

type Row = typeof comments.$inferSelect;

/** Answers of the newspaper are published by whom moderators know. */
const isOfReader = sql`${comments.badge} is null`;

const inQueue: Record<Queue, SQL | undefined> = {
  waiting: eq(comments.state, 'waiting'),
  held: eq(comments.state, 'held'),
  // Letters by a literal: PostgreSQL matches no parameter with the condition of an index.
  reported: sql`${comments.openReports} > 0`,
  published: and(eq(comments.state, 'published'), isOfReader),
  rejected: eq(comments.state, 'rejected'),
};

/** Where something waits for a decision, the oldest comes first; elsewhere the newest. */
const isOldestFirst = (queue: Queue): boolean => queue === 'waiting' || queue === 'held' || queue === 'reported';

type Part = { page: number; perPage: number; filter?: CommentFilter | undefined };

const orderOf = ({ queue = 'waiting' }: CommentFilter) => (isOldestFirst(queue) ? asc : desc)(comments.id);

export function queueQuery(db: Database, { page, perPage, filter = {} }: Part) {
  return db
    .select()
    .from(comments)
    .where(whereOf(filter))
    .orderBy(orderOf(filter))
    .limit(perPage)
    .offset((page - 1) * perPage);
}

const whereOf = ({ queue = 'waiting', kind }: CommentFilter): SQL | undefined =>
  // Letters by a literal: PostgreSQL matches no parameter with the condition of an index.
  and(inQueue[queue], kind === 'letter' ? sql`${comments.kind} = 'letter'` : kind && eq(comments.kind, kind));

/** A page of a queue, or of what a search finds in it. */
export async function listComments(
  db: Database,
  query: Pick<ListQuery<CommentFilter>, 'page' | 'perPage' | 'filter'>,
): Promise<ListPart<CommentRowInput>> {
  const { filter = {} } = query;
  const { q } = filter;
  if (q) {
    const { ids, ...counted } = await findByWords(db, searchOf(filter, q), query);
    const rows = await db.select().from(comments).where(inArray(comments.id, ids)).orderBy(orderOf(filter));
    return { data: await withStories(db, rows), ...counted };
  }
  const data = await withStories(db, await queueQuery(db, query));
  return { data, ...(await countRows(db, comments, whereOf(filter), MAX_COUNTED)) };
}

const searchedColumns = [comments.name, comments.text, comments.subject];

export const searchOf = (filter: CommentFilter, q: string): WordSearch => ({
  table: comments,
  id: comments.id,
  columns: searchedColumns,
  where: whereOf(filter),
  order: [orderOf(filter)],
  ...containing(searchedColumns, textOf(comments), [q]),
});

async function withStories(db: Database, rows: readonly Row[]): Promise<CommentRowInput[]> {
  const stories = await readCardsById(
    db,
    rows.flatMap(({ articleId }) => articleId ?? []),
  );
  return rows.map((row) => {
    const story = row.articleId === null ? undefined : stories.get(row.articleId);
    const { id, kind, state, name, badge, city, subject, text, heldFor, rejectedFor, isPick, openReports, version } = row;
    return {
      ...{ id, kind, state, name, badge, city, subject, text, heldFor, rejectedFor, isPick, openReports, version },
      isReply: row.parentId !== null,
      createdAt: row.createdAt,
      publishedAt: row.publishedAt,
      story: story ? { id: story.id, headline: story.headline, address: story.address } : null,
      steps: stepsFor(row),
    };
  });
}

/** How many comments and letters are in each queue; `MAX_COUNTED + 1` for more than `MAX_COUNTED`. */
export async function countQueues(db: Database): Promise<QueueCounts> {
  const count = async (queue: Queue) => {
    const { total, hasMore } = await countRows(db, comments, inQueue[queue], MAX_COUNTED);
    return hasMore ? total + 1 : total;
  };
  const [waiting, held, reported, published, rejected] = await Promise.all([
    count('waiting'),
    count('held'),
    count('reported'),
    count('published'),
    count('rejected'),
  ]);
  return { waiting, held, reported, published, rejected };
}

/** A comment with everything that a moderator decides by; undefined if there is none. */
export async function readForModeration(db: Database, id: number, now: Date): Promise<CommentForModerationInput | undefined> {
  const [row] = await db.select().from(comments).where(eq(comments.id, id));
  const [listed] = row ? await withStories(db, [row]) : [];
  if (!row || !listed) return undefined;
  const { id: replyId, name, badge, text, state } = comments;
  const [parent] = row.parentId === null ? [] : await db.select().from(comments).where(eq(comments.id, row.parentId));
  const replies = await db
    .select({ id: replyId, name, badge, text, state })
    .from(comments)
    .where(eq(comments.parentId, id))
    .orderBy(asc(replyId));
  const reports = await db
    .select()
    .from(commentReports)
    .where(eq(commentReports.commentId, id))
    .orderBy(desc(commentReports.id))
    .limit(100);
  return {
    ...listed,
    email: row.email,
    parent: parent ? { id: parent.id, name: parent.name, text: parent.text } : null,
    replies,
    reports: reports.map(({ reason, note, at, resolvedAt }) => ({ reason, note, at, isOpen: resolvedAt === null })),
    reader: row.readerId === null ? null : await readReader(db, row.readerId, now),
    authors: row.articleId === null ? [] : await readStoryAuthors(db, row.articleId),
  };
}

async function readReader(db: Database, readerId: string, now: Date) {
  const count = (state: 'published' | 'rejected') => db.$count(comments, and(eq(comments.readerId, readerId), eq(comments.state, state)));
  return {
    id: readerId,
    published: await count('published'),
    rejected: await count('rejected'),
    block: (await readBlock(db, readerId, now)) ?? null,
  };
}
