import { earliest, milliseconds } from '../../../platform/clock.ts';
import { type Scheduler, startScheduler } from '../../../platform/scheduler.ts';
import type { App } from '../../../site/app.ts';
import { readNextAdMailDue, sendNextAdMail } from '../mails/sendAdMails.ts';
import { expireAds, readNextEnd, sweepClassifieds } from './expireAds.ts';

/** Interval at which the work of other processes is noticed. */
const LOOK_EVERY_MS = milliseconds('30s');
/** Before a mail that another process has just claimed is looked at again. */
const AGAIN_MS = milliseconds('1s');
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
      const next = earliest([await readNextAdMailDue(app), await readNextEnd(app.db)]);
      return next && Math.max(next.getTime() - app.clock().getTime(), AGAIN_MS);
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
