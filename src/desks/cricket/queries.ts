import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { pointTable, type TableRow } from './rules/pointTable.ts';
import type { MatchRow } from './scoring/play.ts';
import { cricketMatches, cricketPerformances, cricketPlayers, cricketTeams, cricketTournaments, cricketTournamentTeams } from './tables.ts';

export { readPlay } from './scoring/playStore.ts';

export type Tournament = typeof cricketTournaments.$inferSelect;
export type Team = typeof cricketTeams.$inferSelect;
export type Player = typeof cricketPlayers.$inferSelect;
export type TeamsById = ReadonlyMap<number, Team>;

const m = cricketMatches;
const t = cricketTournaments;
const p = cricketPlayers;
const performances = cricketPerformances;

/** A tournament by its slug, or without one that which editors have put in front. */
export async function readTournament(db: Database, slug?: string | undefined): Promise<Tournament | undefined> {
  const [row] = await db
    .select()
    .from(t)
    .where(slug === undefined ? undefined : eq(t.slug, slug))
    .orderBy(desc(t.featuredAt), desc(t.id))
    .limit(1);
  return row;
}

/** A paper follows a few tournaments a year; the ones that were in front last come first. */
const MOST_TOURNAMENTS = 100;
export const readTournaments = (db: Database): Promise<Tournament[]> =>
  db.select().from(t).orderBy(desc(t.featuredAt), desc(t.id)).limit(MOST_TOURNAMENTS);

/** All sides there are: some dozens. */
export async function readTeams(db: Database): Promise<TeamsById> {
  const rows = await db.select().from(cricketTeams).orderBy(asc(cricketTeams.id));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The sides of a tournament in the order of its filter. */
export async function readTournamentTeams(db: Database, tournamentId: number): Promise<Team[]> {
  const rows = await db
    .select({ team: cricketTeams })
    .from(cricketTournamentTeams)
    .innerJoin(cricketTeams, eq(cricketTeams.id, cricketTournamentTeams.teamId))
    .where(eq(cricketTournamentTeams.tournamentId, tournamentId))
    .orderBy(asc(cricketTournamentTeams.position), asc(cricketTeams.id));
  return rows.map((row) => row.team);
}

export type MatchesAsked = {
  tournamentId?: number | undefined;
  status: MatchRow['status'];
  teamId?: number | undefined;
  limit: number;
  offset?: number | undefined;
};

const matchesWhere = ({ tournamentId, status, teamId }: Omit<MatchesAsked, 'limit'>): SQL | undefined =>
  and(
    tournamentId === undefined ? undefined : eq(m.tournamentId, tournamentId),
    eq(m.status, status),
    teamId === undefined ? undefined : or(eq(m.teamAId, teamId), eq(m.teamBId, teamId)),
  );

/** Matches of one kind: what is over from the latest, what is to come from the next. */
export function readMatches(db: Database, { limit, offset = 0, ...asked }: MatchesAsked): Promise<MatchRow[]> {
  const order = asked.status === 'complete' ? [desc(m.startsAt), desc(m.id)] : [asc(m.startsAt), asc(m.id)];
  return db
    .select()
    .from(m)
    .where(matchesWhere(asked))
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
}

/** How many matches of one kind a tournament has: some dozens. */
export async function countMatches(
  db: Database,
  asked: Omit<MatchesAsked, 'limit' | 'tournamentId'> & { tournamentId: number },
): Promise<number> {
  const [row] = await db.select({ matches: sql<number>`count(*)::int` }).from(m).where(matchesWhere(asked));
  return row?.matches ?? 0;
}

/** More matches than any tournament has. */
const MOST_MATCHES = 400;

/** The point table as the finished league matches of a tournament make it. */
export async function readPointTable(db: Database, tournament: Tournament): Promise<TableRow[]> {
  const [teams, matches] = await Promise.all([
    readTournamentTeams(db, tournament.id),
    readMatches(db, { tournamentId: tournament.id, status: 'complete', limit: MOST_MATCHES }),
  ]);
  return pointTable(
    teams.map((team) => team.id),
    matches.flatMap(({ isLeague, outcome, teamAId, teamBId, lines, overs }) =>
      isLeague && outcome ? [{ teams: [teamAId, teamBId] as const, outcome, lines, overs }] : [],
    ),
    { ...tournament, order: tournament.tableOrder },
  );
}

/** Players by their ids. */
export async function readPlayers(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, Player>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(p)
    .where(inArray(p.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

const MOST_PLAYERS = 200;
export const readTeamPlayers = (db: Database, teamId: number): Promise<Player[]> =>
  db.select().from(p).where(eq(p.teamId, teamId)).orderBy(asc(p.id)).limit(MOST_PLAYERS);

const sum = (column: Parameters<typeof sql>[1]) => sql<number>`sum(${column})::int`;
const countOf = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;

const totals = {
  playerId: performances.playerId,
  teamId: sql<number>`max(${performances.teamId})::int`,
  matches: sql<number>`count(*)::int`,
  innings: countOf(sql`${performances.hasBatted}`),
  notOuts: countOf(sql`${performances.hasBatted} and ${performances.isNotOut}`),
  runs: sum(performances.runs),
  balls: sum(performances.balls),
  fours: sum(performances.fours),
  sixes: sum(performances.sixes),
  highest: sql<number>`max(${performances.runs})::int`,
  fifties: countOf(sql`${performances.runs} between 50 and 99`),
  hundreds: countOf(sql`${performances.runs} >= 100`),
  inningsBowled: countOf(sql`${performances.hasBowled}`),
  ballsBowled: sum(performances.ballsBowled),
  maidens: sum(performances.maidens),
  runsConceded: sum(performances.runsConceded),
  wickets: sum(performances.wickets),
  catches: sum(performances.catches),
  stumpings: sum(performances.stumpings),
  runOuts: sum(performances.runOuts),
};

/** What a player's matches add up to. */
export type PlayerTotals = {
  [Key in keyof typeof totals]: number;
};

/** Everybody's totals of a tournament: some hundred players, from the rows of the tournament's matches alone. */
export const readTotals = (db: Database, tournamentId: number): Promise<PlayerTotals[]> =>
  db.select(totals).from(performances).where(eq(performances.tournamentId, tournamentId)).groupBy(performances.playerId);

/** One player's totals in each tournament played, the latest first. */
export async function readPlayerTotals(db: Database, playerId: number): Promise<(PlayerTotals & { tournamentId: number })[]> {
  return db
    .select({ ...totals, tournamentId: performances.tournamentId })
    .from(performances)
    .where(eq(performances.playerId, playerId))
    .groupBy(performances.playerId, performances.tournamentId)
    .orderBy(desc(performances.tournamentId));
}

export type Performance = typeof performances.$inferSelect;

/** The best bowling of a tournament: most wickets, then fewest runs. */
export const readBestFigures = (db: Database, tournamentId: number, limit: number): Promise<Performance[]> =>
  db
    .select()
    .from(performances)
    .where(and(eq(performances.tournamentId, tournamentId), sql`${performances.wickets} > 0`))
    .orderBy(desc(performances.wickets), asc(performances.runsConceded), asc(performances.ballsBowled), asc(performances.playerId))
    .limit(limit);

/** What a player did match by match, the latest first. */
export const readPlayerMatches = (db: Database, playerId: number, limit: number): Promise<{ done: Performance; match: MatchRow }[]> =>
  db
    .select({ done: performances, match: m })
    .from(performances)
    .innerJoin(m, eq(m.id, performances.matchId))
    .where(eq(performances.playerId, playerId))
    .orderBy(desc(m.startsAt), desc(m.id))
    .limit(limit);
