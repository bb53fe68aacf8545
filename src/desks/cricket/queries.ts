import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database.ts';
import { onceUntilChange } from '../../platform/reads/keptReads.ts';
import { latestFirst, type MatchesAsked, matchesWhere, orderOf } from './matches/matchesAsked.ts';
import { pointTable, type TableRow } from './rules/pointTable.ts';
import type { MatchRow } from './scoring/play.ts';
import { cricketMatches, cricketPerformances, cricketPlayers, cricketTeams, cricketTournaments, cricketTournamentTeams } from './tables.ts';
import { isCricketTag } from './tags/cricketTags.ts';

export { type MatchInFormat, readMatchesOfTeams } from './matches/readMatchesOfTeams.ts';
export { readPlay } from './scoring/playStore.ts';
export { teamAddress } from './views/addresses.ts';

export type Tournament = typeof cricketTournaments.$inferSelect;
export type Team = typeof cricketTeams.$inferSelect;
export type Player = typeof cricketPlayers.$inferSelect;
export type TeamsById = ReadonlyMap<number, Team>;

const performances = cricketPerformances;

/** A tournament by slug, by default the featured one. */
export const readTournament = onceUntilChange(async (db: Database, slug: string | undefined): Promise<Tournament | undefined> => {
  const [row] = await db
    .select()
    .from(cricketTournaments)
    .where(slug === undefined ? undefined : eq(cricketTournaments.slug, slug))
    .orderBy(desc(cricketTournaments.featuredAt), desc(cricketTournaments.id))
    .limit(1);
  return row;
}, isCricketTag);

/** Enough for years; the most recently featured come first. */
const MAX_TOURNAMENTS = 100;
export const readTournaments = onceUntilChange(
  (db: Database): Promise<Tournament[]> =>
    db.select().from(cricketTournaments).orderBy(desc(cricketTournaments.featuredAt), desc(cricketTournaments.id)).limit(MAX_TOURNAMENTS),
  isCricketTag,
);

/** All teams: some dozens. */
export const readTeams = onceUntilChange(async (db: Database): Promise<TeamsById> => {
  const rows = await db.select().from(cricketTeams).orderBy(asc(cricketTeams.id));
  return new Map(rows.map((row) => [row.id, row]));
}, isCricketTag);

/** The teams of a tournament, in the order of its filter. */
export const readTournamentTeams = onceUntilChange(async (db: Database, tournamentId: number): Promise<Team[]> => {
  const rows = await db
    .select({ team: cricketTeams })
    .from(cricketTournamentTeams)
    .innerJoin(cricketTeams, eq(cricketTeams.id, cricketTournamentTeams.teamId))
    .where(eq(cricketTournamentTeams.tournamentId, tournamentId))
    .orderBy(asc(cricketTournamentTeams.position), asc(cricketTeams.id));
  return rows.map((row) => row.team);
}, isCricketTag);

/** The first matches of each kind, in the order of `readMatches`, with their teams, in one statement. */
export async function readFirstMatches(
  db: Database,
  limits: { [Status in MatchRow['status']]: number },
): Promise<{ byStatus: Map<MatchRow['status'], MatchRow[]>; teams: TeamsById }> {
  const teamA = alias(cricketTeams, 'team_a');
  const teamB = alias(cricketTeams, 'team_b');
  const idsOf = (status: MatchRow['status']) => sql`(select id from ${cricketMatches} where ${matchesWhere({ status })}
    order by ${sql.join(orderOf(status), sql`, `)} limit ${limits[status]})`;
  const ids = sql.join([idsOf('live'), idsOf('complete'), idsOf('fixture')], sql` union all `);
  const rows = await db
    .select({ match: cricketMatches, teamA, teamB })
    .from(cricketMatches)
    .innerJoin(teamA, eq(teamA.id, cricketMatches.teamAId))
    .innerJoin(teamB, eq(teamB.id, cricketMatches.teamBId))
    .where(sql`${cricketMatches.id} in (${ids})`)
    .orderBy(...orderOf('fixture'));
  const byStatus = Map.groupBy(
    rows.map(({ match }) => match),
    ({ status }) => status,
  );
  byStatus.set('complete', (byStatus.get('complete') ?? []).reverse());
  return { byStatus, teams: new Map(rows.flatMap((row) => [row.teamA, row.teamB].map((team) => [team.id, team] as const))) };
}

/** Matches of one kind: completed ones from the latest, upcoming ones from the next. */
export const readMatches = onceUntilChange((db: Database, { limit, offset = 0, ...query }: MatchesAsked): Promise<MatchRow[]> => {
  return db
    .select()
    .from(cricketMatches)
    .where(matchesWhere(query))
    .orderBy(...orderOf(query.status))
    .limit(limit)
    .offset(offset);
}, isCricketTag);

/** Whether editors have taken a match off the site. */
export async function isWithdrawn(db: Database, id: number): Promise<boolean> {
  const [row] = await db
    .select({ at: cricketMatches.withdrawnAt })
    .from(cricketMatches)
    .where(and(eq(cricketMatches.id, id), isNull(cricketMatches.replayOf)));
  return row !== undefined && row.at !== null;
}

