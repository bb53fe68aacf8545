import { z } from 'zod';
import type { Database } from '../../platform/database.ts';
import { type NotFound, notFound, type Page, page } from '../../site/pages/page.tsx';
import type { Subject } from '../../site/pages/subject.ts';
import { offersLogin, settingsTag } from '../settings/queries.ts';
import { matchesBeside } from './blocks.tsx';
import { matchBrief } from './boards/board.ts';
import { readLiveBriefs } from './boards/readBoards.ts';
import { statTables } from './boards/statTables.ts';
import { matchPages } from './pages/matchPages.ts';
import { cricketSearchText } from './pages/words.ts';
import {
  readBestFigures,
  readMatches,
  readPlayerMatches,
  readPlayers,
  readPlayerTotals,
  readPointTables,
  readTeamPlayers,
  readTeams,
  readTotals,
  readTournament,
  readTournaments,
  readTournamentTeams,
  type Tournament,
} from './queries.ts';
import { playerAddress, teamAddress } from './views/addresses.ts';
import { cricketBreadcrumbs, type NoTournament } from './views/CricketHead.tsx';
import { type CricketHomeData, CricketHomePage } from './views/CricketHomePage.tsx';
import { type MatchesData, MatchesPage } from './views/MatchesPage.tsx';
import { type PlayerData, PlayerPage, type TeamData, TeamPage } from './views/PlayerPages.tsx';
import { cricketPageCards } from './views/socialCards.ts';
import { type StatsData, StatsPage, type TableData, TablePage } from './views/TablePages.tsx';
import { cricketText as words } from './words.ts';

const HOME_MATCHES = 4;
const HOME_TABLE = 5;
const HOME_TABLES = 2;
const HOME_STATS = 5;
const STATS_ROWS = 10;
const MAX_MATCHES = 100;
const TEAM_MATCHES = 10;
const PLAYER_MATCHES = 60;

/** Pages without a live match of their own, with little on them. */
const besideScores = (): Subject => ({ isShort: true, comesFirst: matchesBeside.name });

const slug = z
  .string()
  .regex(/^[a-z0-9-]{1,80}$/)
  .optional()
  .catch(undefined);
const tournamentQuery = z.object({ tournament: slug });
const idOf = (text: string) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined);

/** The requested tournament, and the other ones. */
async function chosenTournament(db: Database, wanted: string | undefined) {
  const [tournament, all] = await Promise.all([readTournament(db, wanted), readTournaments(db)]);
  return tournament && { tournament, isFront: tournament.id === all[0]?.id, others: all.filter(({ id }) => id !== tournament.id) };
}

/** What is shown for a tournament that is not there: that there is none at all, or nothing. */
const withoutTournament = async (db: Database): Promise<NoTournament | NotFound> =>
  (await readTournaments(db)).length === 0 ? { tournament: undefined } : notFound();

type Chosen = { isFront: boolean; tournament: Tournament } | NoTournament;

const ofTournament = ({ tournament }: Chosen) => ['cricket', 'cricket:schedule', ...(tournament ? [`cricket:${tournament.id}`] : [])];

/** The head of a page about the chosen tournament. */
const headOf = (path: string, { title, description }: { title: string; description: string }, data: Chosen) => ({
  breadcrumbs: cricketBreadcrumbs,
  card,
  title: data.tournament ? `${title}, ${data.tournament.name}` : title,
  description: data.tournament ? `${data.tournament.name}: ${description}` : words.noTournament,
  canonical: data.tournament && !data.isFront ? `${path}?tournament=${data.tournament.slug}` : path,
});

/** Of the pages that are about no match. */
const card = cricketPageCards.named('home');

