import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database.ts';
import type { MatchRow } from '../scoring/play.ts';
import { cricketMatches as m, cricketTournaments as t } from '../tables.ts';
import { matchesWhere, orderOf } from './matchesAsked.ts';

/** A match beside those of other formats. */
export type MatchInFormat = { match: MatchRow; format: (typeof t.$inferSelect)['format'] };

/** The live match, the next and the latest completed one of each team, each match once: live ones, then the next, then the latest. */
export async function readMatchesOfTeams(db: Database, teamIds: readonly number[]): Promise<MatchInFormat[]> {
  if (teamIds.length === 0) return [];
  const ids = sql.join(
    teamIds.flatMap((teamId) =>
      (['live', 'fixture', 'complete'] as const).map(
        (status) =>
          sql`(select id from ${m} where ${matchesWhere({ status, teamId })} order by ${sql.join(orderOf(status), sql`, `)} limit 1)`,
      ),
    ),
    sql` union `,
  );
  const rows = await db
    .select({ match: m, format: t.format })
    .from(m)
    .innerJoin(t, eq(t.id, m.tournamentId))
    .where(sql`${m.id} in (${ids})`)
    .orderBy(...orderOf('fixture'));
  const of = (status: MatchRow['status']) => rows.filter(({ match }) => match.status === status);
  return [...of('live'), ...of('fixture'), ...of('complete').reverse()];
}
