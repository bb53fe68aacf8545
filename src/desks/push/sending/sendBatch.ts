import { setTimeout as wait } from 'node:timers/promises';
import { milliseconds } from '../../../platform/clock.ts';
import { messageText } from '../../../platform/push/pushMessage.ts';
import type { PushSender } from '../../../platform/push/pushSender.ts';
import type { App } from '../../../site/app.ts';
import {
  type Batch,
  type Campaign,
  deferBatch,
  finishBatch,
  LostClaim,
  type Outcome,
  readTargets,
  recordOutcomes,
  type Target,
} from './batches.ts';
import { payloadOf, topicOf } from './messagePayload.ts';

/** Outcomes recorded together: what a killed process may send again is this, and the requests under way. */
const RECORDED_TOGETHER = 50;
const RECORD_EVERY_MS = 250;
/** A batch that waits for a push service is kept from other processes by a record as often as this. */
const KEEP_CLAIM_MS = milliseconds('5s');
/** A longer pause is not waited for: the rest of the batch is left for later. */
const MAX_WAIT_MS = milliseconds('10s');
const MAX_TRIES = 3;
const FIRST_RETRY_MS = 500;

/** Sends what is left of a claimed batch, recording outcomes as they come. Ends early when another process has taken it over. */
export async function sendBatch(app: App, sender: PushSender, batch: Batch, isStopped: () => boolean): Promise<void> {
  const payload = Buffer.from(messageText(payloadOf(batch.campaign)));
  const targets = await readTargets(app.db, batch);
  const recorder = openRecorder(app, batch);
  const isOver = () => isStopped() || recorder.isLost();
  const left: number[] = [];
  // One line for each reason, not for each of thousands of messages.
  const problems = new Map<string, number>();
  const onProblem = (problem: string) => problems.set(problem, (problems.get(problem) ?? 0) + 1);
  const sendTo = (target: Target): Promise<void> => {
    const { origin } = new URL(target.endpoint);
    return sender.queueOf(origin).add(async () => {
      const outcome = await sendPatiently(app, sender, { campaign: batch.campaign, target, payload, isOver, onProblem });
      if (outcome === 'later') left.push(sender.pauses.waitMs(origin));
      else recorder.add({ id: target.id, outcome, failures: target.failures });
    });
  };
  try {
    await Promise.all(targets.map(sendTo));
  } finally {
    await recorder.close();
  }
  for (const [problem, messages] of problems)
    app.log.warn({ campaign: batch.campaign.id, problem, messages }, 'messages could not be sent');
  if (recorder.isLost()) return;
  const now = app.clock();
  if (left.length === 0) await finishBatch(app.db, batch, now);
  // The shortest pause: those of the longer ones are left for later again.
  else await deferBatch(app.db, batch, new Date(now.getTime() + Math.min(...left)));
}

type Sending = { campaign: Campaign; target: Target; payload: Buffer; isOver: () => boolean; onProblem: (problem: string) => void };

/** Sends one message, again after a short pause or failure. `later` if a longer pause is wanted. */
async function sendPatiently(
  { clock }: App,
  sender: PushSender,
  { campaign, target, payload, isOver, onProblem }: Sending,
): Promise<Outcome['outcome'] | 'later'> {
  const { pauses } = sender;
  const { origin } = new URL(target.endpoint);
  // From when it was due: a newspaper that was down meanwhile does not make it newer.
  const over = campaign.dueAt.getTime() + campaign.ttlSeconds * 1000;
  for (let tries = 1; ; ) {
    const pauseMs = pauses.waitMs(origin);
    const begunAt = clock().getTime() + pauseMs;
    // Nobody wants news that is older than its editor allows.
    if (begunAt >= over) return 'late';
    if (isOver() || pauseMs > MAX_WAIT_MS) return 'later';
    if (pauseMs > 0) {
      await wait(pauseMs);
      continue;
    }
    const ttlSeconds = Math.max(Math.floor((over - begunAt) / 1000), 0);
    const answer = await sender.send(target, { payload, ttlSeconds, urgency: campaign.urgency, topic: topicOf(campaign) });
    switch (answer.outcome) {
      case 'accepted':
        pauses.accepted(origin, begunAt);
        return 'sent';
      case 'gone':
        return 'expired';
      case 'slower':
        pauses.pause(origin, { askedMs: answer.waitMs, begunAt });
        break;
      case 'tooLarge':
        onProblem(`${origin}: too large`);
        return 'late';
      case 'refused':
        onProblem(`${origin}: ${answer.reason}`);
        return 'refused';
      case 'unreachable':
      case 'trouble':
        // The subscription is not at fault, and is not counted as failing: five failures in a row delete it.
        if (tries >= MAX_TRIES) {
          onProblem(`${origin}: ${answer.reason}`);
          return 'late';
        }
        if (answer.outcome === 'unreachable') pauses.pause(origin, { askedMs: undefined, begunAt });
        else await wait(FIRST_RETRY_MS * 4 ** (tries - 1));
        tries++;
    }
  }
}

/** Records outcomes a few at a time, in one transaction after the other. */
function openRecorder({ db, clock, log }: App, batch: Batch) {
  let waiting: Outcome[] = [];
  let isLost = false;
  let underWay: Promise<void> = Promise.resolve();
  let recordedAt = performance.now();
  const flush = () => {
    const outcomes = waiting;
    waiting = [];
    recordedAt = performance.now();
    underWay = underWay.then(async () => {
      if (isLost) return;
      try {
        await recordOutcomes(db, batch, outcomes, clock());
      } catch (error) {
        // Without a record the batch is taken up again, by whoever finds it.
        isLost = true;
        if (!(error instanceof LostClaim)) log.error({ batch: batch.id, error }, 'outcomes of a batch could not be recorded');
      }
    });
    return underWay;
  };
  const timer = setInterval(() => {
    if (waiting.length > 0 || performance.now() - recordedAt >= KEEP_CLAIM_MS) void flush();
  }, RECORD_EVERY_MS);
  return {
    add: (outcome: Outcome) => {
      waiting.push(outcome);
      if (waiting.length >= RECORDED_TOGETHER) void flush();
    },
    isLost: () => isLost,
    close: async () => {
      clearInterval(timer);
      await flush();
    },
  };
}
