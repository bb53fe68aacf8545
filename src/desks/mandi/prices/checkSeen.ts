import type { Database } from '../../../platform/database.ts';
import { VersionConflict } from '../../../site/newsroom/checkVersion.ts';
import type { FieldIssue } from '../../../site/newsroom/newsroomError.ts';
import { newsroomServerWords } from '../../../site/newsroom/words.ts';
import { mandiServerWords as words } from '../newsroom/words.ts';
import type { Figures } from './drafts.ts';
import { isSamePrice, type PriceToWrite, readStoredPrices } from './writePrices.ts';

/**
 * Throws `NewsroomError` (409) with the cells of the grid that somebody has changed since its editor opened it. A row is compared as a whole,
 * because its figures belong together; rows that come to the same are no conflict. The caller holds the lock of `lockPriceWrites`.
 */
export async function checkSeen(tx: Database, prices: readonly PriceToWrite[], seen: readonly (Figures | null)[]): Promise<void> {
  const storedPrices = await readStoredPrices(tx, prices);
  const issues = prices.flatMap((price, at): FieldIssue[] => {
    const stored = storedPrices.get(at);
    if (stored && isSamePrice(price, stored)) return [];
    const present = stored?.status === 'stands' ? stored : null;
    const earlier = seen[at] ?? null;
    const fields = (['minimum', 'maximum', 'modal', 'arrivals'] as const).filter(
      (field) => (present?.[field] ?? null) !== (earlier?.[field] ?? null),
    );
    return fields.map((field) => ({ path: `rows.${at}.${field}`, message: words.cellChanged }));
  });
  if (issues.length > 0) throw new VersionConflict(newsroomServerWords.changedMeanwhile, { issues });
}
