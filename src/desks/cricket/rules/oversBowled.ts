import { type Innings, isLegal, type Over } from './delivery.ts';

/** How many balls an over is. */
export const BALLS_PER_OVER = 6;

export const legalBalls = (over: Over): number => over.balls.filter(isLegal).length;

/** How many legal balls this over of the innings had to have. */
export const ballsDue = (innings: Pick<Innings, 'miscounted'>, over: number): number => innings.miscounted[String(over)] ?? BALLS_PER_OVER;

/** An over that the umpire called is a whole one, however he had counted. */
export const isWhole = (innings: Pick<Innings, 'miscounted'>, over: Over): boolean => legalBalls(over) >= ballsDue(innings, over.number);

/** The balls of an innings, a whole over as six. */
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

/** 19.3 overs, as files write them, are 117 balls. Undefined for what is no number of overs. */
export function ballsOfOvers(overs: number): number | undefined {
  const whole = Math.floor(overs);
  const rest = Math.round((overs - whole) * 10);
  return rest < BALLS_PER_OVER && Math.abs(overs - whole - rest / 10) < 1e-9 ? whole * BALLS_PER_OVER + rest : undefined;
}

/** Runs an over, or 0 before a ball is bowled. */
export const runRate = (runs: number, balls: number): number => (balls === 0 ? 0 : (runs * BALLS_PER_OVER) / balls);
