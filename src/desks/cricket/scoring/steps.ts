import { NewsroomError } from '../../../site/newsroom/newsroomError.ts';
import { ballFaultWords } from '../file/words.ts';
import { ballFault } from '../rules/ballFault.ts';
import type { Delivery, Innings, Over, Target } from '../rules/delivery.ts';
import { inningsLine } from '../rules/inningsLine.ts';
import { afterBall, atTheStart, type InningsState, inningsStateOf, isPlayedOut } from '../rules/inningsState.ts';
import { type Outcome, outcomeOfPlay, type RainRule } from '../rules/outcome.ts';
import { BALLS_PER_OVER, ballsDue, isWhole, legalBalls } from '../rules/oversBowled.ts';
import { scorecardOf } from '../rules/scorecard.ts';
import { otherTeam, type Play, type Squad, termsOf } from './play.ts';
import { scoringWords as words } from './words.ts';

// The steps of a match, each from one state to the next; an invalid step throws and changes nothing.

export const ballCount = (innings: Innings): number => innings.overs.reduce((sum, { balls }) => sum + balls.length, 0);

const changed = (play: Play, at: number, innings: Innings): Play => ({ ...play, innings: play.innings.with(at, innings) });

const newInnings = (team: number, isSuperOver: boolean): Innings => ({
  team,
  isSuperOver,
  overs: [],
  absentHurt: [],
  penaltyBefore: 0,
  penaltyAfter: 0,
  miscounted: {},
  isDeclared: false,
  isClosed: false,
});

/** The toss and the two elevens: starts the match and opens the first innings. */
export function begin(play: Play, toss: { team: number; decision: 'bat' | 'field' }, squads: readonly Squad[]): Play {
  if (play.match.status !== 'fixture') throw new NewsroomError(409, words.notFixture);
  const { teamAId, teamBId } = play.match;
  if (toss.team !== teamAId && toss.team !== teamBId) throw new NewsroomError(422, words.tossTeam);
  const both = [teamAId, teamBId].map((team) => ({ team, players: squads.find((squad) => squad.team === team)?.players ?? [] }));
  if (both.some(({ players }) => players.length < 11 || new Set(players).size < players.length)) throw new NewsroomError(422, words.squads);
  const batting = toss.decision === 'bat' ? toss.team : otherTeam(play.match, toss.team);
  return {
    match: { ...play.match, status: 'live', tossTeamId: toss.team, tossDecision: toss.decision },
    squads: both,
    innings: [newInnings(batting, false)],
  };
}

/** The innings that is open for balls. Throws `NewsroomError` if it is not this one. */
function openInnings(play: Play, number: number): { at: number; innings: Innings } {
  if (play.match.status !== 'live') throw new NewsroomError(409, words.notLive);
  const at = number - 1;
  const innings = play.innings[at];
  if (!innings) throw new NewsroomError(422, words.noInnings);
  if (at !== play.innings.length - 1) throw new NewsroomError(409, words.otherInnings);
  return { at, innings };
}

/**
 * Adds a ball. `number` counts all balls of the innings from 1, including wides and no-balls. It comes from the scorer's screen, so that a
 * ball that is sent twice or too early changes nothing.
 */
export function addBall(play: Play, { innings: inningsNumber, number, ball }: { innings: number; number: number; ball: Delivery }): Play {
  const { at, innings } = openInnings(play, inningsNumber);
  const known = ballCount(innings);
  if (number <= known) throw new NewsroomError(409, words.ballKnown);
  if (number > known + 1) throw new NewsroomError(409, words.ballAhead);
  if (innings.isClosed) throw new NewsroomError(409, ballFaultWords.inningsOver);
  const terms = termsOf(play, at);
  const state = inningsStateOf(innings);
  const fault = ballFault(terms, state, ball);
  if (fault) throw new NewsroomError(422, ballFaultWords[fault.reason], { details: { player: fault.player } });
  const overs = withBall(innings.overs, state, ball);
  const isClosed = isPlayedOut(afterBall(state, ball, terms), terms);
  return changed(play, at, { ...innings, overs, isClosed });
}

function withBall(overs: readonly Over[], { over, isOverBegun }: InningsState, ball: Delivery): Over[] {
  const last = overs.at(-1);
  if (!isOverBegun || !last) return [...overs, { number: over, balls: [ball] }];
  return [...overs.slice(0, -1), { number: over, balls: [...last.balls, ball] }];
}

