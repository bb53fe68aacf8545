import { type Delivery, type Innings, outsOf, runsOf } from './delivery.ts';

/** The summary of an over: its bowler, its runs, and the score after it. */
export type OverSummary = {
  /** Counted from 1. */
  number: number;
  bowlers: number[];
  runs: number;
  wickets: number;
  balls: readonly Delivery[];
  totalRuns: number;
  totalWickets: number;
};

/** The overs of an innings, first over first. */
export function overSummaries(innings: Innings): OverSummary[] {
  let totalRuns = innings.penaltyBefore;
  let totalWickets = 0;
  return innings.overs.map(({ number, balls }) => {
    const runs = balls.reduce((sum, ball) => sum + runsOf(ball), 0);
    const wickets = balls.reduce((sum, ball) => sum + outsOf(ball).length, 0);
    totalRuns += runs;
    totalWickets += wickets;
    const bowlers = [...new Set(balls.map(({ bowler }) => bowler))];
    return { number: number + 1, bowlers, runs, wickets, balls, totalRuns, totalWickets };
  });
}
