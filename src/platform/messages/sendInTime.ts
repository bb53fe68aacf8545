import { milliseconds } from '../clock.ts';
import { ConcurrencyLimit, Overloaded } from '../concurrencyLimit.ts';
import { MessageNotSent } from './message.ts';

/** A mail server that answers slowly, a line at a time, would otherwise hold a reader for minutes. */
const ANSWER_WITHIN_MS = milliseconds('10s');

/** With a mail server that hangs, further readers are told within seconds, and other forms and calls of the site are not held up. */
const sending = new ConcurrencyLimit({ running: 16, waiting: 16, onError: () => undefined });

/**
 * Sends a message while a reader waits. Throws `MessageNotSent` if it is not accepted in time; a late one may then still arrive, which does
 * no harm.
 */
export async function sendInTime(send: () => Promise<void>): Promise<void> {
  try {
    await withinTime(sending.run(send), ANSWER_WITHIN_MS);
  } catch (error) {
    if (error instanceof Overloaded) throw new MessageNotSent('too many messages are waiting to be sent');
    throw error;
  }
}

/** Waits until a message is sent. Throws `MessageNotSent` if that takes longer than `ms`; the sending itself is not ended by it. */
export async function withinTime(sent: Promise<void>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new MessageNotSent(`it took longer than ${ms / 1000} s`)), ms);
  });
  try {
    await Promise.race([sent, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
