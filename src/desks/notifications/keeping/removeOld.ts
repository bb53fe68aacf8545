import { inArray, lt, type SQL } from 'drizzle-orm';
import { milliseconds } from '../../../platform/clock.ts';
import type { App } from '../../../site/app.ts';
import { notificationMails, notifications } from '../tables.ts';

const KEEP_READ_MS = milliseconds('90d');
const KEEP_MS = milliseconds('365d');
/** Removed in one statement. */
const MAX_AT_ONCE = 1_000;

/** Removes read notifications after 90 days, all after a year, and sent mails after 90 days, some at a time. Returns how many. */
export async function removeOld({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<number> {
  const before = (ms: number) => new Date(clock().getTime() - ms);
  const removeNotifications = async (isOld: SQL) => {
    const old = db.select({ id: notifications.id }).from(notifications).where(isOld).limit(MAX_AT_ONCE);
    return (await db.delete(notifications).where(inArray(notifications.id, old)).returning({ id: notifications.id })).length;
  };
  const oldMails = db
    .select({ id: notificationMails.id })
    .from(notificationMails)
    .where(lt(notificationMails.sentAt, before(KEEP_READ_MS)))
    .limit(MAX_AT_ONCE);
  const mails = await db.delete(notificationMails).where(inArray(notificationMails.id, oldMails)).returning({ id: notificationMails.id });
  return (
    mails.length +
    (await removeNotifications(lt(notifications.readAt, before(KEEP_READ_MS)))) +
    (await removeNotifications(lt(notifications.createdAt, before(KEEP_MS))))
  );
}
