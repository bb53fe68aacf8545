import { milliseconds } from '../../../platform/clock.ts';
import type { MessageNotSent } from '../../../platform/messages/message.ts';
import type { Outcome } from './deliveries.ts';

const FIRST_WAIT_MS = milliseconds('1m');
const MAX_WAIT_MS = milliseconds('1h');
const MAX_TRIES = 8;

/** How far a mail has come: whether its last part has gone out, or it was withdrawn before. */
export type Progress = { handing: 'not yet' | 'withdrawn' | 'begun' };

/**
 * What a failed mail means for its subscriber (RFC 5321, 4.2.1): a mailbox that is refused for good (5xx) has bounced, what is refused for
 * now (4xx) is tried again. Without an answer to a complete mail nobody knows whether it was accepted. `isBroken` if the fault is not about
 * this mail, so that the others would fail too.
 */
export function outcomeOf(
  { refusal }: MessageNotSent,
  { handing, tries, now }: Progress & { tries: number; now: Date },
): { outcome: Outcome; isBroken: boolean } {
  // Who has left, or whether the issue was stopped, is found when it is claimed again.
  if (handing === 'withdrawn') return { outcome: { state: 'waiting', dueAt: now }, isBroken: false };
  const isComplete = handing === 'begun';
  if (!refusal && isComplete) return { outcome: { state: 'uncertain' }, isBroken: true };
  const isForGood = refusal !== undefined && refusal.code >= 500;
  if (isForGood && refusal.isOfRecipient) return { outcome: { state: 'bounced' }, isBroken: false };
  if (isForGood && isComplete) return { outcome: { state: 'failed' }, isBroken: false };
  const isBroken = !isComplete && !refusal?.isOfRecipient;
  if (tries >= MAX_TRIES) return { outcome: { state: 'failed' }, isBroken };
  const waitMs = Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), MAX_WAIT_MS);
  return { outcome: { state: 'waiting', dueAt: new Date(now.getTime() + waitMs) }, isBroken };
}
