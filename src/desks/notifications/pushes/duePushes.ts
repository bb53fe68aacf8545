import { asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { milliseconds } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { readLiveSessions } from '../../staff/queries.ts';
import { notificationBrowsers, notificationPushes, notifications } from '../tables.ts';

/** The tag of changes after which a push is due. */
export const PUSHES_TAG = 'staff-pushes';

/** While a process tries, no other does. */
export const LEASE_MS = milliseconds('1m');
const MAX_CLAIMED = 100;
/** Browsers that so many messages in a row could not be sent to are forgotten. */
const MAX_FAILURES = 5;

export type DuePush = {
  push: typeof notificationPushes.$inferSelect;
  browser: typeof notificationBrowsers.$inferSelect;
  told: typeof notifications.$inferSelect;
};

/** Ends all claims: the embedded database has one process, so when that starts they are those of one that is gone. */
export async function releaseClaims(db: Database, now: Date): Promise<void> {
  const leaseEnd = new Date(now.getTime() + LEASE_MS);
  await db.update(notificationPushes).set({ dueAt: now }).where(lte(notificationPushes.dueAt, leaseEnd));
}

/** Claims some pushes that are due; of several processes each gets others. No transaction is open while push services answer. */
export async function claimPushes(db: Database, now: Date): Promise<DuePush[]> {
  const due = sql`select id from ${notificationPushes} where due_at <= ${now.toISOString()}::timestamptz
    order by due_at limit ${MAX_CLAIMED} for update skip locked`;
  const claimed = await db
    .update(notificationPushes)
    .set({ tries: sql`${notificationPushes.tries} + 1`, dueAt: new Date(now.getTime() + LEASE_MS) })
    .where(sql`${notificationPushes.id} in (${due})`)
    .returning({ id: notificationPushes.id });
  if (claimed.length === 0) return [];
  const ids = claimed.map(({ id }) => id);
  return db
    .select({ push: notificationPushes, browser: notificationBrowsers, told: notifications })
    .from(notificationPushes)
    .innerJoin(notificationBrowsers, eq(notificationBrowsers.id, notificationPushes.browserId))
    .innerJoin(notifications, eq(notifications.id, notificationPushes.notificationId))
    .where(inArray(notificationPushes.id, ids))
    .orderBy(asc(notificationPushes.id));
}

/** When the next push is due; undefined if none is waiting. */
export async function readNextPush(db: Database): Promise<Date | undefined> {
  const [row] = await db
    .select({ dueAt: notificationPushes.dueAt })
    .from(notificationPushes)
    .orderBy(asc(notificationPushes.dueAt))
    .limit(1);
  return row?.dueAt;
}

/** Whether a browser's session goes on, as it is now. */
export const isLive = async (db: Database, { browser }: DuePush, now: Date): Promise<boolean> =>
  (await readLiveSessions(db, [browser.sessionId], now)).has(browser.sessionId);

/** What has become of a push. `gone`: its browser is forgotten, with all that was to be sent to it. `dropped`: it is not sent any more. */
export type PushOutcome = { outcome: 'sent' | 'gone' | 'refused' | 'dropped' } | { outcome: 'later'; dueAt: Date };

export async function recordPush(db: Database, { push, browser }: DuePush, result: PushOutcome): Promise<void> {
  const ofBrowser = eq(notificationBrowsers.id, browser.id);
  if (result.outcome === 'later') {
    await db.update(notificationPushes).set({ dueAt: result.dueAt }).where(eq(notificationPushes.id, push.id));
    return;
  }
  const isGone = result.outcome === 'gone' || (result.outcome === 'refused' && browser.failures + 1 >= MAX_FAILURES);
  if (isGone) {
    await db.delete(notificationBrowsers).where(ofBrowser);
    return;
  }
  await db.delete(notificationPushes).where(eq(notificationPushes.id, push.id));
  if (result.outcome === 'refused')
    await db
      .update(notificationBrowsers)
      .set({ failures: sql`${notificationBrowsers.failures} + 1` })
      .where(ofBrowser);
  else if (result.outcome === 'sent' && browser.failures > 0) await db.update(notificationBrowsers).set({ failures: 0 }).where(ofBrowser);
}
