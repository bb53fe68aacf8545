import type { z } from 'zod';
import type { Database } from '../../../platform/database.ts';
import { NewsroomError } from '../../../site/newsroom/newsroomError.ts';
import { readMatches, readPlayers, readTeamPlayers, readTeams, readTournaments, readTournamentTeams, type TeamsById } from '../queries.ts';
import { inningsLine } from '../rules/inningsLine.ts';
import { oversText } from '../rules/oversBowled.ts';
import { ballLabel } from '../rules/scorecard.ts';
import { creaseOf } from '../scoring/crease.ts';
import { playedOutcome } from '../scoring/ending.ts';
import { ballCount, type MatchRow, termsOf } from '../scoring/play.ts';
import { readPlay } from '../scoring/playStore.ts';
import { hasNextInnings } from '../scoring/steps.ts';
import { scoringWords } from '../scoring/words.ts';
import { matchAddress } from '../views/addresses.ts';
import { matchNote, numberText, scoreText, whenText } from '../views/matchText.ts';
import type { cricketForEditing, matchForEditing, scoringState } from './shapes.ts';

type MatchForEditing = z.input<typeof matchForEditing>;

const side = (teams: TeamsById, id: number) => ({ id, code: teams.get(id)?.code ?? '', name: teams.get(id)?.name ?? '' });

function matchOf(match: MatchRow, teams: TeamsById): MatchForEditing {
  const { id, tournamentId, number, stage, isLeague, status, startsAt, venue, city, overs } = match;
  return {
    id,
    tournamentId,
    number,
    stage,
    isLeague,
    label: numberText(match),
    status,
    teamA: side(teams, match.teamAId),
    teamB: side(teams, match.teamBId),
    scores: match.lines.map((line) => `${teams.get(line.team)?.code ?? ''} ${scoreText(line)} (${oversText(line.balls)})`),
    note: matchNote(match, teams),
    startsAt,
    when: whenText(match),
    group: match.group,
    withdrawnReason: match.withdrawnAt ? (match.withdrawnReason ?? '') : undefined,
    version: match.version,
    venue,
    city,
    overs,
    address: matchAddress(match, teams),
  };
}

/** All tournaments with their teams, and all teams. */
export async function readCricketForEditing(db: Database): Promise<z.input<typeof cricketForEditing>> {
  const [tournaments, teams] = await Promise.all([readTournaments(db), readTeams(db)]);
  const withTeams = await Promise.all(
    tournaments.map(async (one, at) => ({
      ...one,
      teamIds: (await readTournamentTeams(db, one.id)).map((team) => team.id),
      isFeatured: at === 0,
    })),
  );
  return { tournaments: withTeams, teams: [...teams.values()] };
}

const MATCHES_AT_DESK = 60;

/** The matches of a tournament: live, upcoming, completed, withdrawn. */
export async function readMatchesForEditing(db: Database, tournamentId: number): Promise<MatchForEditing[]> {
  const teams = await readTeams(db);
  const lists = await Promise.all([
    ...(['live', 'fixture', 'complete'] as const).map((status) => readMatches(db, { tournamentId, status, limit: MATCHES_AT_DESK })),
    readMatches(db, { tournamentId, isWithdrawn: true, limit: MATCHES_AT_DESK }),
  ]);
  return lists.flat().map((match) => matchOf(match, teams));
}

/** Throws `NewsroomError` if there is no such match. */
export async function readScoringState(db: Database, matchId: number): Promise<z.input<typeof scoringState>> {
  const play = await readPlay(db, matchId);
  if (!play) throw new NewsroomError(404, scoringWords.notThere);
  const { match, squads, innings } = play;
  const teams = await readTeams(db);
  const players = await readPlayers(
    db,
    squads.flatMap((squad) => squad.players),
  );
  const candidates =
    match.status === 'fixture'
      ? await Promise.all(
          [match.teamAId, match.teamBId].map(async (team) => ({
            team,
            players: (await readTeamPlayers(db, team)).map(({ id, name }) => ({ id, name })),
          })),
        )
      : [];
  const open = innings.at(-1);
  return {
    match: matchOf(match, teams),
    version: match.version,
    candidates,
    squads: squads.map(({ team, players: ids }) => ({ team, players: ids.map((id) => ({ id, name: players.get(id)?.name ?? '' })) })),
    innings: innings.map((one, at) => {
      const line = inningsLine(one);
      return {
        number: at + 1,
        team: one.team,
        isSuperOver: one.isSuperOver,
        isClosed: one.isClosed,
        score: scoreText(line),
        overs: oversText(line.balls),
        balls: ballCount(one),
        target: one.target,
        oversBowled: one.overs.map(({ number, balls }) => ({ number, balls: balls.map((ball) => ({ label: ballLabel(ball), ball })) })),
      };
    }),
    crease: match.status === 'live' && open && !open.isClosed ? creaseOf(open, termsOf(play, innings.length - 1).hasFreeHits) : undefined,
    hasNextInnings: match.status === 'live' && hasNextInnings(play),
    isDecided: match.status === 'live' && playedOutcome(play) !== undefined,
  };
}
