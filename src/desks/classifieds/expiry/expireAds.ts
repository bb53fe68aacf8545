import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm';
import { change, type WriteContext } from '../../../platform/change.ts';
import { earliest } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { App } from '../../../site/app.ts';
import { tellAdvertiser } from '../commands.ts';
import { ADS_TAG, adTag } from '../states/adTags.ts';
import { classifiedAds, classifiedOldFiles } from '../tables.ts';

const FILES_AT_ONCE = 100;

/** Ends the run of advertisements whose time is over, tells their advertisers, and ends paid positions. */
export function expireAds(context: WriteContext, now: Date): Promise<void> {
  return change(context, async (tx) => {
    const expired = await tx
      .update(classifiedAds)
      .set({ state: 'expired', isTop: false, updatedAt: now, version: sql`${classifiedAds.version} + 1` })
      .where(and(sql`${classifiedAds.state} = 'published'`, lte(classifiedAds.expiresAt, now)))
      .returning({ id: classifiedAds.id, readerId: classifiedAds.readerId });
    for (const ad of expired) await tellAdvertiser(tx, ad, 'expired', now);
    const lowered = await tx
      .update(classifiedAds)
      .set({ isTop: false })
      .where(and(classifiedAds.isTop, lte(classifiedAds.topUntil, now)))
      .returning({ id: classifiedAds.id });
    const changed = [...expired, ...lowered];
    return { result: undefined, tags: changed.length > 0 ? [ADS_TAG, ...changed.map(({ id }) => adTag(id))] : [] };
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

/** Removes the files of pictures that are gone. */
export async function removeOldFiles({ db, storage }: Pick<App, 'db' | 'storage'>): Promise<void> {
  const files = await db.select().from(classifiedOldFiles).limit(FILES_AT_ONCE);
  for (const { file } of files) {
    await storage.remove(file);
    await db.delete(classifiedOldFiles).where(eq(classifiedOldFiles.file, file));
  }
}