const homePage: Page = page({
  path: '/cricket',
  load: async ({ app: { db } }): Promise<CricketHomeData> => {
    const [tournament, teams] = await Promise.all([readTournament(db, undefined), readTeams(db)]);
    const brief = (matches: Awaited<ReturnType<typeof readMatches>>) => matches.map((match) => matchBrief(match, teams));
    const [live, results, fixtures] = await Promise.all([
      readLiveBriefs(db, teams),
      readMatches(db, { tournamentId: tournament?.id, status: 'complete', limit: HOME_MATCHES }),
      readMatches(db, { tournamentId: tournament?.id, status: 'fixture', limit: HOME_MATCHES }),
    ]);
    const lists = { live, results: brief(results), fixtures: brief(fixtures), teams };
    if (!tournament) return { ...lists, tournament, tables: [], stats: [], filter: [], players: new Map() };
    const [tables, totals, filter] = await Promise.all([
      readPointTables(db, tournament),
      readTotals(db, tournament.id),
      readTournamentTeams(db, tournament.id),
    ]);
    const stats = statTables(totals, HOME_STATS).filter(({ key }) => key === 'runs' || key === 'wickets');
    const players = await readPlayers(
      db,
      stats.flatMap((one) => one.rows.map((row) => row.playerId)),
    );
    return {
      ...lists,
      tournament,
      tables: tables.slice(0, HOME_TABLES).map((one) => ({ ...one, rows: one.rows.slice(0, HOME_TABLE) })),
      stats,
      filter,
      players,
    };
  },
  head: () => ({ title: cricketSearchText.home, description: `${words.title}: ${words.intro}`, canonical: '/cricket', card }),
  tags: ({ tournament }) => ['cricket', 'matches', 'cricket:schedule', ...(tournament ? [`cricket:${tournament.id}`] : [])],
  keepsMain: true,
  freshFor: () => '1m',
  about: () => ({ leavesOut: matchesBeside.name }),
  view: CricketHomePage,
});

const matchesPage: Page = page({
  path: '/cricket/matches',
  query: z.object({
    tournament: slug,
    team: z
      .string()
      .regex(/^[A-Z]{2,8}$/)
      .optional()
      .catch(undefined),
  }),
  load: async ({ app: { db }, query }): Promise<MatchesData | NoTournament | NotFound> => {
    const result = await chosenTournament(db, query.tournament);
    if (!result) return withoutTournament(db);
    const [filter, teams] = await Promise.all([readTournamentTeams(db, result.tournament.id), readTeams(db)]);
    const team = filter.find(({ code }) => code === query.team);
    const read = async (status: 'live' | 'complete' | 'fixture') =>
      (await readMatches(db, { tournamentId: result.tournament.id, status, teamId: team?.id, limit: MAX_MATCHES })).map((match) =>
        matchBrief(match, teams),
      );
    const [live, results, fixtures] = await Promise.all([read('live'), read('complete'), read('fixture')]);
    return { ...result, filter, chosen: team?.code ?? '', live, results, fixtures };
  },
  head: (data) => ({
    ...headOf('/cricket/matches', { title: words.allMatches, description: words.intro }, data),
    ...(data.tournament && { listed: [...data.live, ...data.fixtures, ...data.results].map(({ href }) => href) }),
  }),
  tags: (data) => [...ofTournament(data), 'matches'],
  keepsMain: true,
  freshFor: () => '1m',
  about: (data) => ({ leavesOut: matchesBeside.name, isShort: !data.tournament || data.chosen !== '' }),
  view: MatchesPage,
});

const tablePage: Page = page({
  path: '/cricket/table',
  query: tournamentQuery,
  load: async ({ app: { db }, query }): Promise<TableData | NoTournament | NotFound> => {
    const result = await chosenTournament(db, query.tournament);
    if (!result) return withoutTournament(db);
    const [tables, teams] = await Promise.all([readPointTables(db, result.tournament), readTeams(db)]);
    return { ...result, tables, teams };
  },
  head: (data) => headOf('/cricket/table', { title: words.table, description: words.tableNote }, data),
  tags: ofTournament,
  keepsMain: true,
  freshFor: () => '5m',
  about: besideScores,
  view: TablePage,
});

