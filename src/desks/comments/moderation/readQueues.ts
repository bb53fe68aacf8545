import { and, asc, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database.ts';
import { containsText } from '../../../platform/text/containsText.ts';
import { countRows } from '../../../site/newsroom/countRows.ts';
import type { ListPart, ListQuery } from '../../../site/newsroom/listQuery.ts';
import { readCardsById, readStoryAuthors } from '../../articles/queries.ts';
import { readBlock } from '../queries.ts';
import { commentReports, comments } from '../tables.ts';
import type { CommentFilter, CommentForModerationInput, CommentRowInput, QueueCounts } from './commentShapes.ts';
import { MAX_COUNTED, type Queue, stepsFor } from './commentStates.ts';

type Row = typeof comments.$inferSelect;

/** Answers of the newspaper are published by whom moderators know. */
const isOfReader = sql`${comments.badge} is null`;

const inQueue: Record<Queue, SQL | undefined> = {
  waiting: eq(comments.state, 'waiting'),
  held: eq(comments.state, 'held'),
  // The condition of the index, word by word.
  reported: sql`${comments.openReports} > 0`,
  published: and(eq(comments.state, 'published'), isOfReader),
  rejected: eq(comments.state, 'rejected'),
};

/** Where something waits for a decision, the oldest comes first; elsewhere the newest. */
const isOldestFirst = (queue: Queue): boolean => queue === 'waiting' || queue === 'held' || queue === 'reported';

type Part = { page: number; perPage: number; filter?: CommentFilter | undefined };

export function queueQuery(db: Database, { page, perPage, filter = {} }: Part) {
  const { queue = 'waiting' } = filter;
  const order = isOldestFirst(queue) ? asc : desc;
  return db
    .select()
    .from(comments)
    .where(whereOf(filter))
    .orderBy(order(comments.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
}

function whereOf({ queue = 'waiting', kind, q }: CommentFilter): SQL | undefined {
  return and(
    inQueue[queue],
    kind ? eq(comments.kind, kind) : undefined,
    q ? or(...[comments.name, comments.text, comments.subject].map((column) => containsText(column, q))) : undefined,
  );
}

/** A page of a queue. */
export async function listComments(
  db: Database,
  query: Pick<ListQuery<CommentFilter>, 'page' | 'perPage' | 'filter'>,
): Promise<ListPart<CommentRowInput>> {
  const { page, perPage } = query;
  const rows = await queueQuery(db, query);
  const data = await withStories(db, rows);
  // A page that is not full is the last one. Few rows for a search have cost a read of the whole queue; counting them would be another.
  const isLast = rows.length < perPage && (rows.length > 0 || page === 1);
  if (isLast) return { data, total: (page - 1) * perPage + rows.length, hasMore: false };
  return { data, ...(await countRows(db, comments, whereOf(query.filter ?? {}), MAX_COUNTED)) };
}

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
