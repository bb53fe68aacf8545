import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import { milliseconds } from '../../../platform/clock.ts';
import { MessageNotSent } from '../../../platform/messages/message.ts';
import type { App } from '../../../site/app.ts';
import { readAd } from '../queries.ts';
import { classifiedMails, classifiedMessages } from '../tables.ts';
import { adMail } from './adMail.ts';

/** While a process tries to send a mail, no other tries; longer than any answer of a mail server takes. */
const TRYING_MS = milliseconds('10m');
const FIRST_WAIT_MS = milliseconds('1m');
const MAX_WAIT_MS = milliseconds('6h');
/** After about three days the address is given up: nobody checked it when it was typed. */
const MAX_TRIES = 20;

type QueuedMail = typeof classifiedMails.$inferSelect;

/** Claims the next mail that is due and sends it. Returns whether there was one. */
export async function sendNextAdMail(app: App): Promise<boolean> {
  const mail = await claimNext(app);
  if (mail) await send(app, mail);
  return mail !== undefined;
}

/** When the next mail is due; undefined if all have been sent. */
export async function readNextAdMailDue({ db }: Pick<App, 'db'>): Promise<Date | undefined> {
  const [next] = await db
    .select({ dueAt: classifiedMails.dueAt })
    .from(classifiedMails)
    .where(isNull(classifiedMails.sentAt))
    .orderBy(asc(classifiedMails.dueAt))
    .limit(1);
  return next?.dueAt;
}

/** Of several processes one gets the mail: the others skip the locked row, and later find it due at a later time. */
function claimNext({ db, clock }: App): Promise<QueuedMail | undefined> {
  const now = clock();
  return db.transaction(async (tx) => {
    const [next] = await tx
      .select({ id: classifiedMails.id })
      .from(classifiedMails)
      .where(and(isNull(classifiedMails.sentAt), lte(classifiedMails.dueAt, now)))
      .orderBy(asc(classifiedMails.dueAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!next) return undefined;
    const [claimed] = await tx
      .update(classifiedMails)
      .set({ tries: sql`${classifiedMails.tries} + 1`, dueAt: new Date(now.getTime() + TRYING_MS) })
      .where(eq(classifiedMails.id, next.id))
      .returning();
    return claimed;
  });
}

/** If the process stops between sending and recording, the mail is sent again: twice is better than never. */
async function send(app: App, mail: QueuedMail): Promise<void> {
  const { db, messages, settings, clock, log } = app;
  const isThis = eq(classifiedMails.id, mail.id);
  const ad = await readAd(db, mail.adId);
  const [message] =
    mail.messageId === null ? [] : await db.select().from(classifiedMessages).where(eq(classifiedMessages.id, mail.messageId)).limit(1);
  const composed = ad && adMail(mail.kind, ad, message, settings.siteUrl);
  try {
    if (composed) await messages.sendMail(composed);
    await db.update(classifiedMails).set({ sentAt: clock() }).where(isThis);
  } catch (error) {
    if (!(error instanceof MessageNotSent)) throw error;
    log.error({ mailId: mail.id, kind: mail.kind, error: error.message }, 'a mail to an advertiser was not sent');
    if (mail.tries >= MAX_TRIES) await db.delete(classifiedMails).where(isThis);
    else {
      const waitMs = Math.min(FIRST_WAIT_MS * 2 ** Math.min(mail.tries - 1, 10), MAX_WAIT_MS);
      await db
        .update(classifiedMails)
        .set({ dueAt: new Date(clock().getTime() + waitMs) })
        .where(isThis);
    }
  }
}
