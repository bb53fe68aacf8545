import { type Innings, outsOf, runsOf, type Target } from './delivery.ts';
import { ballsBowled } from './oversBowled.ts';

/** An innings in a line: what lists, the point table and the result need of it. It is written with every ball. */
export type InningsLine = {
  team: number;
  runs: number;
  wickets: number;
  /** A whole over as six. */
  balls: number;
  isAllOut: boolean;
  isSuperOver: boolean;
  isClosed: boolean;
  isDeclared: boolean;
  target?: Target | undefined;
};

/** A side is out when one batter is left alone; in a super over the innings ends with the second wicket. */
const WICKETS = 10;
const SUPER_OVER_WICKETS = 2;
export const wicketsOf = ({ isSuperOver }: Pick<Innings, 'isSuperOver'>): number => (isSuperOver ? SUPER_OVER_WICKETS : WICKETS);

export function inningsLine(innings: Innings): InningsLine {
  const balls = innings.overs.flatMap((over) => over.balls);
  const wickets = balls.reduce((sum, ball) => sum + outsOf(ball).length, 0);
  const hurt = innings.absentHurt.length + stillHurt(innings).length;
  return {
    team: innings.team,
    runs: balls.reduce((sum, ball) => sum + runsOf(ball), innings.penaltyBefore + innings.penaltyAfter),
    wickets,
    balls: ballsBowled(innings),
    // Whoever is too hurt to bat leaves the last one without a partner just as a wicket does.
    isAllOut: wickets >= wicketsOf(innings) || (innings.isClosed && hurt > 0 && wickets + hurt >= wicketsOf(innings)),
    isSuperOver: innings.isSuperOver,
    isClosed: innings.isClosed,
    isDeclared: innings.isDeclared,
    ...(innings.target ? { target: innings.target } : {}),
  };
}

/** Who retired hurt and did not come back. */
function stillHurt(innings: Innings): number[] {
  const away = new Set<number>();
  for (const ball of innings.overs.flatMap((over) => over.balls)) {
    away.delete(ball.batter);
    away.delete(ball.nonStriker);
    for (const { kind, player } of ball.wickets ?? []) if (kind === 'retired hurt') away.add(player);
  }
  return [...away];
}
