import { inArray, lt } from 'drizzle-orm';
import { milliseconds } from '../../../platform/clock.ts';
import type { Sweep } from '../../../site/personalData.ts';
import { headlineTests } from '../tables.ts';

const KEPT_MS = milliseconds('730d');

/** Removes tests that ended two years ago, with their counts. */
export const sweepTests: Sweep = async (db, now, most) => {
  const old = db
    .select({ id: headlineTests.id })
    .from(headlineTests)
    .where(lt(headlineTests.endedAt, new Date(now.getTime() - KEPT_MS)))
    .limit(most);
  return (await db.delete(headlineTests).where(inArray(headlineTests.id, old)).returning({ id: headlineTests.id })).length;
};
