import { z } from '@hono/zod-openapi';
import { call } from '../../../site/calls/call.ts';
import { listPage } from '../../../site/calls/callParameters.ts';
import { pageFields, pageOf } from '../../../site/calls/pageOf.ts';
import { countMatches, readMatches, readTeams, readTournamentTeams } from '../queries.ts';
import type { MatchRow } from '../scoring/play.ts';
import { asMatch, asTeam, asTournament, matchSchema, teamSchema, tournamentSchema } from './apiShapes.ts';
import { askedTeam, askedTournament, tagsOf, teamCode, tournamentSlug } from './askedTournament.ts';

const desk = 'cricket';

const pageSchema = z.object({
  tournament: tournamentSchema,
  matches: z.array(matchSchema),
  ...pageFields,
});

export const completeMatches = call({
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

export const allMatches = call({
  path: '/cricket/matches',
  summary: 'What is played now, what comes next, and the latest results of a tournament; of one side when `team` says so',
  desk,
  query: z.object({ ...listPage, tournament: tournamentSlug, team: teamCode }),
  data: z.object({
    tournament: tournamentSchema,
    teams: z.array(teamSchema).openapi({ description: 'The sides of the team filter, in its order' }),
    live: z.array(matchSchema),
    fixtures: z.array(matchSchema),
    complete: z.array(matchSchema),
    ...pageFields,
    totalCount: z.number().int().openapi({ description: 'Entries of the longest of the three lists, which are paged together' }),
  }),
  freshFor: '30s',
  answer: async ({ app: { db }, query }) => {
    const tournament = await askedTournament(db, query.tournament);
    const [filter, teams] = await Promise.all([readTournamentTeams(db, tournament.id), readTeams(db)]);
    const teamId = askedTeam(filter, query.team)?.id;
    const { pageIndex, limit } = query;
    const read = async (status: MatchRow['status']) => {
      const asked = { tournamentId: tournament.id, status, teamId };
      const [matches, count] = await Promise.all([
        readMatches(db, { ...asked, limit, offset: (pageIndex - 1) * limit }),
        countMatches(db, asked),
      ]);
      return { matches: matches.map((match) => asMatch(match, teams, query.tz)), count };
    };
    const [live, fixtures, complete] = await Promise.all([read('live'), read('fixture'), read('complete')]);
    return {
      data: {
        tournament: asTournament(tournament),
        teams: filter.map(asTeam),
        live: live.matches,
        fixtures: fixtures.matches,
        complete: complete.matches,
        ...pageOf({ totalCount: Math.max(live.count, fixtures.count, complete.count) }, query),
      },
      tags: [...tagsOf(tournament), 'matches'],
    };
  },
});
