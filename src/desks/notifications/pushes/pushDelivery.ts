import { pictureAddress } from '../../../content/pictures/queries.ts';
import { type Scheduler, startScheduler, waitFor } from '../../../platform/background/scheduler.ts';
import { milliseconds } from '../../../platform/clock.ts';
import { messageText } from '../../../platform/push/pushMessage.ts';
import { type PushSender, pushSenderOnDemand } from '../../../platform/push/pushSender.ts';
import type { App } from '../../../site/app.ts';
import { readMainPictures } from '../../stories/queries.ts';
import {
  claimPushes,
  type DuePush,
  isLive,
  LEASE_MS,
  PUSHES_TAG,
  type PushOutcome,
  readNextPush,
  recordPush,
  releaseClaims,
} from './duePushes.ts';
import { notificationMessage } from './notificationMessage.ts';

/** What happened so long ago is in the newsroom's list only. */
const TTL_MS = milliseconds('1d');
const FIRST_RETRY_MS = milliseconds('15s');
const MAX_RETRY_MS = milliseconds('10m');
/** A push that has waited so long for its turn is left to the next claim: a request takes ten seconds at most. */
const MAX_WAITED_MS = LEASE_MS / 2;
/** Interval at which what a stopped process has left is noticed. */
const LOOK_EVERY_MS = milliseconds('10s');
/** Claimed pushes in this process; a push service that does not answer holds up no others before it has so many. */
const MAX_UNDER_WAY = 1_000;

/** Sends notifications to the browsers of the staff; `sendDue` begins with all that are due, without waiting for push services. */
type PushDelivery = { sendDue: () => Promise<void>; close: () => Promise<void> };

function openPushDelivery(app: App): PushDelivery {
  const { db, clock, log } = app;
  const underWay = new Set<Promise<void>>();
  let isClosed = false;
  const sender = pushSenderOnDemand(app);
  const send = async (opened: PushSender, due: DuePush, claimedAt: number) => {
    if (isClosed || performance.now() - claimedAt > MAX_WAITED_MS) return;
    try {
      await recordPush(db, due, await sendPush(app, opened, due));
    } catch (error) {
      // Without a record it is sent again, with the same id.
      log.error({ push: due.push.id, error }, 'the outcome of a notification to a browser could not be recorded');
    }
  };
  return {
    sendDue: async () => {
      while (!isClosed && underWay.size < MAX_UNDER_WAY) {
        const claimed = await claimPushes(db, clock());
        if (claimed.length === 0) return;
        const opened = await sender.open();
        const claimedAt = performance.now();
        for (const due of claimed) {
          const sending = opened.queueOf(new URL(due.browser.endpoint).origin).add(() => send(opened, due, claimedAt));
          underWay.add(sending);
          void sending.finally(() => underWay.delete(sending));
        }
      }
    },
    close: async () => {
      isClosed = true;
      await Promise.all(underWay);
      await sender.close();
    },
  };
}

/** Sends a claimed push, unless there is nothing to tell any more. */
async function sendPush({ db, clock, log }: App, { pauses, send }: PushSender, due: DuePush): Promise<PushOutcome> {
  const { push, browser, told } = due;
  const begunAt = clock().getTime();
  if (!(await isLive(db, due, clock()))) return { outcome: 'gone' };
  const leftMs = told.createdAt.getTime() + TTL_MS - begunAt;
  if (told.readAt !== null || leftMs <= 0) return { outcome: 'dropped' };
  const later = (ms: number): PushOutcome => ({ outcome: 'later', dueAt: new Date(clock().getTime() + ms) });
  const { origin } = new URL(browser.endpoint);
  const pauseMs = pauses.waitMs(origin);
  if (pauseMs > 0) return later(pauseMs);
  const picture = (await readMainPictures(db, [told.storyId])).get(told.storyId);
  const message = notificationMessage(told, picture ? pictureAddress(picture, 'banner', 640) : '');
  const payload = Buffer.from(messageText(message));
  const answer = await send(browser, { payload, ttlSeconds: Math.ceil(leftMs / 1000), urgency: 'high', topic: message.tag });
  const warn = (reason: string) => log.warn({ browser: browser.id, origin, reason }, 'a notification was not sent to a browser');
  switch (answer.outcome) {
    case 'accepted':
      pauses.accepted(origin, begunAt);
      return { outcome: 'sent' };
    case 'gone':
      return { outcome: 'gone' };
    case 'tooLarge':
      warn('too large');
      return { outcome: 'dropped' };
    case 'refused':
      warn(answer.reason);
      return { outcome: 'refused' };
    case 'slower':
      pauses.pause(origin, { askedMs: answer.waitMs, begunAt });
      return later(pauses.waitMs(origin));
    case 'unreachable':
    case 'trouble':
      warn(answer.reason);
      if (answer.outcome === 'unreachable') pauses.pause(origin, { askedMs: undefined, begunAt });
      return later(Math.min(FIRST_RETRY_MS * 2 ** Math.min(push.tries - 1, 10), MAX_RETRY_MS));
  }
}

/** Sends notifications to browsers when they are due, together with the other processes. */
export function startPushDelivery(app: App): Scheduler {
  const delivery = openPushDelivery(app);
  let isFirst = true;
  const scheduler = startScheduler({
    doWhatIsDue: async () => {
      if (isFirst && app.settings.databaseUrl === undefined) await releaseClaims(app.db, app.clock());
      isFirst = false;
      await delivery.sendDue();
      return waitFor(await readNextPush(app.db), app.clock());
    },
    lookEveryMs: LOOK_EVERY_MS,
    wokenBy: { tag: PUSHES_TAG, listeners: app.listeners },
    log: app.log,
    trouble: 'notifications to browsers could not be sent',
  });
  return {
    look: scheduler.look,
    stop: async () => {
      await scheduler.stop();
      await delivery.close();
    },
  };
}
