import { NewsroomError } from '../../../site/newsroom/newsroomError.ts';
import { newInnings, otherTeam, type Play, type Squad } from './play.ts';
import { scoringWords as words } from './words.ts';

// The toss, and who plays.

/** The toss and the two elevens: starts the match and opens the first innings. */
export function begin(play: Play, toss: { team: number; decision: 'bat' | 'field' }, squads: readonly Squad[]): Play {
  if (play.match.status !== 'fixture') throw new NewsroomError(409, words.notFixture);
  const { teamAId, teamBId } = play.match;
  if (toss.team !== teamAId && toss.team !== teamBId) throw new NewsroomError(422, words.tossTeam);
  const both = [teamAId, teamBId].map((team) => ({ team, players: squads.find((squad) => squad.team === team)?.players ?? [] }));
  if (both.some(({ players }) => players.length < 11 || new Set(players).size < players.length)) throw new NewsroomError(422, words.squads);
  const batting = toss.decision === 'bat' ? toss.team : otherTeam(play.match, toss.team);
  return {
    ...play,
    match: { ...play.match, status: 'live', tossTeamId: toss.team, tossDecision: toss.decision },
    squads: both,
    innings: [newInnings(batting, false)],
  };
}
