import { milliseconds } from '../../../platform/clock.ts';

/** Rule 11(2) of the IT Rules 2021: acknowledged within 24 hours, decided within 15 days of the receipt. */
export const ACKNOWLEDGE_WITHIN_MS = milliseconds('24h');
export const DECIDE_WITHIN_MS = milliseconds('15d');

/** One of the two time limits of a grievance. */
export type GrievanceClock = {
  due: Date;
  done: Date | null;
  /** Milliseconds until it is due, below zero afterwards; null once it is done. */
  leftMs: number | null;
  /** Whether it is overdue, or was done too late. */
  isLate: boolean;
};

type Moments = { receivedAt: Date; acknowledgedAt: Date | null; decidedAt: Date | null };

export const decisionDue = (receivedAt: Date): Date => new Date(receivedAt.getTime() + DECIDE_WITHIN_MS);

export function clocksOf({ receivedAt, acknowledgedAt, decidedAt }: Moments, now: Date) {
  const clock = (withinMs: number, done: Date | null): GrievanceClock => {
    const due = new Date(receivedAt.getTime() + withinMs);
    const leftMs = done === null ? due.getTime() - now.getTime() : null;
    return { due, done, leftMs, isLate: (done ?? now) > due };
  };
  return {
    // A decision tells the person also that the grievance has arrived.
    acknowledgement: clock(ACKNOWLEDGE_WITHIN_MS, acknowledgedAt ?? decidedAt),
    decision: clock(DECIDE_WITHIN_MS, decidedAt),
  };
}
