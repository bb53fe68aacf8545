import { z } from '@hono/zod-openapi';
import { ApiError, type Call, call } from '../../site/calls/call.ts';
import { listPage } from '../../site/calls/callParameters.ts';
import { asLiveMatch, asPerson, asTeam, asTournament, liveMatchSchema, teamSchema, tournamentSchema } from './api/apiShapes.ts';
import { askedTeam, askedTournament, tagsOf, teamCode, tournamentSlug } from './api/askedTournament.ts';
import { allMatches, completeMatches } from './api/matchListCalls.ts';
import { readWholeMatch } from './boards/readBoards.ts';
import { statTables } from './boards/statTables.ts';
import {
  readBestFigures,
  readMatches,
  readPlayers,
  readPointTables,
  readTeamPlayers,
  readTeams,
  readTotals,
  readTournaments,
  readTournamentTeams,
} from './queries.ts';
import { oversText } from './rules/oversBowled.ts';
import { tableName } from './views/matchText.ts';

const desk = 'cricket';
const MAX_LIVE = 10;

const matchId = z
  .string()
  .regex(/^[1-9][0-9]{0,8}$/, { error: 'must be an id' })
  .transform(Number)
  .optional()
  .openapi({ type: 'string', pattern: '^[1-9][0-9]{0,8}$', description: 'The `_id` of a match', example: '31' });

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
