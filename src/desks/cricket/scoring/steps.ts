import { NewsroomError } from '../../../site/newsroom/newsroomError.ts';
import { ballFaultWords } from '../file/words.ts';
import { ballFault } from '../rules/ballFault.ts';
import type { Delivery, Innings, Over, Target } from '../rules/delivery.ts';
import { inningsLine } from '../rules/inningsLine.ts';
import { afterBall, atTheStart, type InningsState, inningsStateOf, isPlayedOut } from '../rules/inningsState.ts';
import type { RainRule } from '../rules/outcome.ts';
import { BALLS_PER_OVER, ballsDue, isWhole, legalBalls } from '../rules/oversBowled.ts';
import { scorecardOf } from '../rules/scorecard.ts';
import { playedOutcome, settled } from './ending.ts';
import { creditPenalties, fieldingPenalties } from './penalties.ts';
import { ballCount, changed, newInnings, otherTeam, type Play, termsOf } from './play.ts';
import { scoringWords as words } from './words.ts';

// The steps of a match, each from one state to the next; an invalid step throws and changes nothing.

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
  const scored = { ...innings, overs: withBall(innings.overs, state, ball) };
  const after = creditPenalties(play, changed(play, at, scored));
  // Penalty runs to the fielding side move the target that this ball may have reached.
  return withClosing(after, at, isPlayedOut(afterBall(state, ball, terms), termsOf(after, at)));
}

function withClosing(play: Play, at: number, isClosed: boolean): Play {
  const innings = play.innings[at];
  return innings ? changed(play, at, { ...innings, isClosed }) : play;
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
  const opened = { ...innings, overs, absentHurt: [], isClosed: false, isDeclared: false };
  return creditPenalties(play, { ...play, innings: [...play.innings.slice(0, at), opened] });
}

/** Replaces the balls of an over. All later balls must still be possible. */
export function correctOver(play: Play, { innings: number, over, balls }: { innings: number; over: number; balls: Delivery[] }): Play {
  if (play.match.status === 'fixture') throw new NewsroomError(409, words.notLive);
  const at = number - 1;
  const innings = play.innings[at];
  if (!innings) throw new NewsroomError(422, words.noInnings);
  if (!innings.overs.some((one) => one.number === over)) throw new NewsroomError(422, words.noOver);
  const overs = innings.overs.map((one) => (one.number === over ? { number: over, balls } : one));
  const after = creditPenalties(play, changed(play, at, { ...innings, overs, isClosed: false }));
  const state = checkedInningsState(after, at, over);
  const staysClosed = innings.isClosed && (at < play.innings.length - 1 || play.match.status === 'complete');
  const isClosed = staysClosed || isPlayedOut(state, termsOf(after, at));
  const mended = withClosing(after, at, isClosed);
  return settled(at === 0 ? withTarget(mended) : mended);
}

/** The first innings sets the target of the second, unless a rain rule has set it. */
function withTarget(play: Play): Play {
  const [first, second] = play.innings;
  if (!first || !second?.target) return play;
  const target = play.match.rainRule ? second.target : { runs: inningsLine(first).runs + 1, balls: second.target.balls };
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
    return {
      ...play,
      innings: [...innings, { ...newInnings(otherTeam(match, last.team), false), target, penaltyBefore: fieldingPenalties(last) }],
    };
  }
  if (!hasNextInnings(play)) throw new NewsroomError(409, words.noMoreInnings);
  const isFirst = innings.length % 2 === 0;
  const team = isFirst ? last.team : otherTeam(match, last.team);
  return { ...play, innings: [...innings, { ...newInnings(team, true), penaltyBefore: isFirst ? 0 : fieldingPenalties(last) }] };
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
