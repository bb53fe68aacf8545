import { and, asc, eq, inArray, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { change, type WriteContext } from '../../../platform/change.ts';
import { earliest } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { App } from '../../../site/app.ts';
import { tellAdvertisers } from '../commands.ts';
import { ADS_TAG, adTag } from '../states/adTags.ts';
import { classifiedAds, classifiedOldFiles } from '../tables.ts';

/** Other writes do not wait for a long one. */
const ADS_AT_ONCE = 1_000;
const FILES_AT_ONCE = 100;

const isOver = (now: Date) => and(sql`${classifiedAds.state} = 'published'`, lte(classifiedAds.expiresAt, now));
const isTopOver = (now: Date) => and(classifiedAds.isTop, lte(classifiedAds.topUntil, now));

/** Some of those whose time is over, the oldest first. What another process has in hand is left to it. */
const first = (tx: Database, isDue: SQL | undefined, until: AnyPgColumn) =>
  tx
    .select({ id: classifiedAds.id })
    .from(classifiedAds)
    .where(isDue)
    .orderBy(asc(until))
    .limit(ADS_AT_ONCE)
    .for('update', { skipLocked: true });

/**
 * Ends the run of advertisements whose time is over, tells their advertisers, and ends paid positions: so many at once that other writes do
 * not wait. Returns whether there may be more.
 */
export function expireAds(context: WriteContext, now: Date): Promise<boolean> {
  return change(context, async (tx) => {
    const expired = await tx
      .update(classifiedAds)
      .set({ state: 'expired', isTop: false, updatedAt: now, version: sql`${classifiedAds.version} + 1` })
      .where(inArray(classifiedAds.id, first(tx, isOver(now), classifiedAds.expiresAt)))
      .returning({ id: classifiedAds.id, readerId: classifiedAds.readerId });
    await tellAdvertisers(tx, expired, 'expired', now);
    const lowered = await tx
      .update(classifiedAds)
      .set({ isTop: false })
      .where(inArray(classifiedAds.id, first(tx, isTopOver(now), classifiedAds.topUntil)))
      .returning({ id: classifiedAds.id });
    const changed = [...expired, ...lowered];
    return {
      result: expired.length === ADS_AT_ONCE || lowered.length === ADS_AT_ONCE,
      tags: changed.length > 0 ? [ADS_TAG, ...changed.map(({ id }) => adTag(id))] : [],
    };
  });
}

/** When the next run or paid position ends. */
export async function readNextEnd(db: Database): Promise<Date | undefined> {
  const [run] = await db
    .select({ at: classifiedAds.expiresAt })
    .from(classifiedAds)
    .where(and(sql`${classifiedAds.state} = 'published'`, isNotNull(classifiedAds.expiresAt)))
    .orderBy(asc(classifiedAds.expiresAt))
    .limit(1);
  const [top] = await db
    .select({ at: classifiedAds.topUntil })
    .from(classifiedAds)
    .where(and(classifiedAds.isTop, isNotNull(classifiedAds.topUntil)))
    .orderBy(asc(classifiedAds.topUntil))
    .limit(1);
  return earliest([run?.at, top?.at]);
}

/** Removes the files of some pictures that are gone. Returns whether there may be more. */
export async function removeOldFiles({ db, storage }: Pick<App, 'db' | 'storage'>): Promise<boolean> {
  const files = await db.select().from(classifiedOldFiles).limit(FILES_AT_ONCE);
  for (const { file } of files) {
    await storage.remove(file);
    await db.delete(classifiedOldFiles).where(eq(classifiedOldFiles.file, file));
  }
  return files.length === FILES_AT_ONCE;
}
