import { z } from 'zod';
import type { Database } from '../../platform/database.ts';
import type { App } from '../../site/app.ts';
import { type Moved, moved, type NotFound, notFound, type Page, page } from '../../site/page.tsx';
import { matchBrief } from './boards/board.ts';
import { readLiveBriefs, readWholeMatch } from './boards/readBoards.ts';
import { statTables } from './boards/statTables.ts';
import {
  isWithdrawn,
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
import { isLeftBehind } from './scoring/replayCopy.ts';
import { type MatchTab, matchAddress, matchTabs, matchTitle, playerAddress, teamAddress } from './views/addresses.ts';
import { type CricketHomeData, CricketHomePage } from './views/CricketHomePage.tsx';
import { type MatchesData, MatchesPage } from './views/MatchesPage.tsx';
import { MatchPage, type MatchPageData } from './views/MatchPage.tsx';
import { matchJsonLd } from './views/matchJsonLd.ts';
import { type PlayerData, PlayerPage, type TeamData, TeamPage } from './views/PlayerPages.tsx';
import { type StatsData, StatsPage, type TableData, TablePage } from './views/TablePages.tsx';
import { cricketText as say } from './words.ts';

const HOME_MATCHES = 4;
const HOME_TABLE = 5;
const HOME_TABLES = 2;
const HOME_STATS = 5;
const STATS_ROWS = 10;
const MAX_MATCHES = 100;
const TEAM_MATCHES = 10;
const PLAYER_MATCHES = 60;

const slug = z
  .string()
  .regex(/^[a-z0-9-]{1,80}$/)
  .optional()
  .catch(undefined);
const tournamentQuery = z.object({ tournament: slug });
const idOf = (text: string) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined);

/** The tournament that is asked for, and the others with it. */
async function asked(db: Database, wanted: string | undefined) {
  const [tournament, all] = await Promise.all([readTournament(db, wanted), readTournaments(db)]);
  return tournament && { tournament, isFront: tournament.id === all[0]?.id, others: all.filter(({ id }) => id !== tournament.id) };
}

const ofTournament = ({ tournament }: { tournament: Tournament }) => ['cricket', 'cricket:schedule', `cricket:${tournament.id}`];
const addressOf = (path: string, { isFront, tournament }: { isFront: boolean; tournament: Tournament }) =>
  isFront ? path : `${path}?tournament=${tournament.slug}`;

