import { and, asc, desc, eq, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
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

/** Completed matches from the latest, others from the next. */
export const orderOf = (status: MatchRow['status'] | undefined): SQL[] =>
  status === 'complete' ? [desc(m.day), desc(m.startsAt), desc(m.id)] : [asc(m.day), asc(m.startsAt), asc(m.id)];
