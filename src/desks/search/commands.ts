import { eq, inArray, lt, sql } from 'drizzle-orm';
import { change, type WriteContext } from '../../platform/change.ts';
import { milliseconds } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { localDay } from '../../platform/text/dates.ts';
import { queryKey } from './counting/queryKey.ts';
import { blockedSuggestions, searchQueries } from './tables.ts';

/** The cache tag of suggestions. */
export const SUGGESTIONS_TAG = 'search-suggestions';

/** Days that counted searches are kept. */
export const KEPT_DAYS = 90;

/** Blocks a search from being suggested, in all spellings, or allows it again. */
export async function blockSuggestion(context: WriteContext, text: string, isBlocked: boolean, now: Date): Promise<void> {
  const key = queryKey(text);
  await change(context, async (tx) => {
    if (isBlocked) await tx.insert(blockedSuggestions).values({ key, text, blockedAt: now }).onConflictDoNothing();
    else await tx.delete(blockedSuggestions).where(eq(blockedSuggestions.key, key));
    return {
      result: undefined,
      tags: [SUGGESTIONS_TAG],
      audit: [{ action: isBlocked ? 'search.block' : 'search.allow', subject: `search:${key}`, after: { text } }],
    };
  });
}

/** Removes counted searches after ninety days. Returns how many. */
export async function sweepSearches(db: Database, now: Date, most: number): Promise<number> {
  const { day, key } = searchQueries;
  const last = localDay(new Date(now.getTime() - KEPT_DAYS * milliseconds('1d')));
  const old = db.select({ day, key }).from(searchQueries).where(lt(day, last)).orderBy(day, key).limit(most);
  const removed = await db
    .delete(searchQueries)
    .where(inArray(sql`(${day}, ${key})`, old))
    .returning({ day });
  return removed.length;
}
