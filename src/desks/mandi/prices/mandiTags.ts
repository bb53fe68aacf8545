import { and, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../platform/database.ts';
import { mandiCrops } from '../tables.ts';

/** What drops the pages and calls of the desk. */
export const MANDI_TAG = 'mandi';
/** What drops every page that shows the most wanted crops beside its own subject. */
export const WANTED_TAG = 'mandi:wanted';

/** What falls when prices of these crops have changed: all the desk's own pages, and others only for a crop that they show. */
export async function tagsOfPrices(tx: Database, cropIds: readonly number[]): Promise<string[]> {
  const [wanted] = await tx
    .select({ id: mandiCrops.id })
    .from(mandiCrops)
    .where(and(inArray(mandiCrops.id, [...new Set(cropIds)]), isNotNull(mandiCrops.rank)))
    .limit(1);
  return wanted ? [MANDI_TAG, WANTED_TAG] : [MANDI_TAG];
}