const statsPage: Page = page({
  path: '/cricket/stats',
  query: tournamentQuery,
  load: async ({ app: { db }, query }): Promise<StatsData | NoTournament | NotFound> => {
    const result = await chosenTournament(db, query.tournament);
    if (!result) return withoutTournament(db);
    const { id } = result.tournament;
    const [totals, best, teams] = await Promise.all([readTotals(db, id), readBestFigures(db, id, STATS_ROWS), readTeams(db)]);
    const matches = await readMatches(db, { tournamentId: id, status: 'complete', limit: MAX_MATCHES * 4 });
    const stats = statTables(totals, STATS_ROWS);
    const players = await readPlayers(db, [
      ...stats.flatMap((one) => one.rows.map((row) => row.playerId)),
      ...best.map((one) => one.playerId),
    ]);
    const played = new Map(matches.map((match) => [match.id, match]));
    return {
      ...result,
      stats,
      best: best.flatMap((done) => {
        const match = played.get(done.matchId);
        return match ? [{ done, match }] : [];
      }),
      teams,
      players,
    };
  },
  head: (data) => {
    const rankings = [words.mostRuns, words.mostWickets, words.mostSixes, words.bestFigures].join(', ');
    return headOf('/cricket/stats', { title: words.stats, description: `${rankings}.` }, data);
  },
  tags: ofTournament,
  keepsMain: true,
  freshFor: () => '5m',
  view: StatsPage,
});

const teamPage: Page = page({
  path: '/cricket/team/:slug',
  load: async ({ app: { db }, params }): Promise<TeamData | NotFound> => {
    const teams = await readTeams(db);
    const team = [...teams.values()].find((one) => one.slug === params.slug);
    if (!team) return notFound();
    const formats = new Map((await readTournaments(db)).map(({ id, format }) => [id, format]));
    const read = async (status: 'live' | 'complete' | 'fixture') =>
      (await readMatches(db, { status, teamId: team.id, limit: TEAM_MATCHES })).map((match) =>
        matchBrief(match, teams, formats.get(match.tournamentId)),
      );
    const [players, live, results, fixtures] = await Promise.all([
      readTeamPlayers(db, team.id),
      read('live'),
      read('complete'),
      read('fixture'),
    ]);
    return { offersLogin: await offersLogin(db), team, players, live, results, fixtures };
  },
  head: ({ team }, siteUrl) => ({
    title: `${team.name}${cricketSearchText.side}`,
    description: `${team.name}: ${words.results}, ${words.fixtures}, ${words.squads}.`,
    canonical: teamAddress(team),
    breadcrumbs: cricketBreadcrumbs,
    card,
    jsonLd: [{ '@type': 'SportsTeam', url: `${siteUrl}${teamAddress(team)}`, name: team.name, alternateName: team.code, sport: 'Cricket' }],
  }),
  tags: () => ['cricket', 'cricket:schedule', 'matches', settingsTag],
  keepsMain: true,
  freshFor: () => '1m',
  about: besideScores,
  view: TeamPage,
});

const playerPage: Page = page({
  path: '/cricket/player/:id',
  load: async ({ app: { db }, params }): Promise<PlayerData | NotFound> => {
    const id = idOf(params.id);
    const player = id === undefined ? undefined : (await readPlayers(db, [id])).get(id);
    if (!player) return notFound();
    const [teams, totals, matches, tournaments] = await Promise.all([
      readTeams(db),
      readPlayerTotals(db, player.id),
      readPlayerMatches(db, player.id, PLAYER_MATCHES),
      readTournaments(db),
    ]);
    const team = teams.get(player.teamId);
    if (!team) return notFound();
    return {
      player,
      team,
      teams,
      matches,
      totals: totals.flatMap((one) => {
        const tournament = tournaments.find(({ id: known }) => known === one.tournamentId);
        return tournament ? [{ tournament, totals: one }] : [];
      }),
    };
  },
  head: ({ player, team }, siteUrl) => ({
    title: `${player.name}, ${team.name}${cricketSearchText.player}`,
    description: `${player.name} (${team.name}): ${words.stats}, ${words.byMatch}.`,
    canonical: playerAddress(player.id),
    breadcrumbs: cricketBreadcrumbs,
    card,
    jsonLd: [
      {
        '@type': 'Person',
        url: `${siteUrl}${playerAddress(player.id)}`,
        name: player.name,
        memberOf: { '@type': 'SportsTeam', url: `${siteUrl}${teamAddress(team)}`, name: team.name },
      },
    ],
  }),
  tags: ({ totals }) => ['cricket', 'cricket:schedule', ...totals.map(({ tournament }) => `cricket:${tournament.id}`)],
  keepsMain: true,
  freshFor: () => '5m',
  about: besideScores,
  view: PlayerPage,
});

export const cricketPages: readonly Page[] = [homePage, matchesPage, tablePage, statsPage, ...matchPages, teamPage, playerPage];