/** The number of matches of one kind in a tournament: some dozens. */
export const countMatches = onceUntilChange(
  async (db: Database, query: Omit<MatchesAsked, 'limit' | 'tournamentId'> & { tournamentId: number }): Promise<number> => {
    const [row] = await db.select({ matches: sql<number>`count(*)::int` }).from(cricketMatches).where(matchesWhere(query));
    return row?.matches ?? 0;
  },
  isCricketTag,
);

/** More matches than any tournament has. */
const MAX_MATCHES = 400;

/** A point table, with its group; the name is empty if a tournament has a single table. */
export type GroupTable = { stage: string; group: string; rows: TableRow[] };

/**
 * The point tables of a tournament from its league matches, one per group and league round; knock-outs do not count. A team is in the table
 * of every group in which it plays or is scheduled to.
 */
export const readPointTables = onceUntilChange(async (db: Database, tournament: Tournament): Promise<GroupTable[]> => {
  const [teams, matches] = await Promise.all([
    readTournamentTeams(db, tournament.id),
    db
      .select()
      .from(cricketMatches)
      .where(and(matchesWhere({ tournamentId: tournament.id }), eq(cricketMatches.isLeague, true)))
      .orderBy(...orderOf(undefined))
      .limit(MAX_MATCHES),
  ]);
  const groups = Map.groupBy(matches, ({ stage, group }) => JSON.stringify([stage, group]));
  const all = teams.map(({ id }) => id);
  const tableOf = (ids: readonly number[], played: readonly MatchRow[]): TableRow[] =>
    pointTable(
      ids,
      played.flatMap(({ status, outcome, teamAId, teamBId, lines, overs }) =>
        status === 'complete' && outcome ? [{ teams: [teamAId, teamBId] as const, outcome, lines, overs }] : [],
      ),
      { ...tournament, order: tournament.tableOrder },
    );
  if (groups.size <= 1) return [{ stage: '', group: '', rows: tableOf(all, matches) }];
  const tables = [...groups.values()].map((played) => {
    const playing = new Set(played.flatMap(({ teamAId, teamBId }) => [teamAId, teamBId]));
    const { stage = '', group = '' } = played[0] ?? {};
    return {
      first: played[0]?.day ?? '',
      stage,
      group,
      rows: tableOf(
        all.filter((id) => playing.has(id)),
        played,
      ),
    };
  });
  // Rounds in playing order, with the groups of each sorted by name.
  const roundOf = new Map<string, string>();
  for (const { stage, first } of tables) if (first < (roundOf.get(stage) ?? '9')) roundOf.set(stage, first);
  return tables.toSorted(
    (one, other) =>
      (roundOf.get(one.stage) ?? '').localeCompare(roundOf.get(other.stage) ?? '') ||
      one.stage.localeCompare(other.stage) ||
      one.group.localeCompare(other.group, 'en', { numeric: true }),
  );
}, isCricketTag);

/** Players by their ids. */
export async function readPlayers(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, Player>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(cricketPlayers)
    .where(inArray(cricketPlayers.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

const MAX_PLAYERS = 200;
export const readTeamPlayers = (db: Database, teamId: number): Promise<Player[]> =>
  db.select().from(cricketPlayers).where(eq(cricketPlayers.teamId, teamId)).orderBy(asc(cricketPlayers.id)).limit(MAX_PLAYERS);

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
  /** -1 if the player was always out. */
  highestNotOut: sql<number>`coalesce(max(${performances.runs}) filter (where ${performances.hasBatted} and ${performances.isNotOut}), -1)::int`,
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

/** A player's totals. */
export type PlayerTotals = {
  [Key in keyof typeof totals]: number;
};

/** All players' totals of a tournament: some hundred players, read from the tournament's matches only. */
export const readTotals = onceUntilChange(
  (db: Database, tournamentId: number): Promise<PlayerTotals[]> =>
    db.select(totals).from(performances).where(eq(performances.tournamentId, tournamentId)).groupBy(performances.playerId),
  isCricketTag,
);

/** One player's totals per tournament, latest first. */
export const readPlayerTotals = onceUntilChange(
  async (db: Database, playerId: number): Promise<(PlayerTotals & { tournamentId: number })[]> => {
    return db
      .select({ ...totals, tournamentId: performances.tournamentId })
      .from(performances)
      .where(eq(performances.playerId, playerId))
      .groupBy(performances.playerId, performances.tournamentId)
      .orderBy(desc(performances.tournamentId));
  },
  isCricketTag,
);

export type Performance = typeof performances.$inferSelect;

/** The best bowling of a tournament: most wickets, then fewest runs. */
export const readBestFigures = onceUntilChange(
  (db: Database, tournamentId: number, limit: number): Promise<Performance[]> =>
    db
      .select()
      .from(performances)
      .where(and(eq(performances.tournamentId, tournamentId), sql`${performances.wickets} > 0`))
      .orderBy(desc(performances.wickets), asc(performances.runsConceded), asc(performances.ballsBowled), asc(performances.playerId))
      .limit(limit),
  isCricketTag,
);

/** A player's performances by match, latest first. */
export const readPlayerMatches = onceUntilChange(
  (db: Database, playerId: number, limit: number): Promise<{ done: Performance; match: MatchRow }[]> =>
    db
      .select({ done: performances, match: cricketMatches })
      .from(performances)
      .innerJoin(cricketMatches, eq(cricketMatches.id, performances.matchId))
      .where(eq(performances.playerId, playerId))
      .orderBy(...latestFirst)
      .limit(limit),
  isCricketTag,
);
