import { and, eq } from 'drizzle-orm';
import { change, type Press } from '../../platform/change.ts';
import { frontSlots } from './tables.ts';

type Place = { block: string; position: number };

/** Puts a story into a block at a position (from 0), until a moment or for good; what stood there goes. */
export function pinStory(
  press: Press,
  { block, position, articleId, until = null }: Place & { articleId: number; until?: Date | null },
): Promise<void> {
  return change(press, async (tx) => {
    await tx
      .insert(frontSlots)
      .values({ block, position, articleId, until })
      .onConflictDoUpdate({ target: [frontSlots.block, frontSlots.position], set: { articleId, until } });
    return { result: undefined, tags: ['front'] };
  });
}

/** Takes away what an editor has put at a position; the block fills itself again. */
export function unpinStory(press: Press, { block, position }: Place): Promise<void> {
  return change(press, async (tx) => {
    await tx.delete(frontSlots).where(and(eq(frontSlots.block, block), eq(frontSlots.position, position)));
    return { result: undefined, tags: ['front'] };
  });
}