/** Removes the last ball. An innings that it ended is open again, and a following innings without a ball is removed. */
export function undoBall(play: Play, { innings: inningsNumber, number }: { innings: number; number: number }): Play {
  const last = play.innings.at(-1);
  const empty = last !== undefined && ballCount(last) === 0 && inningsNumber === play.innings.length - 1;
  const { at, innings } = openInnings(empty ? { ...play, innings: play.innings.slice(0, -1) } : play, inningsNumber);
  const count = ballCount(innings);
  if (count === 0) throw new NewsroomError(409, words.noBall);
  if (number !== count) throw new NewsroomError(409, words.ballNotLast);
  const over = innings.overs.at(-1);
  const balls = over?.balls.slice(0, -1) ?? [];
  const overs = innings.overs.slice(0, -1);
  if (over && balls.length > 0) overs.push({ number: over.number, balls });
  return { ...play, innings: [...play.innings.slice(0, at), { ...innings, overs, absentHurt: [], isClosed: false, isDeclared: false }] };
}

/** Replaces the balls of an over. All later balls must still be possible. */
export function correctOver(play: Play, { innings: number, over, balls }: { innings: number; over: number; balls: Delivery[] }): Play {
  if (play.match.status === 'fixture') throw new NewsroomError(409, words.notLive);
  const at = number - 1;
  const innings = play.innings[at];
  if (!innings) throw new NewsroomError(422, words.noInnings);
  if (!innings.overs.some((one) => one.number === over)) throw new NewsroomError(422, words.noOver);
  const overs = innings.overs.map((one) => (one.number === over ? { number: over, balls } : one));
  const after = changed(play, at, { ...innings, overs, isClosed: false });
  const state = checkedInningsState(after, at, over);
  const staysClosed = innings.isClosed && (at < play.innings.length - 1 || play.match.status === 'complete');
  const isClosed = staysClosed || isPlayedOut(state, termsOf(after, at));
  const mended = changed(after, at, { ...innings, overs, isClosed });
  return settled(at === 0 ? withTarget(mended) : mended);
}

/** The first innings sets the target of the second, unless a rain rule has set it. */
function withTarget(play: Play): Play {
  const [first, second] = play.innings;
  if (!first || !second?.target || play.match.rainRule) return play;
  const target = { runs: inningsLine(first).runs + 1, balls: second.target.balls };
  // A chase that ended at the old target may go on; one that the scorer closed may not.
  const isClosedByHand = second.isClosed && !isPlayedOut(inningsStateOf(second), termsOf(play, 1));
  const after = changed(play, 1, { ...second, target });
  const state = checkedInningsState(after, 1, -1);
  return changed(after, 1, { ...second, target, isClosed: isClosedByHand || isPlayedOut(state, termsOf(after, 1)) });
}

/** Plays an innings again from its balls. Throws `NewsroomError` at the first impossible ball. */
function checkedInningsState(play: Play, at: number, corrected: number): InningsState {
  const innings = play.innings[at];
  if (!innings) throw new NewsroomError(422, words.noInnings);
  const terms = termsOf(play, at);
  let state = atTheStart(innings);
  for (const { number, balls } of innings.overs) {
    for (const [place, ball] of balls.entries()) {
      if (state.over !== number) throw new NewsroomError(422, words.overCount);
      const fault = ballFault(terms, state, ball);
      if (fault) throw new NewsroomError(422, number === corrected ? ballFaultWords[fault.reason] : later(number, place, fault.reason));
      state = afterBall(state, ball, terms);
    }
    if (number !== innings.overs.at(-1)?.number && state.isOverBegun) throw new NewsroomError(422, words.overCount);
  }
  return state;
}

const later = (over: number, place: number, reason: keyof typeof ballFaultWords) => ({
  gu: `${words.laterBall.gu} (${over}.${place + 1}): ${ballFaultWords[reason].gu}`,
  en: `${words.laterBall.en} (${over}.${place + 1}): ${ballFaultWords[reason].en}`,
});

