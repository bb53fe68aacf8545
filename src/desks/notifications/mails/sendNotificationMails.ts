import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import { milliseconds } from '../../../platform/clock.ts';
import { MessageNotSent } from '../../../platform/messages/message.ts';
import type { App } from '../../../site/app.ts';
import { readStaffById } from '../../staff/queries.ts';
import { readUnreadOfMail } from '../queries.ts';
import { notificationMails } from '../tables.ts';
import { notificationMail } from './notificationMail.ts';

/** While a process tries to send a mail, no other tries; longer than any answer of a mail server takes. */
const TRYING_MS = milliseconds('10m');
const FIRST_WAIT_MS = milliseconds('1m');
const MAX_WAIT_MS = milliseconds('1h');
/** What happened so long ago is in the newsroom's list only. */
const GIVE_UP_AFTER_MS = milliseconds('1d');

type ClaimedMail = typeof notificationMails.$inferSelect;

/** What became of a claimed mail; `dropped` if there is nothing to tell any more. */
type Outcome = 'sent' | 'failed' | 'dropped';

/** Claims the next mail that is due and sends it. Returns undefined if none is due. */
export async function sendNextMail(app: App): Promise<Outcome | undefined> {
  const mail = await claimNext(app);
  return mail && sendClaimed(app, mail);
}

/** When the next mail is due; undefined if all have been sent. */
export async function readNextMailDue({ db }: Pick<App, 'db'>): Promise<Date | undefined> {
  const [next] = await db
    .select({ dueAt: notificationMails.dueAt })
    .from(notificationMails)
    .where(isNull(notificationMails.sentAt))
    .orderBy(asc(notificationMails.dueAt))
    .limit(1);
  return next?.dueAt;
}

/** Of several processes one gets the mail: the others skip the locked row, and later find it due at a later time. */
function claimNext({ db, clock }: App): Promise<ClaimedMail | undefined> {
  const now = clock();
  return db.transaction(async (tx) => {
    const [next] = await tx
      .select({ id: notificationMails.id })
      .from(notificationMails)
      .where(and(isNull(notificationMails.sentAt), lte(notificationMails.dueAt, now)))
      .orderBy(asc(notificationMails.dueAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!next) return undefined;
    const [claimed] = await tx
      .update(notificationMails)
      .set({ tries: sql`${notificationMails.tries} + 1`, dueAt: new Date(now.getTime() + TRYING_MS) })
      .where(eq(notificationMails.id, next.id))
      .returning();
    return claimed;
  });
}

/**
 * Sends a claimed mail and records the result; no transaction is open meanwhile. If the process stops between sending and recording, the
 * mail is sent again, with the same id.
 */
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
    const stack = error instanceof MessageNotSent || !(error instanceof Error) ? undefined : error.stack;
    app.log.error({ mailId: mail.id, error: String(error), stack }, 'a mail with notifications was not sent');
    const now = clock().getTime();
    if (now - mail.createdAt.getTime() > GIVE_UP_AFTER_MS) return drop();
    const waitMs = Math.min(FIRST_WAIT_MS * 2 ** Math.min(mail.tries - 1, 10), MAX_WAIT_MS);
    await db
      .update(notificationMails)
      .set({ dueAt: new Date(now + waitMs) })
      .where(row);
    return 'failed';
  }
  await db.update(notificationMails).set({ sentAt: clock() }).where(row);
  return 'sent';
}
