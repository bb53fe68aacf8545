import { z } from '@hono/zod-openapi';
import type { Database } from '../../platform/database.ts';
import { ApiError, type Call, call } from '../../site/calls/call.ts';
import { listPage, slug } from '../../site/calls/callParameters.ts';
import { pageFields, pageOf } from '../../site/calls/pageOf.ts';
import {
  asLiveMatch,
  asMatch,
  asPerson,
  asTeam,
  asTournament,
  liveMatchSchema,
  matchSchema,
  teamSchema,
  tournamentSchema,
} from './api/apiShapes.ts';
import { readWholeMatch } from './boards/readBoards.ts';
import { statTables } from './boards/statTables.ts';
import {
  countMatches,
  readBestFigures,
  readMatches,
  readPlayers,
  readPointTables,
  readTeamPlayers,
  readTeams,
  readTotals,
  readTournament,
  readTournaments,
  readTournamentTeams,
  type Team,
  type Tournament,
} from './queries.ts';
import { oversText } from './rules/oversBowled.ts';
import { tableName } from './views/matchText.ts';

const desk = 'cricket';
const MAX_LIVE = 10;

const tournamentSlug = slug.optional().openapi({ description: 'The slug of a tournament; without one the tournament that is in front' });
const teamCode = z
  .string()
  .regex(/^([A-Z]{2,8})?$/, { error: 'must be the code of a side, like IND' })
  .default('')
  .openapi({ description: 'The code of a side; all sides without one', example: 'IND' });
const matchId = z
  .string()
  .regex(/^[1-9][0-9]{0,8}$/, { error: 'must be an id' })
  .transform(Number)
  .optional()
  .openapi({ type: 'string', pattern: '^[1-9][0-9]{0,8}$', description: 'The `_id` of a match', example: '31' });

/** The requested tournament, or the featured one. Throws `ApiError`. */
async function askedTournament(db: Database, wanted: string | undefined): Promise<Tournament> {
  const tournament = await readTournament(db, wanted);
  if (!tournament) throw new ApiError(404, wanted === undefined ? 'There is no tournament yet' : `There is no tournament ${wanted}`);
  return tournament;
}

/** The requested team, from those in the tournament. Throws `ApiError`. */
function askedTeam(teams: readonly Team[], code: string): Team | undefined {
  if (code === '') return undefined;
  const team = teams.find((one) => one.code === code);
  if (!team) throw new ApiError(404, `There is no side ${code} in this tournament`);
  return team;
}

const tagsOf = (tournament: Tournament) => ['cricket', 'cricket:schedule', `cricket:${tournament.id}`];

const pageSchema = z.object({
  tournament: tournamentSchema,
  matches: z.array(matchSchema),
  ...pageFields,
});

const completeMatches = call({
  path: '/cricket/matches/complete',
  summary: 'Matches that are over, the latest first: all of a tournament, or those of a side',
  desk,
  query: z.object({ ...listPage, tournament: tournamentSlug, team: teamCode }),
  data: pageSchema,
  freshFor: '1m',
  answer: async ({ app: { db }, query }) => {
    const tournament = await askedTournament(db, query.tournament);
    const team = askedTeam(await readTournamentTeams(db, tournament.id), query.team);
    const input = { tournamentId: tournament.id, status: 'complete' as const, teamId: team?.id };
    const totalCount = await countMatches(db, input);
    const page = pageOf({ totalCount }, query);
    const matches = await readMatches(db, { ...input, limit: query.limit, offset: (query.pageIndex - 1) * query.limit });
    const teams = await readTeams(db);
    return {
      data: {
        tournament: asTournament(tournament),
        matches: matches.map((match) => asMatch(match, teams, query.tz)),
        ...page,
      },
      tags: tagsOf(tournament),
    };
  },
});

const allMatches = call({
  path: '/cricket/matches',
  summary: 'What is played now, what comes next, and the latest results of a tournament; of one side when `team` says so',
  desk,
  query: z.object({ limit: listPage.limit, tournament: tournamentSlug, team: teamCode }),
  data: z.object({
    tournament: tournamentSchema,
    teams: z.array(teamSchema).openapi({ description: 'The sides of the team filter, in its order' }),
    live: z.array(matchSchema),
    fixtures: z.array(matchSchema),
    complete: z.array(matchSchema),
  }),
  freshFor: '30s',
  answer: async ({ app: { db }, query }) => {
    const tournament = await askedTournament(db, query.tournament);
    const [filter, teams] = await Promise.all([readTournamentTeams(db, tournament.id), readTeams(db)]);
    const teamId = askedTeam(filter, query.team)?.id;
    const read = async (status: 'live' | 'fixture' | 'complete') =>
      (await readMatches(db, { tournamentId: tournament.id, status, teamId, limit: query.limit })).map((match) =>
        asMatch(match, teams, query.tz),
      );
    const [live, fixtures, complete] = await Promise.all([read('live'), read('fixture'), read('complete')]);
    return {
      data: { tournament: asTournament(tournament), teams: filter.map(asTeam), live, fixtures, complete },
      tags: [...tagsOf(tournament), 'matches'],
    };
  },
});

