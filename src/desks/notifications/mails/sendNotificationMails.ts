import { eq } from 'drizzle-orm';
import { milliseconds } from '../../../platform/clock.ts';
import { mailQueue } from '../../../platform/messages/mailQueue.ts';
import type { App } from '../../../site/app.ts';
import { readStaffById } from '../../staff/queries.ts';
import { readUnreadOfMail } from '../queries.ts';
import { notificationMails } from '../tables.ts';
import { notificationMail } from './notificationMail.ts';

export const notificationMailQueue = mailQueue(notificationMails, 'a mail with notifications', '1h');
/** What happened so long ago is in the newsroom's list only. */
const GIVE_UP_AFTER_MS = milliseconds('1d');

type ClaimedMail = typeof notificationMails.$inferSelect;

/** What became of a claimed mail; `dropped` if there is nothing to tell any more. */
type Outcome = 'sent' | 'failed' | 'dropped';

/** Claims the next mail that is due and sends it. Returns undefined if none is due. */
export async function sendNextMail(app: App): Promise<Outcome | undefined> {
  const id = await notificationMailQueue.claim(app);
  if (id === undefined) return undefined;
  const [mail] = await app.db.select().from(notificationMails).where(eq(notificationMails.id, id));
  return mail ? sendClaimed(app, mail) : 'dropped';
}

/** Sends a claimed mail and records the result. A second time it has the same id. */
async function sendClaimed(app: App, mail: ClaimedMail): Promise<Outcome> {
  const { db, messages, settings, clock } = app;
  const row = eq(notificationMails.id, mail.id);
  const drop = async (): Promise<Outcome> => {
    await db.delete(notificationMails).where(row);
    return 'dropped';
  };
  if (settings.smtpUrl === undefined && !messages.hasOutbox) return drop();
  const member = await readStaffById(db, mail.staffId);
  const unread = await readUnreadOfMail(db, mail.id);
  if (!member || member.suspended || unread.length === 0) return drop();
  try {
    await messages.sendMail(notificationMail(mail, member, unread, settings.siteUrl));
  } catch (error) {
    const isOld = clock().getTime() - mail.createdAt.getTime() > GIVE_UP_AFTER_MS;
    await (isOld ? notificationMailQueue.giveUp(app, mail, error) : notificationMailQueue.putOff(app, mail, error));
    return isOld ? 'dropped' : 'failed';
  }
  await db.update(notificationMails).set({ sentAt: clock() }).where(row);
  return 'sent';
}
