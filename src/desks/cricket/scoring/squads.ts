import { NewsroomError } from '../../../site/newsroom/newsroomError.ts';
import type { Innings } from '../rules/delivery.ts';
import { ballCount, newInnings, otherTeam, type Play, type Squad } from './play.ts';
import { scoringWords as words } from './words.ts';

// The toss, and who plays.

/** The toss and the two elevens: starts the match and opens the first innings. */
export function begin(play: Play, toss: { team: number; decision: 'bat' | 'field' }, squads: readonly Squad[]): Play {
  if (play.match.status !== 'fixture') throw new NewsroomError(409, words.notFixture);
  const { teamAId, teamBId } = play.match;
  if (toss.team !== teamAId && toss.team !== teamBId) throw new NewsroomError(422, words.tossTeam);
  const batting = toss.decision === 'bat' ? toss.team : otherTeam(play.match, toss.team);
  return {
    ...play,
    match: { ...play.match, status: 'live', tossTeamId: toss.team, tossDecision: toss.decision },
    squads: checkedSquads(play, squads),
    innings: [newInnings(batting, false)],
  };
}

function checkedSquads({ match: { teamAId, teamBId } }: Play, squads: readonly Squad[]): Squad[] {
  const both = [teamAId, teamBId].map((team) => ({ team, players: squads.find((squad) => squad.team === team)?.players ?? [] }));
  const all = both.flatMap(({ players }) => players);
  if (both.some(({ players }) => players.length < 11) || new Set(all).size < all.length) throw new NewsroomError(422, words.squads);
  return both;
}

/** Takes a wrong toss or wrong elevens back, as long as no ball is entered: the match is to come again. */
export function takeTossBack(play: Play): Play {
  if (play.match.status !== 'live') throw new NewsroomError(409, words.notLive);
  if (play.innings.some((innings) => ballCount(innings) > 0)) throw new NewsroomError(409, words.ballBowled);
  return { ...play, match: { ...play.match, status: 'fixture', tossTeamId: null, tossDecision: null }, squads: [], innings: [] };
}

/** Changes who plays: a substitute comes in (concussion, impact), or a wrong eleven is put right. Who has played stays. */
export function changeSquads(play: Play, squads: readonly Squad[]): Play {
  if (play.match.status !== 'live') throw new NewsroomError(409, words.notLive);
  const after = checkedSquads(play, squads);
  const staying = new Set(after.flatMap(({ team, players }) => players.map((player) => `${team} ${player}`)));
  const played = new Set(play.innings.flatMap(playersOf));
  const isGone = ({ team, players }: Squad) => players.some((player) => played.has(player) && !staying.has(`${team} ${player}`));
  if (play.squads.some(isGone)) throw new NewsroomError(422, words.hasPlayed);
  return { ...play, squads: after };
}

const playersOf = ({ overs, absentHurt }: Innings): (number | undefined)[] => [
  ...absentHurt,
  ...overs
    .flatMap(({ balls }) => balls)
    .flatMap(({ batter, nonStriker, bowler, wickets = [] }) => [
      batter,
      nonStriker,
      bowler,
      ...wickets.flatMap(({ player, fielders = [] }) => [player, ...fielders.map((fielder) => fielder.player)]),
    ]),
];
