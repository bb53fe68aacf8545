import { asc, eq, gt } from 'drizzle-orm';
import { earliest } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { PinnedStories } from '../../site/desk.ts';
import { LIST_TOP_PLACES } from './front/frontPages.ts';
import { readSlots } from './front/slots.ts';
import { frontArrangements, frontSlots } from './tables.ts';

/** The cache tag of the stories pinned to the top of a topic's list. */
export const pinnedStoriesTag = (block: string): string => `list-top:${block}`;

/** The block for the top of a topic's list. */
const blockOfTopic = (kind: 'category' | 'city', topicId: number): string => `${kind}:${topicId}`;

/** The stories pinned to the top of a category's or city's list. */
export async function readPinnedStories(db: Database, topicId: number, now: Date): Promise<PinnedStories> {
  const blocks = [blockOfTopic('category', topicId), blockOfTopic('city', topicId)];
  const slots = [...(await readSlots(db, blocks, now)).values()].flat();
  return {
    places: slots.filter(({ position }) => position < LIST_TOP_PLACES).map(({ position, articleId }) => ({ position, articleId })),
    until: earliest(slots.map((slot) => slot.until)),
    tags: blocks.map(pinnedStoriesTag),
  };
}

/** The version of a page's arrangement, and who saved it last; undefined if nobody has. */
export async function readArrangement(db: Database, page: string): Promise<typeof frontArrangements.$inferSelect | undefined> {
  const [row] = await db.select().from(frontArrangements).where(eq(frontArrangements.page, page)).limit(1);
  return row;
}

/** Blocks with pins that expire after a time, the next one first. */
export function readEndings(db: Database, after: Date, most: number): Promise<{ block: string; until: Date | null }[]> {
  return db
    .select({ block: frontSlots.block, until: frontSlots.until })
    .from(frontSlots)
    .where(gt(frontSlots.until, after))
    .orderBy(asc(frontSlots.until))
    .limit(most);
}

export { readFrontStories, readListTop } from './front/frontStories.ts';
