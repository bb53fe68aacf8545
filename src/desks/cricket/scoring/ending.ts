import { NewsroomError } from '../../../site/newsroom/newsroomError.ts';
import { inningsLine } from '../rules/inningsLine.ts';
import { inningsStateOf, isPlayedOut } from '../rules/inningsState.ts';
import { type Outcome, outcomeOfPlay, type RainRule } from '../rules/outcome.ts';
import { BALLS_PER_OVER } from '../rules/oversBowled.ts';
import { ballCount, changed, type Play, termsOf } from './play.ts';
import { scoringWords as words } from './words.ts';

// The end of a match, its result, and what is done with an ended one.

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
export function settled(play: Play): Play {
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
  if (play.match.status === 'fixture') throw new NewsroomError(409, words.notBegun);
  return { ...play, match: { ...play.match, withdrawnAt: play.match.withdrawnAt ?? now, withdrawnReason: reason } };
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
  const rainRule = isRuledByPar(play) ? null : play.match.rainRule;
  const match = { ...play.match, file, rainRule, outcome: null, status: last ? ('live' as const) : ('fixture' as const) };
  if (!last) return { ...play, match };
  return changed({ ...play, match }, at, { ...last, isClosed: isPlayedOut(inningsStateOf(last), termsOf(play, at)) });
}

/** Whether the rain rule only gave the par score of the result: a rule that set the target of the chase stands. */
function isRuledByPar({ match, innings: [first, second] }: Play): boolean {
  const target = second?.target;
  if (!first || !target || target.isPar) return false;
  return target.runs === inningsLine(first).runs + 1 && target.balls === match.overs * BALLS_PER_OVER;
}
