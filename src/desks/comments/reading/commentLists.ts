import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../platform/database.ts';
import { findPage } from '../../../site/lists/findPage.ts';
import { comments } from '../tables.ts';

type Row = typeof comments.$inferSelect;

/** A reply as readers see it. */
export type ShownReply = Pick<Row, 'id' | 'name' | 'badge' | 'text'> & { publishedAt: Date };
/** A comment as readers see it, with its replies; a removed one has neither name nor text. */
export type ShownComment = ShownReply & { isPick: boolean; isRemoved: boolean; replies: ShownReply[] };
/** A letter as readers see it, with what the newspaper answers. */
export type ShownLetter = ShownReply & { subject: string; city: string; replies: ShownReply[] };

export type CommentPage<Shown> = { shown: Shown[]; totalCount: number; pageCount: number };
type PageOf = { page: number; perPage: number };

const replies = alias(comments, 'replies');
const hasReplies = sql`exists (select from ${comments} as ${replies} where ${replies.parentId} = ${comments.id} and ${replies.state} = 'published')`;

/** What readers see in the list of a story: published comments, and removed ones with replies. The condition of the index comes first. */
const isListed = (articleId: number): SQL =>
  sql`${comments.articleId} = ${articleId} and ${comments.parentId} is null and ${comments.state} in ('published', 'removed')
    and (${comments.state} = 'published' or ${hasReplies})`;

/** The ids and columns of a page of comments on a story: the editors' picks, then the newest. */
export const commentsQuery = (db: Database, articleId: number, { page, perPage }: PageOf) =>
  db
    .select()
    .from(comments)
    .where(isListed(articleId))
    .orderBy(desc(comments.isPick), desc(comments.publishedAt), desc(comments.id))
    .limit(perPage)
    .offset((page - 1) * perPage);

/** A page of the comments on a story; undefined if the list has no such page. */
export async function readComments(db: Database, articleId: number, pageOf: PageOf): Promise<CommentPage<ShownComment> | undefined> {
  const totalCount = await db.$count(comments, isListed(articleId));
  const found = findPage(totalCount, pageOf);
  if (!found) return undefined;
  const rows = totalCount === 0 ? [] : await commentsQuery(db, articleId, pageOf);
  const byParent = await readReplies(db, rows);
  const shown = rows.map((row) => ({
    ...shownOf(row),
    isPick: row.isPick,
    isRemoved: row.state === 'removed',
    replies: byParent.get(row.id) ?? [],
  }));
  return { shown, totalCount, pageCount: found.pageCount };
}

const isLetter = sql`${comments.kind} = 'letter' and ${comments.parentId} is null and ${comments.state} = 'published'`;

export const lettersQuery = (db: Database, { page, perPage }: PageOf) =>
  db
    .select()
    .from(comments)
    .where(isLetter)
    .orderBy(desc(comments.publishedAt), desc(comments.id))
    .limit(perPage)
    .offset((page - 1) * perPage);

/** A page of the published letters, the newest first; undefined if the list has no such page. */
export async function readLetters(db: Database, pageOf: PageOf): Promise<CommentPage<ShownLetter> | undefined> {
  const totalCount = await db.$count(comments, isLetter);
  const found = findPage(totalCount, pageOf);
  if (!found) return undefined;
  const rows = totalCount === 0 ? [] : await lettersQuery(db, pageOf);
  const byParent = await readReplies(db, rows);
  const shown = rows.map((row) => ({
    ...shownOf(row),
    subject: row.subject ?? '',
    city: row.city ?? '',
    replies: byParent.get(row.id) ?? [],
  }));
  return { shown, totalCount, pageCount: found.pageCount };
}

/** The published replies to some comments, the oldest first. Their number is bounded when they are written. */
async function readReplies(db: Database, parents: readonly Row[]): Promise<Map<number, ShownReply[]>> {
  const byParent = new Map<number, ShownReply[]>();
  if (parents.length === 0) return byParent;
  const isReply = and(
    inArray(
      comments.parentId,
      parents.map(({ id }) => id),
    ),
    eq(comments.state, 'published'),
  );
  for (const row of await db.select().from(comments).where(isReply).orderBy(asc(comments.publishedAt), asc(comments.id))) {
    if (row.parentId !== null) byParent.set(row.parentId, [...(byParent.get(row.parentId) ?? []), shownOf(row)]);
  }
  return byParent;
}

const shownOf = ({ id, name, badge, text, publishedAt, createdAt }: Row): ShownReply => ({
  id,
  name,
  badge,
  text,
  publishedAt: publishedAt ?? createdAt,
});

/** How many comments on each of some stories readers see, replies included. */
export async function countShown(db: Database, articleIds: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ id: number; shown: number }>(sql`
    select ${comments.articleId} as id, count(*)::int as shown from ${comments}
    where ${comments.articleId} = any(${sql.param([...articleIds])}::int[]) and ${comments.state} = 'published'
      and (${comments.parentId} is null or exists (
        select from ${comments} as ${replies} where ${replies.id} = ${comments.parentId} and ${replies.state} in ('published', 'removed')))
    group by ${comments.articleId}`);
  const counted = new Map(rows.map(({ id, shown }) => [id, shown]));
  return new Map(articleIds.map((id) => [id, counted.get(id) ?? 0]));
}
