import { and, asc, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { MatchRow } from '../scoring/play.ts';
import { cricketMatches as m } from '../tables.ts';

export type MatchesAsked = {
  tournamentId?: number | undefined;
  status?: MatchRow['status'] | undefined;
  /** Only withdrawn matches; by default they are left out. Copies for replays are always left out. */
  isWithdrawn?: boolean;
  teamId?: number | undefined;
  limit: number;
  offset?: number | undefined;
};

/** The condition for the matches that are asked for. */
export const matchesWhere = ({ tournamentId, status, teamId, isWithdrawn = false }: Omit<MatchesAsked, 'limit'>): SQL | undefined =>
  and(
    isNull(m.replayOf),
    isWithdrawn ? isNotNull(m.withdrawnAt) : isNull(m.withdrawnAt),
    tournamentId === undefined ? undefined : eq(m.tournamentId, tournamentId),
    status === undefined ? undefined : eq(m.status, status),
    teamId === undefined ? undefined : or(eq(m.teamAId, teamId), eq(m.teamBId, teamId)),
  );

/**
 * The latest match first. Match files tell no time: their matches stand before the others of their day, so that one that was followed ball by
 * ball is the latest as soon as it ends.
 */
export const latestFirst: SQL[] = [desc(m.day), sql`${m.startsAt} desc nulls last`, desc(m.id)];

/** The same from the first match on. */
const firstToLast: SQL[] = [asc(m.day), sql`${m.startsAt} asc nulls first`, asc(m.id)];

/** Completed matches from the latest, others from the next. */
export const orderOf = (status: MatchRow['status'] | undefined): SQL[] => (status === 'complete' ? latestFirst : firstToLast);
