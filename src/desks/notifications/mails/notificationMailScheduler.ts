import { milliseconds } from '../../../platform/clock.ts';
import { type Scheduler, startScheduler } from '../../../platform/scheduler.ts';
import type { App } from '../../../site/app.ts';
import { readNextMailDue, sendNextMail } from './sendNotificationMails.ts';

/** Interval at which mails that another process has begun are noticed. */
const LOOK_EVERY_MS = milliseconds('30s');
/** Before a mail that another process has just claimed is looked at again. */
const AGAIN_MS = milliseconds('1s');

/** Sends mails with notifications when they are due, and tries those again that failed. */
export function startNotificationMailScheduler(app: App): Scheduler {
  return startScheduler({
    doWhatIsDue: async (isStopped) => {
      while (!isStopped() && (await sendNextMail(app)) !== undefined);
      const next = await readNextMailDue(app);
      return next && Math.max(next.getTime() - app.clock().getTime(), AGAIN_MS);
    },
    lookEveryMs: LOOK_EVERY_MS,
    log: app.log,
    trouble: 'mails with notifications could not be read',
  });
}