const homePage: Page = page({
  path: '/cricket',
  load: async ({ app: { db } }): Promise<CricketHomeData> => {
    const [tournament, teams] = await Promise.all([readTournament(db), readTeams(db)]);
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
  head: () => ({ title: say.title, description: say.intro, canonical: '/cricket' }),
  tags: ({ tournament }) => ['cricket', 'matches', 'cricket:schedule', ...(tournament ? [`cricket:${tournament.id}`] : [])],
  freshFor: () => '1m',
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
  load: async ({ app: { db }, query }): Promise<MatchesData | NotFound> => {
    const found = await asked(db, query.tournament);
    if (!found) return notFound();
    const [filter, teams] = await Promise.all([readTournamentTeams(db, found.tournament.id), readTeams(db)]);
    const team = filter.find(({ code }) => code === query.team);
    const read = async (status: 'live' | 'complete' | 'fixture') =>
      (await readMatches(db, { tournamentId: found.tournament.id, status, teamId: team?.id, limit: MAX_MATCHES })).map((match) =>
        matchBrief(match, teams),
      );
    const [live, results, fixtures] = await Promise.all([read('live'), read('complete'), read('fixture')]);
    return { ...found, filter, chosen: team?.code ?? '', live, results, fixtures };
  },
  head: (data) => ({
    title: `${say.allMatches}, ${data.tournament.name}`,
    description: `${data.tournament.name}: ${say.intro}`,
    canonical: addressOf('/cricket/matches', data),
  }),
  tags: (data) => [...ofTournament(data), 'matches'],
  freshFor: () => '1m',
  view: MatchesPage,
});

const tablePage: Page = page({
  path: '/cricket/table',
  query: tournamentQuery,
  load: async ({ app: { db }, query }): Promise<TableData | NotFound> => {
    const found = await asked(db, query.tournament);
    if (!found) return notFound();
    const [tables, teams] = await Promise.all([readPointTables(db, found.tournament), readTeams(db)]);
    return { ...found, tables, teams };
  },
  head: (data) => ({
    title: `${say.table}, ${data.tournament.name}`,
    description: `${data.tournament.name}: ${say.tableNote}`,
    canonical: addressOf('/cricket/table', data),
  }),
  tags: ofTournament,
  freshFor: () => '5m',
  view: TablePage,
});

const statsPage: Page = page({
  path: '/cricket/stats',
  query: tournamentQuery,
  load: async ({ app: { db }, query }): Promise<StatsData | NotFound> => {
    const found = await asked(db, query.tournament);
    if (!found) return notFound();
    const { id } = found.tournament;
    const [totals, best, teams] = await Promise.all([readTotals(db, id), readBestFigures(db, id, STATS_ROWS), readTeams(db)]);
    const matches = await readMatches(db, { tournamentId: id, status: 'complete', limit: MAX_MATCHES * 4 });
    const stats = statTables(totals, STATS_ROWS);
    const players = await readPlayers(db, [
      ...stats.flatMap((one) => one.rows.map((row) => row.playerId)),
      ...best.map((one) => one.playerId),
    ]);
    const played = new Map(matches.map((match) => [match.id, match]));
    return {
      ...found,
      stats,
      best: best.flatMap((done) => {
        const match = played.get(done.matchId);
        return match ? [{ done, match }] : [];
      }),
      teams,
      players,
    };
  },
  head: (data) => ({
    title: `${say.stats}, ${data.tournament.name}`,
    description: `${data.tournament.name}: ${[say.mostRuns, say.mostWickets, say.mostSixes, say.bestFigures].join(', ')}.`,
    canonical: addressOf('/cricket/stats', data),
  }),
  tags: ofTournament,
  freshFor: () => '5m',
  view: StatsPage,
});

async function loadMatch(
  { db, clock }: App,
  id: string,
  path: string | undefined,
  tab: MatchTab,
): Promise<MatchPageData | NotFound | Moved> {
  const matchId = idOf(id);
  const found = matchId === undefined ? undefined : await readWholeMatch(db, matchId);
  if (!found || isLeftBehind(found.play.match, clock())) return notFound();
  const address = matchAddress(found.play.match, found.teams, tab);
  if (path !== undefined && path !== address) return moved(address);
  const tournament = (await readTournaments(db)).find((one) => one.id === found.play.match.tournamentId);
  return tournament ? { ...found, tab, tournament } : notFound();
}

const aboutMatch = {
  head: ({ play, board, teams, tournament, tab }: MatchPageData) => {
    const isReplay = play.match.replayOf !== null;
    const title = `${isReplay ? `${say.replay}: ` : ''}${matchTitle(play.match, teams)}`;
    return {
      title: [title, board.number, tournament.name].filter(Boolean).join(', '),
      description: `${title}: ${board.note}. ${board.place}. ${say.intro}`,
      canonical: matchAddress(play.match, teams, tab),
      ...(isReplay ? { noindex: true } : { jsonLd: [matchJsonLd(play.match, teams, tournament)] }),
    };
  },
  tags: ({ play }: MatchPageData) => ['cricket', `match:${play.match.id}`],
  freshFor: () => '1m' as const,
  view: MatchPage,
};

const matchPages: readonly Page[] = [
  page({
    path: '/cricket/match/:id',
    load: async ({ app, params }) => {
      const found = await loadMatch(app, params.id, undefined, 'scorecard');
      return 'play' in found ? moved(matchAddress(found.play.match, found.teams)) : found;
    },
    ...aboutMatch,
  }),
  page({
    path: '/cricket/match/:id/:slug',
    load: ({ app, params }) => loadMatch(app, params.id, `/cricket/match/${params.id}/${params.slug}`, 'scorecard'),
    ...aboutMatch,
  }),
  page({
    path: '/cricket/match/:id/:slug/:tab',
    load: async ({ app, params }) => {
      const tab = matchTabs.find((one) => one === params.tab);
      if (!tab) return notFound();
      return loadMatch(app, params.id, `/cricket/match/${params.id}/${params.slug}/${params.tab}`, tab);
    },
    ...aboutMatch,
  }),
];

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
    return { team, players, live, results, fixtures };
  },
  head: ({ team }) => ({
    title: `${team.name}, ${say.title}`,
    description: `${team.name}: ${say.results}, ${say.fixtures}, ${say.squads}.`,
    canonical: teamAddress(team),
    jsonLd: [{ '@type': 'SportsTeam', name: team.name, alternateName: team.code, sport: 'Cricket' }],
  }),
  tags: () => ['cricket', 'cricket:schedule', 'matches'],
  freshFor: () => '1m',
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
  head: ({ player, team }) => ({
    title: `${player.name}, ${team.name}`,
    description: `${player.name} (${team.name}): ${say.stats}, ${say.byMatch}.`,
    canonical: playerAddress(player.id),
    jsonLd: [{ '@type': 'Person', name: player.name, memberOf: { '@type': 'SportsTeam', name: team.name } }],
  }),
  tags: ({ totals }) => ['cricket', 'cricket:schedule', ...totals.map(({ tournament }) => `cricket:${tournament.id}`)],
  freshFor: () => '5m',
  view: PlayerPage,
});

export const cricketPages: readonly Page[] = [homePage, matchesPage, tablePage, statsPage, ...matchPages, teamPage, playerPage];

/** The address of a match that editors have withdrawn, or of a part of it. */
const MATCH = /^\/cricket\/match\/([1-9]\d{0,8})(?:[/?]|$)/;

/** A match that is withdrawn is gone, at all of its addresses. */
export async function goneMatch({ db }: App, path: string): Promise<{ gone: string } | undefined> {
  const id = MATCH.exec(path)?.[1];
  const isGone = id !== undefined && (await isWithdrawn(db, Number(id)));
  return isGone ? { gone: say.withdrawn } : undefined;
}