/** Closes the open innings before its overs are bowled: nobody can bat, it is declared, or rain ended it. */
export function closeInnings(play: Play, closing: { innings: number; absentHurt: number[]; isDeclared: boolean }): Play {
  const { absentHurt, isDeclared } = closing;
  const { at, innings } = openInnings(play, closing.innings);
  if (absentHurt.some((player) => !termsOf(play, at).batting.includes(player))) throw new NewsroomError(422, words.strangePlayer);
  if (scorecardOf(innings).batting.some(({ player }) => absentHurt.includes(player))) throw new NewsroomError(422, words.hasBatted);
  return changed(play, at, { ...innings, absentHurt, isDeclared, isClosed: true });
}

/** Whether another innings may be opened: the second one or, after a tie, a super over. */
export function hasNextInnings(play: Play): boolean {
  const outcome = playedOutcome(play);
  const isTie = outcome?.kind === 'tie' && outcome.superOver === undefined;
  return play.innings.at(-1)?.isClosed === true && (play.innings.length === 1 || isTie);
}

/** Opens the next innings: the other team's or, after a tie, a super over, in which the team that batted second goes first. */
export function openNext(play: Play): Play {
  const { match, innings } = play;
  if (match.status !== 'live') throw new NewsroomError(409, words.notLive);
  const last = innings.at(-1);
  if (!last) throw new NewsroomError(409, words.noInnings);
  if (!last.isClosed) throw new NewsroomError(409, words.inningsOpen);
  if (innings.length === 1) {
    const target = { runs: inningsLine(last).runs + 1, balls: match.overs * BALLS_PER_OVER };
    return { ...play, innings: [...innings, { ...newInnings(otherTeam(match, last.team), false), target }] };
  }
  if (!hasNextInnings(play)) throw new NewsroomError(409, words.noMoreInnings);
  const team = innings.length % 2 === 0 ? last.team : otherTeam(match, last.team);
  return { ...play, innings: [...innings, newInnings(team, true)] };
}

/** A new target, or fewer overs for the same one, by a rain rule; or the par score that decides a chase ended by rain. */
export function reviseTarget(play: Play, { rule, ...target }: Target & { rule: RainRule }): Play {
  const { balls } = target;
  const innings = play.innings[1];
  if (!innings || innings.isClosed) throw new NewsroomError(409, words.targetFirst);
  if (balls > play.match.overs * BALLS_PER_OVER) throw new NewsroomError(422, words.targetOvers);
  const state = inningsStateOf(innings);
  if (balls < state.over * BALLS_PER_OVER + state.legal) throw new NewsroomError(422, words.targetLate);
  const after = changed({ ...play, match: { ...play.match, rainRule: rule } }, 1, { ...innings, target });
  const isClosed = isPlayedOut(state, termsOf(after, 1));
  return changed(after, 1, { ...innings, target, isClosed });
}

/** Reduces the overs per team, as long as the first innings has not exceeded them. */
export function shorten(play: Play, overs: number): Play {
  if (play.match.status === 'complete' || play.innings.length > 1) throw new NewsroomError(409, words.notFixture);
  const [first] = play.innings;
  const state = first && inningsStateOf(first);
  if (state && overs * BALLS_PER_OVER < state.over * BALLS_PER_OVER + state.legal) throw new NewsroomError(422, words.targetLate);
  const after = { ...play, match: { ...play.match, overs } };
  if (!first || !state) return after;
  return changed(after, 0, { ...first, isClosed: first.isClosed || isPlayedOut(state, termsOf(after, 0)) });
}

/** The umpire has ended an over with more or fewer than six legal balls: it stands (Law 17.5). */
export function countOver(play: Play, { innings: number, balls }: { innings: number; balls: number }): Play {
  const { at, innings } = openInnings(play, number);
  const over = innings.overs.at(-1);
  if (!over) throw new NewsroomError(409, words.noOver);
  const state = inningsStateOf(innings);
  // An open over may end now or become longer; one that has just ended may continue.
  if (balls < legalBalls(over) || (!state.isOverBegun && balls <= ballsDue(innings, over.number)))
    throw new NewsroomError(422, words.overCount);
  const after = { ...innings, miscounted: { ...innings.miscounted, [String(over.number)]: balls } };
  const isOpen = !isWhole(after, over) || !isPlayedOut(inningsStateOf(after), termsOf(changed(play, at, after), at));
  return changed(play, at, { ...after, isClosed: !isOpen });
}

