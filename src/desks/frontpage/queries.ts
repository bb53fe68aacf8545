import { and, asc, eq, gt, isNull, or } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { frontSlots } from './tables.ts';

/** A story that an editor has put into a block, and how long it stays. */
export type Slot = { position: number; articleId: number; until: Date | null };

/** What editors have put into a block and is not over yet, in order. */
export function readSlots(db: Database, block: string, now: Date): Promise<Slot[]> {
  return db
    .select({ position: frontSlots.position, articleId: frontSlots.articleId, until: frontSlots.until })
    .from(frontSlots)
    .where(and(eq(frontSlots.block, block), or(isNull(frontSlots.until), gt(frontSlots.until, now))))
    .orderBy(asc(frontSlots.position));
}
