import { type Innings, winningRuns } from '../rules/delivery.ts';
import { inningsLine } from '../rules/inningsLine.ts';
import type { Terms } from '../rules/inningsState.ts';
import { BALLS_PER_OVER } from '../rules/oversBowled.ts';
import type { cricketMatches } from '../tables.ts';

export type MatchRow = typeof cricketMatches.$inferSelect;
export type Squad = { team: number; players: number[] };

/** A match with its complete play: the input and output of steps. `hasFreeHits` is its tournament's. */
export type Play = { match: MatchRow; hasFreeHits: boolean; squads: Squad[]; innings: Innings[] };

export const ballCount = (innings: Innings): number => innings.overs.reduce((sum, { balls }) => sum + balls.length, 0);

/** The play with one innings replaced. */
export const changed = (play: Play, at: number, innings: Innings): Play => ({ ...play, innings: play.innings.with(at, innings) });

export const newInnings = (team: number, isSuperOver: boolean): Innings => ({
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

export const otherTeam = ({ teamAId, teamBId }: Pick<MatchRow, 'teamAId' | 'teamBId'>, team: number): number =>
  team === teamAId ? teamBId : teamAId;

/** The conditions of an innings of a match. */
export function termsOf({ match, hasFreeHits, squads, innings }: Play, at: number): Terms {
  const one = innings[at];
  const playersOf = (team: number | undefined) => squads.find((squad) => squad.team === team)?.players ?? [];
  const [first] = innings;
  const target = one?.target ? winningRuns(one.target) : at === 1 && first ? inningsLine(first).runs + 1 : superTarget(innings, at);
  const allowed = one?.target?.isPar ? undefined : one?.target?.balls;
  return {
    batting: playersOf(one?.team),
    bowling: playersOf(one && otherTeam(match, one.team)),
    mostBalls: one?.isSuperOver ? BALLS_PER_OVER : (allowed ?? match.overs * BALLS_PER_OVER),
    ...(target === undefined ? {} : { target }),
    isSuperOver: one?.isSuperOver ?? false,
    hasFreeHits: hasFreeHits && match.file === null && match.replayOf === null,
    miscounted: one?.miscounted ?? {},
  };
}

/** In the second of two super overs, the first one sets the target. */
function superTarget(innings: readonly Innings[], at: number): number | undefined {
  const before = innings[at - 1];
  return innings[at]?.isSuperOver && before?.isSuperOver && at % 2 === 1 ? inningsLine(before).runs + 1 : undefined;
}
