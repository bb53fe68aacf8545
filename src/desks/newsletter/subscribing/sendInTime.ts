import { milliseconds } from '../../../platform/clock.ts';
import { ConcurrencyLimit, Overloaded } from '../../../platform/concurrencyLimit.ts';
import { type Mail, MessageNotSent } from '../../../platform/messages/message.ts';
import type { App } from '../../../site/app.ts';

/** A mail server that answers slowly, a line at a time, would otherwise hold a reader for minutes. */
const ANSWER_WITHIN_MS = milliseconds('10s');

/** With a mail server that hangs, further readers are told within seconds, and other forms and calls of the site are not held up. */
const sending = new ConcurrencyLimit({ running: 16, waiting: 16, onError: () => undefined });

/**
 * Sends a mail while a reader waits. Throws `MessageNotSent` if the mail server does not accept it in time; a late mail may then still
 * arrive, which does no harm.
 */
export async function sendInTime({ messages }: App, mail: Mail): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new MessageNotSent(`the mail server took longer than ${ANSWER_WITHIN_MS / 1000} s`)), ANSWER_WITHIN_MS);
  });
  try {
    await Promise.race([sending.run(() => messages.sendMail(mail)), tooLate]);
  } catch (error) {
    if (error instanceof Overloaded) throw new MessageNotSent('too many mails are waiting for the mail server');
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
