import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import { milliseconds } from '../../../platform/clock.ts';
import { ConcurrencyLimit } from '../../../platform/concurrencyLimit.ts';
import { MessageNotSent } from '../../../platform/messages/message.ts';
import type { App } from '../../../site/app.ts';
import { grievanceMails, grievances } from '../tables.ts';
import { grievanceMail } from './grievanceMail.ts';

/** While a process tries to send a mail, no other tries; longer than any answer of a mail server takes. */
export const TRYING_MS = milliseconds('10m');
const FIRST_WAIT_MS = milliseconds('1m');
const MAX_WAIT_MS = milliseconds('1h');
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
    logFailure(app, mail, error);
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
  const mail = await claimNext(app);
  return mail && sendClaimed(app, mail);
}

/** When the next mail is due; undefined if all have been sent. */
export async function readNextMailDue({ db }: Pick<App, 'db'>): Promise<Date | undefined> {
  const unsent = isNull(grievanceMails.sentAt);
  const [next] = await db
    .select({ dueAt: grievanceMails.dueAt })
    .from(grievanceMails)
    .where(unsent)
    .orderBy(asc(grievanceMails.dueAt))
    .limit(1);
  return next?.dueAt;
}

/** Of several processes one gets the mail: the others skip the locked row, and later find it due at a later time. */
function claimNext({ db, clock }: App): Promise<ClaimedMail | undefined> {
  const now = clock();
  return db.transaction(async (tx) => {
    const [next] = await tx
      .select({ id: grievanceMails.id })
      .from(grievanceMails)
      .where(and(isNull(grievanceMails.sentAt), lte(grievanceMails.dueAt, now)))
      .orderBy(asc(grievanceMails.dueAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!next) return undefined;
    const [claimed] = await tx
      .update(grievanceMails)
      .set({ tries: sql`${grievanceMails.tries} + 1`, dueAt: new Date(now.getTime() + TRYING_MS) })
      .where(eq(grievanceMails.id, next.id))
      .returning();
    return claimed;
  });
}

/**
 * Sends a claimed mail and records the result. If the process stops between sending and recording, the mail is sent again: the law wants
 * the person to be told, so twice is better than never.
 */
async function sendClaimed(app: App, mail: ClaimedMail): Promise<boolean> {
  const { db, messages, settings, clock } = app;
  const [grievance] = await db.select().from(grievances).where(eq(grievances.id, mail.grievanceId)).limit(1);
  const composed = grievance && grievanceMail(mail.kind, grievance, settings.siteUrl);
  if (!composed) return false;
  try {
    await sending.run(() => messages.sendMail(composed));
  } catch (error) {
    logFailure(app, mail, error);
    const waitMs = Math.min(FIRST_WAIT_MS * 2 ** Math.min(mail.tries - 1, 10), MAX_WAIT_MS);
    await db
      .update(grievanceMails)
      .set({ dueAt: new Date(clock().getTime() + waitMs) })
      .where(eq(grievanceMails.id, mail.id));
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

function logFailure({ log }: App, { id, kind }: ClaimedMail, error: unknown): void {
  const stack = error instanceof MessageNotSent || !(error instanceof Error) ? undefined : error.stack;
  log.error({ mailId: id, kind, error: String(error), stack }, 'a mail about a grievance was not sent');
}
