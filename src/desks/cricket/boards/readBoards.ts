import type { Database } from '../../../platform/database.ts';
import { type Player, readFirstMatches, readMatches, readPlay, readPlayers, readTeams, type TeamsById } from '../queries.ts';
import type { Play } from '../scoring/play.ts';
import { type Board, type MatchBrief, matchBoard, matchBrief } from './board.ts';

export type ReadMatch = { play: Play; board: Board; teams: TeamsById; players: ReadonlyMap<number, Player> };

/** A match with its play and all its players, in four small reads by key. A withdrawn match is undefined for readers. */
export async function readWholeMatch(db: Database, id: number): Promise<ReadMatch | undefined> {
  const [play, teams] = await Promise.all([readPlay(db, id), readTeams(db)]);
  if (!play || play.match.withdrawnAt) return undefined;
  const players = await readPlayers(db, peopleOf(play));
  return { play, board: matchBoard(play, teams, players), teams, players };
}

/** All people in a match: both squads, and substitutes who took a catch. */
function peopleOf({ squads, innings, match }: Play): number[] {
  const people = new Set(squads.flatMap((squad) => squad.players));
  for (const { balls } of innings.flatMap((one) => one.overs)) {
    for (const wicket of balls.flatMap((ball) => ball.wickets ?? [])) {
      for (const { player } of wicket.fielders ?? []) if (player !== undefined) people.add(player);
    }
  }
  for (const player of match.details.playersOfMatch ?? []) people.add(player);
  return [...people];
}

const MAX_LIVE = 6;

/** The live matches of all tournaments. */
export async function readLiveBriefs(db: Database, teams: TeamsById): Promise<MatchBrief[]> {
  const matches = await readMatches(db, { status: 'live', limit: MAX_LIVE });
  return matches.map((match) => matchBrief(match, teams));
}

/** The matches of a strip: live ones, then the latest completed, then the next, up to `room`. */
export async function readStrip(db: Database, room: number): Promise<MatchBrief[]> {
  const { byStatus, teams } = await readFirstMatches(db, { live: room, complete: room, fixture: room });
  const [live = [], complete = [], fixtures = []] = [byStatus.get('live'), byStatus.get('complete'), byStatus.get('fixture')];
  const left = Math.max(0, room - live.length);
  const next = fixtures.slice(0, Math.max(1, left - Math.min(1, complete.length)));
  return [...live, ...complete.slice(0, Math.max(0, left - next.length)), ...next].slice(0, room).map((match) => matchBrief(match, teams));
}
