import { startMailScheduler } from '../../platform/messages/mailQueue.ts';
import type { Desk } from '../../site/desk.ts';
import { startNotificationSweep } from './keeping/notificationSweep.ts';
import { notificationMailQueue, sendNextMail } from './mails/sendNotificationMails.ts';
import { notificationCalls } from './newsroom/calls.ts';

/** Tells members of the staff what concerns them. */
export const notificationsDesk: Desk = {
  name: 'notifications',
  newsroom: notificationCalls,
  open: (app) => {
    const sendNext = () => sendNextMail(app);
    const mails = startMailScheduler(app, notificationMailQueue, sendNext, 'mails with notifications could not be read');
    const sweep = startNotificationSweep(app);
    return {
      close: async () => {
        await mails.stop();
        await sweep.stop();
      },
    };
  },
};
