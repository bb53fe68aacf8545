import { earliest, milliseconds } from '../../../platform/clock.ts';
import { waitFor } from '../../../platform/messages/mailQueue.ts';
import { type Scheduler, startScheduler } from '../../../platform/scheduler.ts';
import type { App } from '../../../site/app.ts';
import { adMailQueue, sendNextAdMail } from '../mails/sendAdMails.ts';
import { expireAds, readNextEnd, sweepClassifieds } from './expireAds.ts';

/** Interval at which the work of other processes is noticed. */
const LOOK_EVERY_MS = milliseconds('30s');
const SWEEP_EVERY_MS = milliseconds('1h');

const schedulers = new WeakMap<App['db'], Scheduler>();

/** Sends mails to advertisers, ends what has run its time, and sweeps. */
export function startClassifiedScheduler(app: App): Scheduler {
  let sweptAt = 0;
  const scheduler = startScheduler({
    doWhatIsDue: async (isStopped) => {
      await expireAds(app, app.clock());
      if (app.clock().getTime() - sweptAt >= SWEEP_EVERY_MS) {
        await sweepClassifieds(app, app.clock());
        sweptAt = app.clock().getTime();
      }
      while (!isStopped() && (await sendNextAdMail(app)));
      return waitFor(earliest([await adMailQueue.readNextDue(app.db), await readNextEnd(app.db)]), app.clock());
    },
    lookEveryMs: LOOK_EVERY_MS,
    log: app.log,
    trouble: 'the classifieds could not be looked after',
  });
  schedulers.set(app.db, scheduler);
  return scheduler;
}

/** Sends queued mails at once, without anybody waiting for it. */
export function sendAdMailsSoon({ db }: Pick<App, 'db'>): void {
  void schedulers.get(db)?.look();
}
