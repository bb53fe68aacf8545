import { type Attempt, type Counter, countAttempt, sendingCounters, TooManyAttempts } from '../../../platform/accounts/attempts.ts';
import { milliseconds } from '../../../platform/clock.ts';
import { addressHash } from '../../../platform/messages/addressHash.ts';
import { MessageNotSent } from '../../../platform/messages/message.ts';
import { sendInTime } from '../../../platform/messages/sendInTime.ts';
import type { App } from '../../../site/app.ts';
import { noteAddress } from '../commands.ts';
import { confirmationMail } from './newsletterMails.ts';

const MAX_MAILS_A_DAY = 3;
/** A form that is sent twice by a double press is answered twice, and mailed for once. */
const DOUBLE_PRESS_MS = milliseconds('10s');
const HOUR_MS = milliseconds('1h');
/** A mobile operator puts many readers behind one address. */
const MAX_OF_NETWORK = 200;
/** Bounds how many strangers a flood from many networks can send mail to. */
const MAX_OF_ALL = 3_000;

/** Every request counts, also for an address that gets no mail: otherwise the limit would tell which addresses are confirmed. */
const requestCounters = (client: string | undefined): Counter[] =>
  sendingCounters({ what: 'newsletter', client, spanMs: HOUR_MS, ofNetwork: MAX_OF_NETWORK, ofAll: MAX_OF_ALL });

/**
 * Stores an address and mails it the confirmation link, at most three times a day, once for a double press and never to one that is
 * confirmed; the caller does not learn which. The address stays stored if the mail fails. Throws `TooManyAttempts` for the network, and
 * `MessageNotSent`.
 */
export async function askForConfirmation(app: App, email: string, client: string | undefined): Promise<void> {
  const now = app.clock();
  await countAttempt(app.db, requestCounters(client), now);
  if (await noteAddress(app, email, now)) return;
  const attempt = await countMail(app, email, now);
  if (!attempt) return;
  try {
    const mail = await confirmationMail(app, email, now);
    await sendInTime(() => app.messages.sendMail(mail));
  } catch (error) {
    // A mail that was not sent is none of the three.
    await attempt.succeed();
    if (error instanceof MessageNotSent) app.log.error({ error: error.message }, 'a confirmation of the newsletter was not sent');
    throw error;
  }
}

/** Counts a mail to an address; undefined if it has just had one, or enough of them today. The key is a hash: addresses are erased. */
async function countMail({ db }: App, email: string, now: Date): Promise<Attempt | undefined> {
  const to = `to ${addressHash(email)}`;
  const counters: Counter[] = [
    { key: `newsletter just now ${to}`, spanMs: DOUBLE_PRESS_MS, max: 1 },
    { key: `newsletter ${to}`, spanMs: milliseconds('1d'), max: MAX_MAILS_A_DAY },
  ];
  try {
    return await countAttempt(db, counters, now);
  } catch (error) {
    if (error instanceof TooManyAttempts) return undefined;
    throw error;
  }
}