/** The result by the score; undefined while there is none. */
export const playedOutcome = ({ match, innings }: Play): Outcome | undefined =>
  outcomeOfPlay({
    teams: [match.teamAId, match.teamBId],
    lines: innings.map(inningsLine),
    ...(match.rainRule ? { method: match.rainRule } : {}),
  });

/** What ends a match: the score itself, rain, or a rain rule's par score with the margin. */
export type Ending =
  | { kind: 'play' }
  | { kind: 'noResult' }
  | { kind: 'par'; team: number; runs: number; rule?: RainRule | undefined }
  | { kind: 'awarded'; team: number };

/** Ends the match. */
export function end(play: Play, ending: Ending): Play {
  if (play.match.status === 'complete') throw new NewsroomError(409, words.notLive);
  const innings = play.innings.map((one) => ({ ...one, isClosed: true }));
  const complete = (outcome: Outcome, { match } = play): Play => ({ ...play, innings, match: { ...match, status: 'complete', outcome } });
  switch (ending.kind) {
    case 'noResult':
      return complete(play.innings.some((one) => ballCount(one) > 0) ? { kind: 'noResult' } : { kind: 'abandoned' });
    case 'awarded':
      return complete({ kind: 'won', team: checkedTeam(play, ending.team), method: 'awarded' });
    case 'par': {
      // If rain ends a chase whose target was not changed before, the rule is given with the par score.
      const method = play.match.rainRule ?? ending.rule;
      if (!method) throw new NewsroomError(422, words.rainOnly);
      const team = checkedTeam(play, ending.team);
      const ruled = { ...play, match: { ...play.match, rainRule: method } };
      if (ending.runs === 0) return complete({ kind: 'tie', method }, ruled);
      return complete({ kind: 'won', team, by: { runs: ending.runs }, method }, ruled);
    }
    default: {
      const outcome = playedOutcome(play);
      if (!outcome) throw new NewsroomError(409, words.notOver);
      return complete(outcome);
    }
  }
}

function checkedTeam({ match }: Play, team: number): number {
  if (team !== match.teamAId && team !== match.teamBId) throw new NewsroomError(422, words.noTeam);
  return team;
}

/** A match decided by its score is decided again by the corrected score. */
function settled(play: Play): Play {
  const { match } = play;
  if (match.status !== 'complete' || !match.outcome) return play;
  const isRuled = 'method' in match.outcome && match.outcome.method !== undefined;
  const isByPar = isRuled && playedOutcome(play) === undefined;
  if (match.outcome.kind === 'noResult' || match.outcome.kind === 'abandoned' || isByPar) return play;
  // An awarded match, or a tie decided by wickets lost, does not follow from the score.
  if (match.outcome.kind === 'won' && match.outcome.by === undefined) return play;
  const outcome = playedOutcome(play);
  if (!outcome) throw new NewsroomError(422, words.notOver);
  return { ...play, match: { ...match, outcome } };
}

/** Withdraws a match from the site; its play is kept. A match that has not begun is deleted instead. */
export function withdraw(play: Play, { reason, now }: { reason: string; now: Date }): Play {
  if (play.match.withdrawnAt) throw new NewsroomError(409, words.withdrawn);
  if (play.match.status === 'fixture') throw new NewsroomError(409, words.notBegun);
  return { ...play, match: { ...play.match, withdrawnAt: now, withdrawnReason: reason } };
}

/** Restores a withdrawn match. */
export function restore(play: Play): Play {
  if (!play.match.withdrawnAt) throw new NewsroomError(409, words.notWithdrawn);
  return { ...play, match: { ...play.match, withdrawnAt: null, withdrawnReason: null } };
}

/** Continues a match that was ended by mistake. */
export function reopen(play: Play): Play {
  if (play.match.status !== 'complete') throw new NewsroomError(409, words.notLive);
  const at = play.innings.length - 1;
  const last = play.innings[at];
  const file = play.match.file && { ...play.match.file, isReopened: true as const };
  const match = { ...play.match, file, outcome: null, status: last ? ('live' as const) : ('fixture' as const) };
  if (!last) return { ...play, match };
  return changed({ ...play, match }, at, { ...last, isClosed: isPlayedOut(inningsStateOf(last), termsOf(play, at)) });
}
