import { and, eq, inArray, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../platform/database.ts';
import type { Sentence } from '../../../site/newsroom/newsroomError.ts';
import { plainSideName } from '../names/knownNames.ts';
import type { MatchRow, Play } from '../scoring/play.ts';
import { readPlay } from '../scoring/playStore.ts';
import { cricketMatches, cricketTeams, cricketTournaments } from '../tables.ts';
import type { FileMatch } from './readMatchFile.ts';
import { importWords as words } from './words.ts';

type Wanted = { tournamentId: number; hash: string; match: FileMatch; inOurIds: (row: MatchRow) => Play };

/**
 * The match of a file, locked. It is identified by format, gender, day and teams; the match number only distinguishes matches of the same
 * teams on one day. Also finds a match imported from this very file, or scheduled under its number on another day.
 */
export async function findMatch(tx: Database, { tournamentId, hash, match, inOurIds }: Wanted): Promise<Play | undefined> {
  const rows = await matchesOfSides(tx, match.teams);
  const sameFile = rows.find(({ row }) => row.file?.hash === hash);
  if (sameFile) return readPlay(tx, sameFile.row.id, { lock: true });
  const ofDay = rows.filter(
    ({ row, format, gender }) =>
      format === match.format && gender === match.gender && [row.day, ...(row.details.days ?? [])].some((day) => match.days.includes(day)),
  );
  const postponed = rows.filter(
    ({ row }) =>
      row.tournamentId === tournamentId && row.status === 'fixture' && !row.file && row.number !== null && row.number === match.number,
  );
  const isNumber = ({ row }: StoredMatch) => row.tournamentId === tournamentId && row.number === (match.number ?? null);
  const isUnnumbered = ({ row }: StoredMatch) => row.number === null;
  const order = [...ofDay.filter(isNumber), ...ofDay.filter(isUnnumbered), ...ofDay, ...postponed];
  for (const { row } of new Set(order)) {
    const play = await readPlay(tx, row.id, { lock: true });
    if (play && !isAnother(play, inOurIds(play.match))) return play;
  }
  for (const { row } of rows) {
    if (row.file === null || row.details.days !== undefined || !match.days.includes(row.day)) continue;
    const play = await readPlay(tx, row.id, { lock: true });
    if (play && hasSamePlayers(play, inOurIds(play.match))) return play;
  }
  return undefined;
}

/**
 * An older version filed women's matches under the men's team, and Twenty20s under ODIs, so the players decide whether it is the same
 * match.
 */
function hasSamePlayers(before: Play, after: Play): boolean {
  const playing = new Set(after.squads.flatMap(({ players }) => players));
  const known = before.squads.flatMap(({ players }) => players);
  return known.length > 0 && known.filter((player) => playing.has(player)).length * 10 >= known.length * 9;
}

type StoredMatch = { row: MatchRow; format: string; gender: string };

/** All matches between two teams of these names, men's and women's. */
async function matchesOfSides(tx: Database, names: readonly [string, string]): Promise<StoredMatch[]> {
  const sideA = alias(cricketTeams, 'side_a');
  const sideB = alias(cricketTeams, 'side_b');
  const plain = names.map(plainSideName);
  return tx
    .select({ row: cricketMatches, format: cricketTournaments.format, gender: cricketTournaments.gender })
    .from(cricketMatches)
    .innerJoin(cricketTournaments, eq(cricketTournaments.id, cricketMatches.tournamentId))
    .innerJoin(sideA, eq(sideA.id, cricketMatches.teamAId))
    .innerJoin(sideB, eq(sideB.id, cricketMatches.teamBId))
    .where(and(inArray(sideA.nameEn, plain), inArray(sideB.nameEn, plain), isNull(cricketMatches.replayOf)))
    .orderBy(cricketMatches.id);
}

/**
 * Whether the match found is a different one after all: one that was withdrawn as wrong, or one that an older version overwrote without
 * recording its days.
 */
function isAnother(play: Play, after: Play): boolean {
  const { withdrawnAt, file, details } = play.match;
  const mayBe = withdrawnAt !== null || (file !== null && details.days === undefined);
  return mayBe && contradiction(play, after) !== undefined;
}

/** Minimum number of common overs for comparing bowlers. */
const MIN_COMMON_OVERS = 5;

/** Differences that no correction of a file explains: another toss, another batting order, other bowlers in most overs. */
export function contradiction(before: Play, after: Play): Sentence | undefined {
  const [old, fresh] = [before.match, after.match];
  // Other team ids mean the other gender, where an older version had filed the match.
  if (before.innings.length === 0 || ![old.teamAId, old.teamBId].every((team) => team === fresh.teamAId || team === fresh.teamBId))
    return undefined;
  if (
    old.tossTeamId !== null &&
    fresh.tossTeamId !== null &&
    (old.tossTeamId !== fresh.tossTeamId || old.tossDecision !== fresh.tossDecision)
  ) {
    return words.contradictsToss;
  }
  if (before.innings.some((innings, at) => after.innings[at] !== undefined && after.innings[at].team !== innings.team)) {
    return words.contradictsInnings;
  }
  const common = before.innings.flatMap((innings, at) =>
    innings.overs.flatMap(({ number, balls }) => {
      const other = after.innings[at]?.overs.find((over) => over.number === number);
      return other ? [balls[0]?.bowler === other.balls[0]?.bowler] : [];
    }),
  );
  const same = common.filter(Boolean).length;
  return common.length >= MIN_COMMON_OVERS && same * 2 < common.length ? words.contradictsBalls : undefined;
}
