import { and, asc, eq, gt, inArray, isNull, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { indexDocuments, removeFromSearch } from '../../../content/search/writeSearch.ts';
import type { Database } from '../../../platform/database.ts';
import type { SearchDocument } from '../../../site/searchKind.ts';
import { cricketMatches, cricketPlayers, cricketTeams, cricketTournaments } from '../tables.ts';

// Matches, teams and players in the index of the search. Scores are not in it: a ball does not write it.

export const MATCH_KIND = 'match';
export const TEAM_KIND = 'cricket-team';
export const PLAYER_KIND = 'cricket-player';

type Match = typeof cricketMatches.$inferSelect;
type Team = typeof cricketTeams.$inferSelect;
type Player = typeof cricketPlayers.$inferSelect;
type MatchWithNames = { match: Match; teamA: Team; teamB: Team; tournament: typeof cricketTournaments.$inferSelect };

/** Teams and players have no day by which they get old. */
const BEGINNING = new Date(Date.UTC(2000, 0, 1));

/** Words that readers add to the names; not shown. */
const MATCH_WORDS = 'મેચ સ્કોર લાઇવ ક્રિકેટ પરિણામ';
const TEAM_WORDS = 'ટીમ ક્રિકેટ મેચ સ્કોર';
const PLAYER_WORDS = 'ખેલાડી ક્રિકેટ';

/** Neither a copy for a replay nor withdrawn. */
export const isFindable: SQL | undefined = and(isNull(cricketMatches.replayOf), isNull(cricketMatches.withdrawnAt));

/** What is in the index of a match; if it stays the same, the index does too. */
const facts = ({ tournamentId, teamAId, teamBId, startsAt, day, venue, city, stage, withdrawnAt }: Match): string =>
  JSON.stringify([tournamentId, teamAId, teamBId, startsAt, day, venue, city, stage, withdrawnAt !== null]);

const matchDocument = ({ match, teamA, teamB, tournament }: MatchWithNames): SearchDocument => ({
  id: match.id,
  publishedAt: match.startsAt ?? new Date(`${match.day}T06:30:00Z`),
  texts: [
    { text: `${teamA.name} ${teamB.name}`, weight: 'A' },
    {
      text: [
        ...[teamA, teamB].flatMap(({ nameEn, code }) => [nameEn, code]),
        ...[tournament.name, tournament.nameEn, tournament.season, match.stage, match.venue, match.city, MATCH_WORDS],
      ].join(' '),
      weight: 'B',
    },
  ],
});

async function readMatchesWithNames(tx: Database, where: SQL | undefined, most?: number): Promise<MatchWithNames[]> {
  const teamA = alias(cricketTeams, 'team_a');
  const teamB = alias(cricketTeams, 'team_b');
  const rows = tx
    .select({ match: cricketMatches, teamA, teamB, tournament: cricketTournaments })
    .from(cricketMatches)
    .innerJoin(teamA, eq(teamA.id, cricketMatches.teamAId))
    .innerJoin(teamB, eq(teamB.id, cricketMatches.teamBId))
    .innerJoin(cricketTournaments, eq(cricketTournaments.id, cricketMatches.tournamentId))
    .where(and(isFindable, where))
    .orderBy(asc(cricketMatches.id))
    .for('share', { of: cricketMatches });
  return most === undefined ? rows : rows.limit(most);
}

export const matchDocuments = async (tx: Database, after: number, most: number): Promise<SearchDocument[]> =>
  (await readMatchesWithNames(tx, gt(cricketMatches.id, after), most)).map(matchDocument);

/** Writes a match into the search or takes it out, if what the search knows of it has changed. A new match has no `before`. */
export async function indexMatch(tx: Database, before: Match | undefined, after: Match): Promise<void> {
  if (after.replayOf !== null || (before && facts(before) === facts(after))) return;
  if (after.withdrawnAt) await removeFromSearch(tx, MATCH_KIND, [after.id]);
  else await indexDocuments(tx, MATCH_KIND, (await readMatchesWithNames(tx, eq(cricketMatches.id, after.id))).map(matchDocument));
}

/** Writes the matches of a team or a tournament anew when its name has changed. */
export async function indexMatchesOf(tx: Database, { teamId, tournamentId }: { teamId?: number; tournamentId?: number }): Promise<void> {
  const where =
    teamId === undefined
      ? and(eq(cricketMatches.tournamentId, tournamentId ?? 0))
      : or(eq(cricketMatches.teamAId, teamId), eq(cricketMatches.teamBId, teamId));
  await indexDocuments(tx, MATCH_KIND, (await readMatchesWithNames(tx, where)).map(matchDocument));
}

const teamDocument = ({ id, name, nameEn, code }: Team): SearchDocument => ({
  id,
  publishedAt: BEGINNING,
  texts: [
    { text: name, weight: 'A' },
    { text: `${nameEn} ${code} ${TEAM_WORDS}`, weight: 'B' },
  ],
});

export const teamDocuments = async (tx: Database, after: number, most: number): Promise<SearchDocument[]> =>
  (await tx.select().from(cricketTeams).where(gt(cricketTeams.id, after)).orderBy(asc(cricketTeams.id)).limit(most).for('share')).map(
    teamDocument,
  );

/** Writes a team into the search. */
export async function indexTeam(tx: Database, id: number): Promise<void> {
  await indexDocuments(tx, TEAM_KIND, (await tx.select().from(cricketTeams).where(eq(cricketTeams.id, id))).map(teamDocument));
}

const playerDocument = ({ id, name, nameEn }: Player): SearchDocument => ({
  id,
  publishedAt: BEGINNING,
  texts: [
    { text: name, weight: 'A' },
    { text: `${nameEn} ${PLAYER_WORDS}`, weight: 'B' },
  ],
});

export const playerDocuments = async (tx: Database, after: number, most: number): Promise<SearchDocument[]> =>
  (await tx.select().from(cricketPlayers).where(gt(cricketPlayers.id, after)).orderBy(asc(cricketPlayers.id)).limit(most).for('share')).map(
    playerDocument,
  );

/** Writes players into the search, by their ids in files. */
export async function indexPlayers(tx: Database, registryIds: readonly string[]): Promise<void> {
  const rows = await tx
    .select()
    .from(cricketPlayers)
    .where(inArray(cricketPlayers.registryId, [...registryIds]));
  await indexDocuments(tx, PLAYER_KIND, rows.map(playerDocument));
}
