import { MessageNotSent } from '../../../platform/messages/message.ts';
import { sendInTime } from '../../../platform/messages/sendInTime.ts';
import type { App } from '../../../site/app.ts';
import { type Agreement, confirmSubscription } from '../commands.ts';
import { welcomeMail } from './newsletterMails.ts';

/**
 * Confirms a subscription, once, and mails how to stop it. The confirmation stands whether or not that mail is sent. Returns whether there
 * is a subscription.
 */
export async function confirmAddress(app: App, addressHash: string, agreement: Agreement): Promise<boolean> {
  const subscription = await confirmSubscription(app, addressHash, agreement, app.clock());
  if (!subscription) return false;
  if (subscription.isNew) {
    try {
      const mail = await welcomeMail(app, subscription.email);
      await sendInTime(() => app.messages.sendMail(mail));
    } catch (error) {
      if (!(error instanceof MessageNotSent)) throw error;
      app.log.error({ error: error.message }, 'the first mail to a subscriber was not sent');
    }
  }
  return true;
}
