import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database.ts';
import { insertRows } from '../../platform/insertRows.ts';
import { jsonRow } from '../../platform/reads/jsonRows.ts';
import { placements } from '../tables.ts';
import { readTopic, readTopicsById, type Topic, topicColumns } from '../topics/queries.ts';
import { topics } from '../topics/tables.ts';

export type Placement = typeof placements.$inferSelect;

type Placed = {
  kind: string;
  itemId: number;
  publishedAt: Date;
  /** The topics that an editor chose, the category first. */
  chosen: readonly number[];
  /** The topics derived from them. */
  following: readonly number[];
};

/** The placements of an item, one per topic; a topic that is both chosen and derived counts as chosen. */
export function placementsOf({ kind, itemId, publishedAt, chosen, following }: Placed): Placement[] {
  const positions = new Map<number, number | null>(following.map((topicId) => [topicId, null]));
  for (const [position, topicId] of chosen.entries()) positions.set(topicId, position);
  return [...positions].map(([topicId, position]) => ({ topicId, kind, publishedAt, itemId, position }));
}

/** The topics derived from a category: its parent category, and the site's list `latest`. Throws if the site has not been installed. */
export async function followingTopics(tx: Database, categoryId: number): Promise<number[]> {
  const latest = await readTopic(tx, 'list', 'latest');
  if (!latest) throw new Error('The site has no list latest: it is made when the database is first opened');
  const parentId = (await readTopicsById(tx, [categoryId])).get(categoryId)?.parentId ?? null;
  return parentId === null ? [latest.id] : [parentId, latest.id];
}

/** Adds items to their lists. Call it last in a transaction: it locks the tallies of the lists until the commit. */
export function enterLists(tx: Database, rows: readonly Placement[]): Promise<void> {
  return insertRows(tx, placements, rows);
}

/** Removes items from all their lists. Returns the topics of these lists. */
export async function leaveLists(tx: Database, kinds: readonly string[], itemIds: readonly number[]): Promise<number[]> {
  const left = await tx
    .delete(placements)
    .where(and(inArray(placements.itemId, [...itemIds]), inArray(placements.kind, [...kinds])))
    .returning({ topicId: placements.topicId });
  return [...new Set(left.map(({ topicId }) => topicId))];
}

/** The topics whose lists contain any of the items, each once. */
export async function readTopicsOf(db: Database, kinds: readonly string[], itemIds: readonly number[]): Promise<number[]> {
  if (itemIds.length === 0) return [];
  const rows = await db
    .selectDistinct({ topicId: placements.topicId })
    .from(placements)
    // As one value: there may be more of them than a statement takes.
    .where(and(sql`${placements.itemId} = any(${sql.param([...itemIds])}::bigint[])`, inArray(placements.kind, [...kinds])));
  return rows.map(({ topicId }) => topicId);
}

/** The topics whose lists contain an item, those chosen by the editor first, in their order. */
export async function readPlacementsOf(
  db: Database,
  kinds: readonly string[],
  itemId: number,
): Promise<Pick<Placement, 'topicId' | 'position'>[]> {
  return db
    .select({ topicId: placements.topicId, position: placements.position })
    .from(placements)
    .where(and(eq(placements.itemId, itemId), inArray(placements.kind, [...kinds])))
    .orderBy(asc(placements.position));
}

/** A topic in JSON, where the date is text. */
type TopicInJson = Omit<Topic, 'createdAt'> & { createdAt: string };

/** The topics of an item as a column of a statement that reads the item. */
export function placedTopics(kinds: readonly string[], itemId: AnyPgColumn) {
  return sql<{ topicId: number; position: number | null; topic: TopicInJson }[]>`coalesce((
    select json_agg(json_build_object('topicId', ${placements.topicId}, 'position', ${placements.position}, 'topic', ${jsonRow(topicColumns)})
      order by ${placements.position})
    from ${placements} join ${topics} on ${topics.id} = ${placements.topicId}
    where ${placements.itemId} = ${itemId} and ${inArray(placements.kind, [...kinds])}), '[]'::json)`;
}

/** Adds an item to one more list as a derived placement; does nothing if it is there already. */
export async function enterList(tx: Database, placed: Omit<Placement, 'position'>): Promise<void> {
  await tx.insert(placements).values(placed).onConflictDoNothing();
}

/** Removes an item from one list. */
export async function leaveList(tx: Database, { kind, itemId, topicId }: Pick<Placement, 'kind' | 'itemId' | 'topicId'>): Promise<void> {
  await tx.delete(placements).where(and(eq(placements.itemId, itemId), eq(placements.kind, kind), eq(placements.topicId, topicId)));
}
