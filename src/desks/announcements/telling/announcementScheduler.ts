import { ANNOUNCEMENTS_TAG } from '../../../content/announcing/announce.ts';
import { type Scheduler, startScheduler } from '../../../platform/background/scheduler.ts';
import { milliseconds } from '../../../platform/clock.ts';
import type { App } from '../../../site/app.ts';
import { readIndexNowKey } from './indexNowKey.ts';
import { claimReceiver, endClaims, enterReceivers, forgetTold, readDue, readNextDue, recordTold } from './receivers.ts';
import { openTeller } from './tellReceiver.ts';

/** Interval at which what no change has told of is looked for: what a process that was killed has left. */
const LOOK_EVERY_MS = milliseconds('30s');
/** Before what another process has just claimed, or what has failed, is looked at again. */
const AGAIN_MS = milliseconds('1s');
const SELDOM_MS = milliseconds('1d');

/**
 * Tells hubs and search engines what has changed, each receiver by one process at a time. Without any configured it
 * only forgets earlier ones.
 */
export function startAnnouncementScheduler(app: App): Scheduler {
  const { db, settings, log } = app;
  const teller = openTeller(app.clock);
  const isOff = settings.hubs.length === 0 && settings.indexNow === undefined;
  let enteredAt = Number.NEGATIVE_INFINITY;

  const enter = async () => {
    await enterReceivers(db, settings);
    // The embedded database has one process, so a claim is one of a process that has died.
    if (enteredAt < 0 && settings.databaseUrl === undefined) await endClaims(db);
    await forgetTold(db);
    enteredAt = performance.now();
  };
  /** Tells one receiver what is due; false if none has anything. */
  const tellNext = async (): Promise<boolean> => {
    const receiver = await claimReceiver(db);
    if (!receiver) return false;
    const due = await readDue(db, receiver);
    const key = receiver.kind === 'indexnow' ? await readIndexNowKey(app) : undefined;
    const { results, pauseMs } = await teller.tell(receiver, due, { siteUrl: settings.siteUrl, key });
    await recordTold(db, receiver, results, pauseMs);
    for (const { outcome, answer, address } of results.filter((result) => result.outcome !== 'taken').slice(0, 1)) {
      log.warn({ receiver: receiver.address, address, answer }, outcome ? 'a change was not accepted' : 'a change could not be told');
    }
    return true;
  };
  const scheduler = startScheduler({
    doWhatIsDue: async (isStopped) => {
      if (performance.now() - enteredAt > SELDOM_MS) await enter();
      if (isOff) return undefined;
      while (!isStopped() && (await tellNext()));
      const next = await readNextDue(db);
      return next === undefined ? undefined : Math.max(next, AGAIN_MS);
    },
    lookEveryMs: isOff ? SELDOM_MS : LOOK_EVERY_MS,
    wokenBy: { tag: ANNOUNCEMENTS_TAG, listeners: app.listeners },
    log,
    trouble: 'changes could not be told',
  });
  return {
    look: scheduler.look,
    stop: async () => {
      await scheduler.stop();
      await teller.close();
    },
  };
}
