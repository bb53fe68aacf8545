import { type Delivery, type DismissalKind, isBowlers, runsMade, type Wicket } from './delivery.ts';
import { type InningsState, isPlayedOut, type Terms } from './inningsState.ts';

/** Why a ball is impossible, and the player concerned. The messages are in `ballFaultWords`. */
export type BallFault = { reason: BallFaultReason; player?: number };
export type BallFaultReason =
  | 'inningsOver'
  | 'batterTwice'
  | 'batterElsewhere'
  | 'bowlerElsewhere'
  | 'batterOut'
  | 'notAtCrease'
  | 'bowlerTwice'
  | 'wideAndNoBall'
  | 'runsOffWide'
  | 'byesTwice'
  | 'byesOffWide'
  | 'byesAndRuns'
  | 'wicketElsewhere'
  | 'wicketOfNonStriker'
  | 'notBowled'
  | 'wicketOffNoBall'
  | 'wicketOffFreeHit'
  | 'wicketOffWide'
  | 'wicketTwice'
  | 'runsWithWicket'
  | 'notTimedOut'
  | 'fielderElsewhere'
  | 'tooManyWickets';

const OFF_NO_BALL: readonly DismissalKind[] = ['run out', 'obstructing the field', 'hit the ball twice', 'handled the ball'];
const OFF_WIDE: readonly DismissalKind[] = ['run out', 'stumped', 'hit wicket', 'obstructing the field', 'handled the ball'];
/** With these, runs that the batters have made stand (Laws 37 and 38); with the others none do. */
const WITH_RUNS: readonly DismissalKind[] = ['run out', 'obstructing the field', 'handled the ball'];
const STRIKERS: readonly DismissalKind[] = ['hit the ball twice', 'handled the ball'];
/** These are not part of the ball itself, and may occur together with a wicket that is. */
const BESIDE_THE_BALL: readonly DismissalKind[] = ['timed out', 'retired out', 'retired hurt', 'retired not out'];

/** Why a ball is impossible in this state of the innings; undefined if it is possible (Laws of Cricket 2017, 3rd edition). */
export function ballFault(terms: Terms, state: InningsState, ball: Delivery): BallFault | undefined {
  if (isPlayedOut(state, terms)) return { reason: 'inningsOver' };
  return placesFault(terms, state, ball) ?? extrasFault(ball) ?? notBowledFault(ball) ?? wicketsFault(terms, state, ball);
}

function placesFault(terms: Terms, { staying, out, bowlersBefore }: InningsState, ball: Delivery): BallFault | undefined {
  const pair = [ball.batter, ball.nonStriker];
  if (ball.batter === ball.nonStriker) return { reason: 'batterTwice', player: ball.batter };
  for (const player of pair) {
    if (!terms.batting.includes(player)) return { reason: 'batterElsewhere', player };
    if (out.has(player)) return { reason: 'batterOut', player };
  }
  const missing = staying?.find((player) => !pair.includes(player));
  if (missing !== undefined) return { reason: 'notAtCrease', player: pair.find((player) => !staying?.includes(player)) ?? missing };
  if (!terms.bowling.includes(ball.bowler)) return { reason: 'bowlerElsewhere', player: ball.bowler };
  // Law 17.8: no bowler may bowl two overs, or parts of them, in succession.
  if (bowlersBefore.includes(ball.bowler)) return { reason: 'bowlerTwice', player: ball.bowler };
  return undefined;
}

function extrasFault({ runs, extras = {} }: Delivery): BallFault | undefined {
  const { wides = 0, noballs = 0, byes = 0, legbyes = 0 } = extras;
  if (wides > 0 && noballs > 0) return { reason: 'wideAndNoBall' };
  if (wides > 0 && runs > 0) return { reason: 'runsOffWide' };
  if (byes > 0 && legbyes > 0) return { reason: 'byesTwice' };
  // Law 22.6: all runs off a wide are wides.
  if (wides > 0 && byes + legbyes > 0) return { reason: 'byesOffWide' };
  if (runs > 0 && byes + legbyes > 0) return { reason: 'byesAndRuns' };
  return undefined;
}

/** Nothing but the run out of the non-striker happens before the ball is bowled (Law 38.3). */
function notBowledFault(ball: Delivery): BallFault | undefined {
  if (!ball.isNotBowled) return undefined;
  const isRunOut = ball.wickets?.some(({ kind, player }) => kind === 'run out' && player === ball.nonStriker);
  return isRunOut && ball.runs === 0 && !ball.extras ? undefined : { reason: 'notBowled' };
}

function wicketsFault(terms: Terms, state: InningsState, ball: Delivery): BallFault | undefined {
  const wickets = ball.wickets ?? [];
  const own = wickets.filter(({ kind }) => !BESIDE_THE_BALL.includes(kind));
  if (own.length > 1 || new Set(wickets.map(({ player }) => player)).size < wickets.length) {
    return { reason: 'wicketTwice', player: own[1]?.player ?? wickets[0]?.player ?? ball.batter };
  }
  if (state.wickets + wickets.length > terms.batting.length) return { reason: 'tooManyWickets' };
  for (const wicket of wickets) {
    const fault = wicketFault(terms, state, ball, wicket);
    if (fault) return fault;
  }
  return undefined;
}

function wicketFault(terms: Terms, state: InningsState, ball: Delivery, { player, kind, fielders = [] }: Wicket): BallFault | undefined {
  const isThere = player === ball.batter || player === ball.nonStriker;
  if (kind === 'timed out') {
    // Law 40: the next batter did not come in time.
    return isThere || !terms.batting.includes(player) || state.out.has(player) ? { reason: 'notTimedOut', player } : undefined;
  }
  if (!isThere) return { reason: 'wicketElsewhere', player };
  if ((isBowlers(kind) || STRIKERS.includes(kind)) && player !== ball.batter) return { reason: 'wicketOfNonStriker', player };
  if (!BESIDE_THE_BALL.includes(kind)) {
    if (ball.extras?.noballs && !OFF_NO_BALL.includes(kind)) return { reason: 'wicketOffNoBall', player };
    if (terms.hasFreeHits && state.isFreeHit && !OFF_NO_BALL.includes(kind)) return { reason: 'wicketOffFreeHit', player };
    if (ball.extras?.wides && !OFF_WIDE.includes(kind)) return { reason: 'wicketOffWide', player };
    if (!WITH_RUNS.includes(kind) && runsMade(ball) > 0) return { reason: 'runsWithWicket', player };
  }
  const stranger = fielders.find((one) => one.player !== undefined && !one.isSubstitute && !terms.bowling.includes(one.player));
  return stranger?.player === undefined ? undefined : { reason: 'fielderElsewhere', player: stranger.player };
}
