import { startMailScheduler } from '../../platform/messages/mailQueue.ts';
import type { Desk } from '../../site/desk.ts';
import { serviceWorkerPage } from '../../site/push/serviceWorkerPage.ts';
import { startNotificationSweep } from './keeping/notificationSweep.ts';
import { notificationMailQueue, sendNextMail } from './mails/sendNotificationMails.ts';
import { notificationCalls } from './newsroom/calls.ts';
import { STAFF_WORKER } from './newsroom/endpoints.ts';
import { startPushDelivery } from './pushes/pushDelivery.ts';

/** Tells members of the staff what concerns them. */
export const notificationsDesk: Desk = {
  name: 'notifications',
  pages: [serviceWorkerPage(STAFF_WORKER.script, 'staff')],
  newsroom: notificationCalls,
  open: (app) => {
    const sendNext = () => sendNextMail(app);
    const mails = startMailScheduler(app, notificationMailQueue, sendNext, 'mails with notifications could not be read');
    const pushes = startPushDelivery(app);
    const sweep = startNotificationSweep(app);
    return {
      close: async () => {
        await mails.stop();
        await pushes.stop();
        await sweep.stop();
      },
    };
  },
};
