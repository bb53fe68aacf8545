import { and, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../platform/database.ts';
import { mandiCrops } from '../tables.ts';

/** The cache tag of the desk's pages and calls. */
export const MANDI_TAG = 'mandi';
/** The cache tag of other desks' pages that show the main crops. */
export const WANTED_TAG = 'mandi:wanted';

/** The cache tags for a change of these crops' prices: all pages of the desk, and other pages only if they show such a crop. */
export async function tagsOfPrices(tx: Database, cropIds: readonly number[]): Promise<string[]> {
  const [wanted] = await tx
    .select({ id: mandiCrops.id })
    .from(mandiCrops)
    .where(and(inArray(mandiCrops.id, [...new Set(cropIds)]), isNotNull(mandiCrops.rank)))
    .limit(1);
  return wanted ? [MANDI_TAG, WANTED_TAG] : [MANDI_TAG];
}
