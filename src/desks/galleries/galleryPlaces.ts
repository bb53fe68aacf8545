import { eq, sql } from 'drizzle-orm';
import { readTopic, readTopicsById } from '../../content/topics/queries.ts';
import type { Database } from '../../platform/database.ts';
import { type GalleryKind, galleryPlacements, galleryTallies } from './tables.ts';

type Placed = { kind: GalleryKind; categoryId: number; cityId?: number | null | undefined; publishedAt: Date };

/** Puts a gallery into its lists. Gives the topics of these lists. */
export async function place(tx: Database, galleryId: number, { kind, categoryId, cityId, publishedAt }: Placed): Promise<number[]> {
  const latest = await readTopic(tx, 'list', 'latest');
  if (!latest) throw new Error('The paper has no list latest: it is made when the paper is first opened');
  const parentId = (await readTopicsById(tx, [categoryId])).get(categoryId)?.parentId;
  const topicIds = [...new Set([latest.id, categoryId, parentId, cityId])].filter((id) => typeof id === 'number');
  await tx.insert(galleryPlacements).values(topicIds.map((topicId) => ({ kind, topicId, publishedAt, galleryId })));
  await count(tx, kind, topicIds, 1);
  return topicIds;
}

/** Takes a gallery out of all its lists. Gives the topics of these lists. */
export async function takeOut(tx: Database, galleryId: number): Promise<number[]> {
  const left = await tx
    .delete(galleryPlacements)
    .where(eq(galleryPlacements.galleryId, galleryId))
    .returning({ kind: galleryPlacements.kind, topicId: galleryPlacements.topicId });
  const [first] = left;
  const topicIds = left.map(({ topicId }) => topicId);
  if (first) await count(tx, first.kind, topicIds, -1);
  return topicIds;
}

/** Adds to the tallies of lists, always in the same order, so that two writers cannot wait for each other. */
async function count(tx: Database, kind: GalleryKind, topicIds: readonly number[], more: number): Promise<void> {
  const rows = topicIds.toSorted((a, b) => a - b).map((topicId) => ({ kind, topicId, galleries: more }));
  await tx
    .insert(galleryTallies)
    .values(rows)
    .onConflictDoUpdate({
      target: [galleryTallies.kind, galleryTallies.topicId],
      set: { galleries: sql`${galleryTallies.galleries} + ${more}` },
    });
}

/** Counts galleries of each kind that have entered a list, or left it, all at once. */
export async function countInto(tx: Database, topicId: number, moved: readonly { kind: GalleryKind }[], sign: 1 | -1): Promise<void> {
  for (const [kind, ofKind] of Map.groupBy(moved, (gallery) => gallery.kind)) await count(tx, kind, [topicId], sign * ofKind.length);
}
