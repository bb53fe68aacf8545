import { and, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../platform/database.ts';
import { mandiCrops } from '../tables.ts';

/** The cache tag of the desk's pages and calls. */
export const MANDI_TAG = 'mandi';
/** The cache tag of pages of other desks that show the most wanted crops. */
export const WANTED_TAG = 'mandi:wanted';

/** What a change of prices of these crops invalidates: all pages of the desk, and those of others only when they show such a crop. */
export async function tagsOfPrices(tx: Database, cropIds: readonly number[]): Promise<string[]> {
  const [wanted] = await tx
    .select({ id: mandiCrops.id })
    .from(mandiCrops)
    .where(and(inArray(mandiCrops.id, [...new Set(cropIds)]), isNotNull(mandiCrops.rank)))
    .limit(1);
  return wanted ? [MANDI_TAG, WANTED_TAG] : [MANDI_TAG];
}
