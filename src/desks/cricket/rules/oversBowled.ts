import { type Innings, isLegal, type Over } from './delivery.ts';

/** Balls in an over. */
export const BALLS_PER_OVER = 6;

export const legalBalls = (over: Over): number => over.balls.filter(isLegal).length;

/** The number of legal balls in this over of the innings. */
export const ballsDue = (innings: Pick<Innings, 'miscounted'>, over: number): number => innings.miscounted[String(over)] ?? BALLS_PER_OVER;

/** An over that the umpire ended is complete, even if he miscounted. */
export const isWhole = (innings: Pick<Innings, 'miscounted'>, over: Over): boolean => legalBalls(over) >= ballsDue(innings, over.number);

/** The balls of an innings; a complete over counts as six. */
export function ballsBowled(innings: Innings): number {
  const last = innings.overs.at(-1);
  if (!last) return 0;
  return last.number * BALLS_PER_OVER + (isWhole(innings, last) ? BALLS_PER_OVER : legalBalls(last));
}

/** 117 balls are 19.3 overs. */
export const oversText = (balls: number): string => {
  const over = Math.floor(balls / BALLS_PER_OVER);
  const rest = balls % BALLS_PER_OVER;
  return rest === 0 ? String(over) : `${over}.${rest}`;
};

/** 19.3 overs, as in files, are 117 balls. Undefined for an invalid number of overs. */
export function ballsOfOvers(overs: number): number | undefined {
  const whole = Math.floor(overs);
  const rest = Math.round((overs - whole) * 10);
  return rest < BALLS_PER_OVER && Math.abs(overs - whole - rest / 10) < 1e-9 ? whole * BALLS_PER_OVER + rest : undefined;
}

/** Runs per over; 0 before the first ball. */
export const runRate = (runs: number, balls: number): number => (balls === 0 ? 0 : (runs * BALLS_PER_OVER) / balls);
