import { type Delivery, type Innings, isLegal, outsOf, runsMade, runsOf } from './delivery.ts';
import { wicketsOf } from './inningsLine.ts';
import { BALLS_PER_OVER, ballsDue } from './oversBowled.ts';

/** The conditions of an innings: who may bat and bowl, and where it ends. */
export type Terms = {
  batting: readonly number[];
  bowling: readonly number[];
  /** Maximum number of balls; a complete over counts as six. */
  mostBalls: number;
  target?: number | undefined;
  isSuperOver: boolean;
  /** Whether a free hit follows a no-ball. Files of old matches have none, and do not say so. */
  hasFreeHits: boolean;
  miscounted: Readonly<Record<string, number>>;
};

/** The state of an innings between two balls. */
export type InningsState = {
  /** The over of the next ball, from 0, and its legal balls so far. */
  over: number;
  legal: number;
  isOverBegun: boolean;
  /** The batters who stay at the crease after the last ball; undefined before the first. */
  staying: readonly number[] | undefined;
  out: ReadonlySet<number>;
  /** All bowlers of this over, and of the one before. */
  bowlers: readonly number[];
  bowlersBefore: readonly number[];
  runs: number;
  wickets: number;
  /** The next ball is a free hit: it follows a no-ball, or a free hit that was a wide or a no-ball (ICC playing conditions, 21.19). */
  isFreeHit: boolean;
};

export const atTheStart = (innings: Pick<Innings, 'penaltyBefore' | 'absentHurt'>): InningsState => ({
  over: 0,
  legal: 0,
  isOverBegun: false,
  staying: undefined,
  out: new Set(innings.absentHurt),
  bowlers: [],
  bowlersBefore: [],
  runs: innings.penaltyBefore,
  wickets: 0,
  isFreeHit: false,
});

/** The state of the innings after a valid ball. */
export function afterBall(before: InningsState, ball: Delivery, terms: Pick<Terms, 'miscounted'>): InningsState {
  const legal = before.legal + (isLegal(ball) ? 1 : 0);
  const left = new Set((ball.wickets ?? []).map(({ player }) => player));
  const out = outsOf(ball);
  const bowlers = before.bowlers.includes(ball.bowler) ? before.bowlers : [...before.bowlers, ball.bowler];
  const isOverDone = legal >= ballsDue(terms, before.over);
  return {
    ...(isOverDone
      ? { over: before.over + 1, legal: 0, isOverBegun: false, bowlers: [], bowlersBefore: bowlers }
      : { over: before.over, legal, isOverBegun: true, bowlers, bowlersBefore: before.bowlersBefore }),
    staying: [ball.batter, ball.nonStriker].filter((player) => !left.has(player)),
    out: out.length === 0 ? before.out : new Set([...before.out, ...out.map(({ player }) => player)]),
    runs: before.runs + runsOf(ball),
    wickets: before.wickets + out.length,
    isFreeHit: !isLegal(ball) && (before.isFreeHit || Boolean(ball.extras?.noballs)),
  };
}

/** The state of the innings after all of its balls. */
export function inningsStateOf(innings: Innings): InningsState {
  let state = atTheStart(innings);
  for (const { balls } of innings.overs) for (const ball of balls) state = afterBall(state, ball, innings);
  return state;
}

/** Whether the innings is over: all out, target reached, or all overs bowled. */
export const isPlayedOut = (state: InningsState, { mostBalls, target, isSuperOver }: Terms): boolean =>
  state.wickets >= wicketsOf({ isSuperOver }) || (target !== undefined && state.runs >= target) || areOversBowled(state, mostBalls);

/** The last over, too, may have more than six balls by the umpire's count: it has ended when the next one would begin. */
function areOversBowled({ over, legal }: InningsState, mostBalls: number): boolean {
  const last = Math.floor(mostBalls / BALLS_PER_OVER);
  return over > last || (over === last && legal >= mostBalls % BALLS_PER_OVER);
}

/**
 * Who faces the next ball: the batters cross with every odd number of runs, and ends change after an over. A new batter takes the place
 * that `ball` leaves empty.
 */
export function facesNext(ball: Delivery, isOverDone: boolean): 'batter' | 'nonStriker' {
  return (runsMade(ball) % 2 === 1) !== isOverDone ? 'nonStriker' : 'batter';
}
