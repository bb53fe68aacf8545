import { asc } from 'drizzle-orm';
import type { Database } from '../../../platform/database.ts';
import { onceUntilChange } from '../../../platform/reads/keptReads.ts';
import { isInGujarati } from '../../articles/queries.ts';
import { frontSlots } from '../tables.ts';

/** A story that an editor has placed in a block, and until when. */
export type Slot = { position: number; articleId: number; until: Date | null };

/** A slot is removed with its story, or with the topic of its page. */
const changesSlots = (tag: string): boolean => tag === 'front' || tag === 'topics' || /^(?:list-top|article):/.test(tag);

/** The placed stories of all blocks of all pages, a few for each. */
const readAllSlots = onceUntilChange(async (db: Database) => {
  const rows = await db
    .select()
    .from(frontSlots)
    .where(isInGujarati(frontSlots.articleId))
    .orderBy(asc(frontSlots.block), asc(frontSlots.position));
  return Map.groupBy(rows, (row) => row.block);
}, changesSlots);

/** The placed stories of some blocks that have not expired, in order. */
export async function readSlots(db: Database, blocks: readonly string[], now: Date): Promise<Map<string, Slot[]>> {
  const byBlock = await readAllSlots(db);
  const slotsOf = (block: string) => (byBlock.get(block) ?? []).filter(({ until }) => until === null || until > now);
  return new Map(blocks.map((block) => [block, slotsOf(block).map(({ block: _, ...slot }) => slot)]));
}
