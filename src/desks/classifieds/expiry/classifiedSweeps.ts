import { and, asc, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { milliseconds } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { Sweep } from '../../../site/personalData.ts';
import { DRAFT_KEPT_MS } from '../states/adStates.ts';
import { classifiedAds, classifiedMails, classifiedMessages, classifiedPictures } from '../tables.ts';

/** Messages are kept so long for following up abuse; the sender is told so. */
const MESSAGES_KEPT_MS = milliseconds('90d');
/** A picture whose form was never completed. */
const LOOSE_PICTURES_KEPT_MS = milliseconds('1d');

const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

type Kept = typeof classifiedMessages | typeof classifiedMails | typeof classifiedAds | typeof classifiedPictures;

/** Removes rows that are over, the oldest first. */
async function remove(db: Database, table: Kept, isOver: SQL | undefined, most: number): Promise<number> {
  const over = db.select({ id: table.id }).from(table).where(isOver).orderBy(asc(table.id)).limit(most);
  return (await db.delete(table).where(inArray(table.id, over)).returning({ id: table.id })).length;
}

/** Old messages and mails, forgotten drafts, and pictures without an advertisement. */
export const classifiedSweeps: readonly Sweep[] = [
  (db, now, most) => remove(db, classifiedMessages, lt(classifiedMessages.createdAt, before(now, MESSAGES_KEPT_MS)), most),
  (db, now, most) => remove(db, classifiedMails, lt(classifiedMails.sentAt, before(now, MESSAGES_KEPT_MS)), most),
  (db, now, most) => {
    const isDraft = sql`${classifiedAds.state} = 'draft'`;
    return remove(db, classifiedAds, and(isDraft, lt(classifiedAds.updatedAt, before(now, DRAFT_KEPT_MS))), most);
  },
  (db, now, most) => {
    const isLoose = isNull(classifiedPictures.adId);
    return remove(db, classifiedPictures, and(isLoose, lt(classifiedPictures.createdAt, before(now, LOOSE_PICTURES_KEPT_MS))), most);
  },
];
