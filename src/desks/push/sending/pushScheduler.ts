import { type Scheduler, startScheduler, waitFor } from '../../../platform/background/scheduler.ts';
import { milliseconds } from '../../../platform/clock.ts';
import { type PushSender, pushSenderOnDemand } from '../../../platform/push/pushSender.ts';
import type { App } from '../../../site/app.ts';
import { stopGoneCampaign } from '../commands.ts';
import { CAMPAIGNS_TAG, claimBatch, readNextDue, releaseClaims } from './batches.ts';
import { quietUntil } from './quietHours.ts';
import { sendBatch } from './sendBatch.ts';

/** Interval at which what a stopped process has left is noticed. */
const LOOK_EVERY_MS = milliseconds('30s');
/** While the slowest messages of one batch are under way, others go on. */
const BATCHES_AT_ONCE = 3;

/** Sends messages to readers' browsers when they are due, together with the other processes. Makes the VAPID keys at the first start. */
export function startPushScheduler(app: App): Scheduler {
  const { open, close } = pushSenderOnDemand(app);
  const sendAll = async (sender: PushSender, isStopped: () => boolean): Promise<void> => {
    while (!isStopped()) {
      const now = app.clock();
      const batch = await claimBatch(app.db, now, quietUntil(now) !== undefined);
      if (!batch) return;
      const { id, address } = batch.campaign;
      // Hours may lie between the press of an editor and the end of quiet hours.
      if (await isGone(app, address)) {
        await stopGoneCampaign(app, id, now);
        app.log.warn({ campaign: id, address }, 'a message to readers was stopped: what it leads to has been withdrawn');
      } else await sendBatch(app, sender, batch, isStopped);
    }
  };
  let isFirst = true;
  const scheduler = startScheduler({
    doWhatIsDue: async (isStopped) => {
      if (isFirst && app.settings.databaseUrl === undefined) await releaseClaims(app.db, app.clock());
      isFirst = false;
      const sender = await open();
      await Promise.all(Array.from({ length: BATCHES_AT_ONCE }, () => sendAll(sender, isStopped)));
      const next = await readNextDue(app.db, quietUntil(app.clock()) !== undefined);
      return waitFor(next, app.clock());
    },
    lookEveryMs: LOOK_EVERY_MS,
    wokenBy: { tag: CAMPAIGNS_TAG, listeners: app.listeners },
    log: app.log,
    trouble: 'messages to readers could not be sent',
  });
  return {
    look: scheduler.look,
    stop: async () => {
      await scheduler.stop();
      await close();
    },
  };
}

/** Whether a desk says that what stood at an address of this site has been withdrawn. */
async function isGone(app: App, address: string): Promise<boolean> {
  const [path = ''] = address.split('#');
  for (const contribution of app.contributions.missingResolvers) {
    const missing = await contribution.use((resolveMissing) => resolveMissing(app, path));
    if (missing) return missing === 'gone' || 'gone' in missing;
  }
  return false;
}
