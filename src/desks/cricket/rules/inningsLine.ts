import { type Innings, isOut, outsOf, runsOf, type Target } from './delivery.ts';
import { ballsBowled } from './oversBowled.ts';

/** A summary of an innings for lists, the point table and the result. Written with every ball. */
export type InningsLine = {
  team: number;
  runs: number;
  wickets: number;
  /** A complete over counts as six. */
  balls: number;
  isAllOut: boolean;
  isSuperOver: boolean;
  isClosed: boolean;
  isDeclared: boolean;
  target?: Target | undefined;
};

/** An innings ends when one batter is left; in a super over with the second wicket. */
const WICKETS = 10;
const SUPER_OVER_WICKETS = 2;
export const wicketsOf = ({ isSuperOver }: Pick<Innings, 'isSuperOver'>): number => (isSuperOver ? SUPER_OVER_WICKETS : WICKETS);

export function inningsLine(innings: Innings): InningsLine {
  const balls = innings.overs.flatMap((over) => over.balls);
  const wickets = balls.reduce((sum, ball) => sum + outsOf(ball).length, 0);
  const away = innings.absentHurt.length + stillRetired(innings).length;
  return {
    team: innings.team,
    runs: balls.reduce((sum, ball) => sum + runsOf(ball), innings.penaltyBefore + innings.penaltyAfter),
    wickets,
    balls: ballsBowled(innings),
    // Batters who cannot bat also leave the last one without a partner.
    isAllOut: wickets >= wicketsOf(innings) || (innings.isClosed && away > 0 && wickets + away >= wicketsOf(innings)),
    isSuperOver: innings.isSuperOver,
    isClosed: innings.isClosed,
    isDeclared: innings.isDeclared,
    ...(innings.target ? { target: innings.target } : {}),
  };
}

/** Batters who retired without being out and did not return. */
function stillRetired(innings: Innings): number[] {
  const away = new Set<number>();
  for (const ball of innings.overs.flatMap((over) => over.balls)) {
    away.delete(ball.batter);
    away.delete(ball.nonStriker);
    for (const { kind, player } of ball.wickets ?? []) if (!isOut(kind)) away.add(player);
  }
  return [...away];
}
