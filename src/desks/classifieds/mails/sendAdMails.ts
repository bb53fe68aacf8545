import { eq } from 'drizzle-orm';
import { mailQueue } from '../../../platform/messages/mailQueue.ts';
import type { App } from '../../../site/app.ts';
import { readAd } from '../queries.ts';
import type { AdState } from '../states/adStates.ts';
import { classifiedMails, classifiedMessages } from '../tables.ts';
import { adMail } from './adMail.ts';
import type { AdMailKind } from './adMailKinds.ts';

/** After about three days the address is given up: nobody checked it when it was typed. */
const MAX_TRIES = 20;

type QueuedMail = typeof classifiedMails.$inferSelect;

export const adMailQueue = mailQueue(classifiedMails, 'a mail to an advertiser', '6h');

/** Claims the next mail that is due and sends it. Returns whether there was one. */
export async function sendNextAdMail(app: App): Promise<boolean> {
  const id = await adMailQueue.claim(app);
  if (id === undefined) return false;
  const [mail] = await app.db.select().from(classifiedMails).where(eq(classifiedMails.id, id));
  if (mail) await send(app, mail);
  return true;
}

async function send(app: App, mail: QueuedMail): Promise<void> {
  const { db, messages, settings, clock } = app;
  const ad = await readAd(db, mail.adId);
  const [message] =
    mail.messageId === null ? [] : await db.select().from(classifiedMessages).where(eq(classifiedMessages.id, mail.messageId)).limit(1);
  const composed = ad && isStillSo(mail.kind, ad) ? adMail(mail.kind, ad, message, settings.siteUrl) : undefined;
  try {
    if (composed) await messages.sendMail(composed);
  } catch (error) {
    return mail.tries < MAX_TRIES ? adMailQueue.putOff(app, mail, error) : adMailQueue.giveUp(app, mail, error);
  }
  await db.update(classifiedMails).set({ sentAt: clock() }).where(eq(classifiedMails.id, mail.id));
}

const toldStates: Record<Exclude<AdMailKind, 'message'>, AdState> = {
  approved: 'published',
  rejected: 'rejected',
  removed: 'removed',
  expired: 'expired',
};

/** Whether what a mail tells is so now: it may have waited for the mail server while the advertisement went on. */
const isStillSo = (kind: AdMailKind, { state }: { state: AdState }): boolean => kind === 'message' || state === toldStates[kind];
