import type { Desk } from '../../site/desk.ts';
import { startNotificationSweep } from './keeping/notificationSweep.ts';
import { startNotificationMailScheduler } from './mails/notificationMailScheduler.ts';
import { notificationCalls } from './newsroom/calls.ts';

/** Tells members of the staff what concerns them. */
export const notificationsDesk: Desk = {
  name: 'notifications',
  newsroom: notificationCalls,
  open: (app) => {
    const mails = startNotificationMailScheduler(app);
    const sweep = startNotificationSweep(app);
    return {
      close: async () => {
        await mails.stop();
        await sweep.stop();
      },
    };
  },
};
