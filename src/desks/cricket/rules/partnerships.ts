import { type Innings, isFaced, isLegal, outsOf, runsOf } from './delivery.ts';

type Part = { player: number; runs: number; balls: number };

/** A partnership: its total with extras, and each batter's runs in it. */
export type Partnership = {
  /** The wicket it is for, from 1. */
  wicket: number;
  runs: number;
  /** Legal balls. */
  balls: number;
  batters: [Part, Part];
  /** It did not end with a wicket. */
  isUnbroken: boolean;
};

/** A fallen wicket. `over` and `ball` count as in "12.3". */
export type FallenWicket = { wicket: number; player: number; runs: number; over: number; ball: number };

/** The partnerships of an innings in order; a retirement splits one into two for the same wicket. */
export function partnershipsOf(innings: Innings): Partnership[] {
  const partnerships: Partnership[] = [];
  let wickets = 0;
  let open: Partnership | undefined;
  for (const ball of innings.overs.flatMap((over) => over.balls)) {
    const pair = [ball.batter, ball.nonStriker];
    if (!open?.batters.every(({ player }) => pair.includes(player))) {
      const begin = (player: number): Part => ({ player, runs: 0, balls: 0 });
      open = { wicket: wickets + 1, runs: 0, balls: 0, batters: [begin(ball.batter), begin(ball.nonStriker)], isUnbroken: true };
      partnerships.push(open);
    }
    open.runs += runsOf(ball);
    open.balls += isLegal(ball) ? 1 : 0;
    const own = open.batters.find(({ player }) => player === ball.batter);
    if (own) {
      own.runs += ball.runs;
      own.balls += isFaced(ball) ? 1 : 0;
    }
    const fallen = outsOf(ball).length;
    if (fallen > 0) {
      open.isUnbroken = false;
      wickets += fallen;
      open = undefined;
    }
  }
  return partnerships;
}

/** The wickets of an innings in the order in which they fell. */
export function fallOfWickets(innings: Innings): FallenWicket[] {
  const fallen: FallenWicket[] = [];
  let runs = innings.penaltyBefore;
  for (const over of innings.overs) {
    let legal = 0;
    for (const ball of over.balls) {
      runs += runsOf(ball);
      legal += isLegal(ball) ? 1 : 0;
      for (const { player } of outsOf(ball)) fallen.push({ wicket: fallen.length + 1, player, runs, over: over.number, ball: legal });
    }
  }
  return fallen;
}
