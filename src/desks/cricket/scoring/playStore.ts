import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/database.ts';
import { insertRows } from '../../../platform/insertRows.ts';
import type { Innings } from '../rules/delivery.ts';
import { inningsLine } from '../rules/inningsLine.ts';
import { performancesOf } from '../rules/performances.ts';
import { indexMatch } from '../search/indexCricket.ts';
import { cricketInnings, cricketMatches, cricketOvers, cricketPerformances, cricketSquads, cricketTournaments } from '../tables.ts';
import { ballTags, listTags } from '../tags/cricketTags.ts';
import type { MatchRow, Play, Squad } from './play.ts';

/** A match with its play; `lock` blocks other writers until the transaction ends. */
export async function readPlay(db: Database, matchId: number, { lock = false } = {}): Promise<Play | undefined> {
  const query = db
    .select({ match: cricketMatches, hasFreeHits: cricketTournaments.hasFreeHits })
    .from(cricketMatches)
    .innerJoin(cricketTournaments, eq(cricketTournaments.id, cricketMatches.tournamentId))
    .where(eq(cricketMatches.id, matchId));
  const [row] = lock ? await query.for('update', { of: cricketMatches }) : await query;
  if (!row) return undefined;
  const [squads, innings] = [await readSquads(db, row.match), await readInnings(db, matchId)];
  return { ...row, squads, innings };
}

async function readSquads(db: Database, { id, teamAId, teamBId }: MatchRow): Promise<Squad[]> {
  const rows = await db
    .select({ team: cricketSquads.teamId, player: cricketSquads.playerId })
    .from(cricketSquads)
    .where(eq(cricketSquads.matchId, id))
    .orderBy(asc(cricketSquads.position));
  return [teamAId, teamBId].map((team) => ({ team, players: rows.filter((row) => row.team === team).map((row) => row.player) }));
}

async function readInnings(db: Database, matchId: number): Promise<Innings[]> {
  const rows = await db.select().from(cricketInnings).where(eq(cricketInnings.matchId, matchId)).orderBy(asc(cricketInnings.number));
  if (rows.length === 0) return [];
  const overs = await db
    .select()
    .from(cricketOvers)
    .where(eq(cricketOvers.matchId, matchId))
    .orderBy(asc(cricketOvers.innings), asc(cricketOvers.over));
  return rows.map(({ number, teamId, target, matchId: _, ...one }) => ({
    ...one,
    team: teamId,
    ...(target ? { target } : {}),
    overs: overs.filter((over) => over.innings === number).map(({ over, balls }) => ({ number: over, balls })),
  }));
}

/** Writes the changes of a match and everything computed from its balls. Returns the cache tags. */
export async function writePlay(tx: Database, before: Play, after: Play, now: Date): Promise<string[]> {
  const { id, tournamentId } = after.match;
  const lines = after.innings.map(inningsLine);
  await tx
    .update(cricketMatches)
    .set({ ...after.match, lines, version: before.match.version + 1, updatedAt: now })
    .where(eq(cricketMatches.id, id));
  // A row of version 0 has just been added.
  await indexMatch(tx, before.match.version === 0 ? undefined : before.match, after.match);
  await writeSquads(tx, before, after);
  for (const [at, innings] of after.innings.entries()) await writeInnings(tx, id, at + 1, before.innings[at], innings);
  if (after.innings.length < before.innings.length) {
    await tx.delete(cricketOvers).where(and(eq(cricketOvers.matchId, id), gt(cricketOvers.innings, after.innings.length)));
    await tx.delete(cricketInnings).where(and(eq(cricketInnings.matchId, id), gt(cricketInnings.number, after.innings.length)));
  }
  const wasOver = counts(before.match);
  const isOver = counts(after.match);
  if (wasOver) await tx.delete(cricketPerformances).where(eq(cricketPerformances.matchId, id));
  if (isOver) await writePerformances(tx, after);
  if (after.match.replayOf !== null) return [`match:${id}`];
  const movesLists = wasOver || isOver || before.match.status !== after.match.status || isReplanned(before.match, after.match);
  return [...ballTags(id), ...(movesLists ? [...listTags(tournamentId), ...listTags(before.match.tournamentId)] : [])];
}

/** Whether a match counts in the statistics: it is completed, and neither withdrawn nor a replay copy. */
const counts = ({ status, withdrawnAt, replayOf }: MatchRow): boolean => status === 'complete' && withdrawnAt === null && replayOf === null;

const isReplanned = (one: MatchRow, other: MatchRow): boolean =>
  one.day !== other.day ||
  one.startsAt?.getTime() !== other.startsAt?.getTime() ||
  (one.withdrawnAt === null) !== (other.withdrawnAt === null) ||
  one.venue !== other.venue ||
  one.teamAId !== other.teamAId ||
  one.teamBId !== other.teamBId;

async function writeSquads(tx: Database, before: Play, after: Play): Promise<void> {
  if (JSON.stringify(before.squads) === JSON.stringify(after.squads)) return;
  const matchId = after.match.id;
  await tx.delete(cricketSquads).where(eq(cricketSquads.matchId, matchId));
  await insertRows(
    tx,
    cricketSquads,
    after.squads.flatMap(({ team, players }) => players.map((playerId, position) => ({ matchId, teamId: team, position, playerId }))),
  );
}

async function writeInnings(tx: Database, matchId: number, number: number, before: Innings | undefined, after: Innings): Promise<void> {
  const { overs, team, target = null, ...rest } = after;
  const values = { ...rest, teamId: team, target };
  if (!before) await tx.insert(cricketInnings).values({ matchId, number, ...values });
  else if (JSON.stringify({ ...before, overs: [] }) !== JSON.stringify({ ...after, overs: [] })) {
    await tx
      .update(cricketInnings)
      .set(values)
      .where(and(eq(cricketInnings.matchId, matchId), eq(cricketInnings.number, number)));
  }
  const known = new Map(before?.overs.map((over) => [over.number, over]));
  const changed = overs.filter((over) => known.get(over.number) !== over);
  const gone = [...known.keys()].filter((over) => !overs.some((one) => one.number === over));
  const touched = [...gone, ...changed.map((over) => over.number).filter((over) => known.has(over))];
  if (touched.length > 0) {
    await tx
      .delete(cricketOvers)
      .where(and(eq(cricketOvers.matchId, matchId), eq(cricketOvers.innings, number), inArray(cricketOvers.over, touched)));
  }
  await insertRows(
    tx,
    cricketOvers,
    changed.map(({ number: over, balls }) => ({ matchId, innings: number, over, balls })),
  );
}

async function writePerformances(tx: Database, { match, squads, innings }: Play): Promise<void> {
  const rows = performancesOf(squads, innings).map(({ player, team, ...done }) => ({
    matchId: match.id,
    playerId: player,
    tournamentId: match.tournamentId,
    teamId: team,
    ...done,
  }));
  await insertRows(tx, cricketPerformances, rows);
}