const pointTableCall = call({
  path: '/cricket/pointtable',
  summary: 'The point table of a tournament, computed from its results; where it has groups, their tables one after the other',
  desk,
  query: z.object({ tournament: tournamentSlug }),
  data: z.object({
    tournament: tournamentSchema,
    table: z.array(
      z.object({
        position: z.number().int(),
        group: z.string().openapi({
          description: 'Whose table the row is of, where a tournament has several; the places are counted in each',
          example: 'ગ્રુપ A',
        }),
        team: teamSchema,
        played: z.number().int(),
        won: z.number().int(),
        lost: z.number().int(),
        tied: z.number().int(),
        noResult: z.number().int(),
        points: z.number().int(),
        netRunRate: z.number().openapi({ description: 'Runs an over, to three places', example: 1.405 }),
      }),
    ),
  }),
  freshFor: '1m',
  answer: async ({ app: { db }, query }) => {
    const tournament = await askedTournament(db, query.tournament);
    const [tables, teams] = await Promise.all([readPointTables(db, tournament), readTeams(db)]);
    return {
      data: {
        tournament: asTournament(tournament),
        table: tables.flatMap((one) =>
          one.rows.map(({ team, netRunRate, played, won, lost, tied, noResult, points }, at) => ({
            position: at + 1,
            group: tableName(one),
            team: asTeam(teams.get(team)),
            played,
            won,
            lost,
            tied,
            noResult,
            points,
            netRunRate: Math.round(netRunRate * 1000) / 1000,
          })),
        ),
      },
      tags: tagsOf(tournament),
    };
  },
});

const teamPlayers = call({
  path: '/cricket/teams/players',
  summary: 'The sides of a tournament with their players; one side when `team` says so',
  desk,
  query: z.object({ tournament: tournamentSlug, team: teamCode }),
  data: z.object({
    teams: z.array(
      z.object({
        team: teamSchema,
        players: z.array(z.object({ _id: z.string(), name: z.string(), nameEn: z.string(), url: z.string() })),
      }),
    ),
  }),
  freshFor: '5m',
  answer: async ({ app: { db }, query }) => {
    const tournament = await askedTournament(db, query.tournament);
    const filter = await readTournamentTeams(db, tournament.id);
    const team = askedTeam(filter, query.team);
    const sides = await Promise.all(
      (team ? [team] : filter).map(async (one) => {
        const players = await readTeamPlayers(db, one.id);
        const byId = new Map(players.map((player) => [player.id, player]));
        return { team: asTeam(one), players: players.map(({ id, nameEn }) => ({ ...asPerson(id, byId), nameEn })) };
      }),
    );
    return { data: { teams: sides }, tags: tagsOf(tournament) };
  },
});

const liveMatch = call({
  path: '/cricket/live/match',
  summary: 'A match with its scorecards, by `matchId`; without one, the matches that are being played',
  desk,
  query: z.object({ matchId }),
  data: z.object({ matches: z.array(liveMatchSchema) }),
  freshFor: '10s',
  answer: async ({ app: { db }, query }) => {
    const ids =
      query.matchId === undefined ? (await readMatches(db, { status: 'live', limit: MAX_LIVE })).map(({ id }) => id) : [query.matchId];
    const [results, tournaments] = await Promise.all([Promise.all(ids.map((id) => readWholeMatch(db, id))), readTournaments(db)]);
    const matches = results.flatMap((result) => {
      const tournament = result && tournaments.find(({ id }) => id === result.play.match.tournamentId);
      return tournament ? [asLiveMatch(result, tournament, query.tz)] : [];
    });
    if (query.matchId !== undefined && matches.length === 0) throw new ApiError(404, `There is no match ${query.matchId}`);
    return {
      data: { matches },
      tags: ['cricket', ...(query.matchId === undefined ? ['matches', 'cricket:schedule'] : [`match:${query.matchId}`])],
    };
  },
});

const statRow = z.object({
  position: z.number().int(),
  player: z.object({ _id: z.string(), name: z.string(), url: z.string() }),
  team: teamSchema,
  matches: z.number().int(),
  value: z.string(),
});

const stats = call({
  path: '/cricket/tournament/stats',
  summary: 'Who leads a tournament: runs, wickets, sixes, averages, strike rates, economy, best figures',
  desk,
  query: z.object({ tournament: tournamentSlug, limit: listPage.limit }),
  data: z.object({
    tournament: tournamentSchema,
    stats: z.array(
      z.object({
        key: z.enum(['runs', 'wickets', 'sixes', 'averages', 'strikeRates', 'economy']),
        title: z.string(),
        rows: z.array(statRow),
      }),
    ),
    bestFigures: z.array(statRow.omit({ matches: true }).extend({ matchId: z.string(), overs: z.string() })),
  }),
  freshFor: '1m',
  answer: async ({ app: { db }, query }) => {
    const tournament = await askedTournament(db, query.tournament);
    const [totals, best, teams] = await Promise.all([
      readTotals(db, tournament.id),
      readBestFigures(db, tournament.id, query.limit),
      readTeams(db),
    ]);
    const tables = statTables(totals, query.limit);
    const people = [...tables.flatMap(({ rows }) => rows.map((row) => row.playerId)), ...best.map((one) => one.playerId)];
    const players = await readPlayers(db, [...new Set(people)]);
    return {
      data: {
        tournament: asTournament(tournament),
        stats: tables.map(({ key, title, rows }) => ({
          key,
          title,
          rows: rows.map(({ playerId, teamId, matches, value }, at) => ({
            position: at + 1,
            player: asPerson(playerId, players),
            team: asTeam(teams.get(teamId)),
            matches,
            value,
          })),
        })),
        bestFigures: best.map((done, at) => ({
          position: at + 1,
          player: asPerson(done.playerId, players),
          team: asTeam(teams.get(done.teamId)),
          value: `${done.wickets}/${done.runsConceded}`,
          overs: oversText(done.ballsBowled),
          matchId: String(done.matchId),
        })),
      },
      tags: tagsOf(tournament),
    };
  },
});

export const cricketCalls: readonly Call[] = [completeMatches, allMatches, pointTableCall, teamPlayers, liveMatch, stats];
