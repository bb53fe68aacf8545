import { type Scheduler, startScheduler, waitFor } from '../../../platform/background/scheduler.ts';
import { earliest, milliseconds } from '../../../platform/clock.ts';
import type { App } from '../../../site/app.ts';
import { adMailQueue, sendNextAdMail } from '../mails/sendAdMails.ts';
import { AD_MAILS_TAG } from '../states/adTags.ts';
import { expireAds, readNextEnd, removeOldFiles } from './expireAds.ts';

/** Interval at which what a stopped process has left is noticed. */
const LOOK_EVERY_MS = milliseconds('30s');
const REMOVE_FILES_EVERY_MS = milliseconds('1h');

/** Sends mails to advertisers, ends what has run its time, and removes the files of pictures that are gone. */
export function startClassifiedScheduler(app: App): Scheduler {
  let filesRemovedAt = 0;
  return startScheduler({
    doWhatIsDue: async (isStopped) => {
      if (app.clock().getTime() - filesRemovedAt >= REMOVE_FILES_EVERY_MS) {
        while (!isStopped() && (await removeOldFiles(app)));
        filesRemovedAt = app.clock().getTime();
      }
      // Mails of very many take hours, in which others end.
      do {
        while (!isStopped() && (await expireAds(app, app.clock())));
      } while (!isStopped() && (await sendNextAdMail(app)));
      return waitFor(earliest([await adMailQueue.readNextDue(app.db), await readNextEnd(app.db)]), app.clock());
    },
    lookEveryMs: LOOK_EVERY_MS,
    wokenBy: { tag: AD_MAILS_TAG, listeners: app.listeners },
    log: app.log,
    trouble: 'the classifieds could not be looked after',
  });
}
