import { and, eq, sql } from 'drizzle-orm';
import { milliseconds } from '../../../platform/clock.ts';
import { ConcurrencyLimit } from '../../../platform/concurrencyLimit.ts';
import { mailQueue } from '../../../platform/messages/mailQueue.ts';
import type { App } from '../../../site/app.ts';
import { grievanceMails, grievances } from '../tables.ts';
import { grievanceMail } from './grievanceMail.ts';

/** The mails about grievances: the law wants the person to be told, so twice is better than never. */
export const grievanceMailQueue = mailQueue(grievanceMails, 'a mail about a grievance', '1h');

/** A reader does not wait longer for the mail server; the mail goes on in the background. */
const READER_WAITS_MS = milliseconds('8s');

/** Bounds what waits for a mail server that hangs, so that each mail is answered within the time that it is claimed for. */
const sending = new ConcurrencyLimit({ running: 4, waiting: 16, onError: () => undefined });

/** A mail that this process has claimed. */
export type ClaimedMail = Pick<typeof grievanceMails.$inferSelect, 'id' | 'grievanceId' | 'kind' | 'tries'>;

/** Sends a claimed mail while somebody waits. Returns whether it was sent meanwhile; otherwise it is tried again later. Never rejects. */
export async function sendWhileWaiting(app: App, mail: ClaimedMail): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), READER_WAITS_MS);
  });
  const sent = sendClaimed(app, mail).catch((error: unknown) => {
    grievanceMailQueue.logNotSent(app.log, mail.id, error);
    return false;
  });
  try {
    return await Promise.race([sent, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** Claims the next mail that is due and sends it. Returns whether it was sent; undefined if none is due. */
export async function sendNextMail(app: App): Promise<boolean | undefined> {
  const id = await grievanceMailQueue.claim(app);
  if (id === undefined) return undefined;
  const [mail] = await app.db.select().from(grievanceMails).where(eq(grievanceMails.id, id));
  return mail !== undefined && sendClaimed(app, mail);
}

/** Sends a claimed mail and records the result. */
async function sendClaimed(app: App, mail: ClaimedMail): Promise<boolean> {
  const { db, messages, settings } = app;
  const [grievance] = await db.select().from(grievances).where(eq(grievances.id, mail.grievanceId)).limit(1);
  const composed = grievance && grievanceMail(mail.kind, grievance, settings.siteUrl);
  if (!composed) return false;
  try {
    await sending.run(() => messages.sendMail(composed));
  } catch (error) {
    await grievanceMailQueue.putOff(app, mail, error);
    return false;
  }
  await recordSent(app, mail);
  return true;
}

/** A sent acknowledgement acknowledges the grievance. */
function recordSent({ db, clock }: App, mail: ClaimedMail): Promise<void> {
  const now = clock();
  return db.transaction(async (tx) => {
    await tx.update(grievanceMails).set({ sentAt: now }).where(eq(grievanceMails.id, mail.id));
    if (mail.kind !== 'acknowledgement') return;
    await tx
      .update(grievances)
      .set({ state: 'acknowledged', acknowledgedAt: now, updatedAt: now, version: sql`${grievances.version} + 1` })
      .where(and(eq(grievances.id, mail.grievanceId), eq(grievances.state, 'received')));
  });
}
