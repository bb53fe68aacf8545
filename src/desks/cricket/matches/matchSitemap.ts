import { and, asc, isNull } from 'drizzle-orm';
import { smallSection } from '../../../site/sitemaps/sitemapSection.ts';
import { readTeams } from '../queries.ts';
import { cricketMatches } from '../tables.ts';
import { matchAddress, teamAddress } from '../views/addresses.ts';

/** Matches and teams, for search engines, without replays and what editors have withdrawn. */
export const matchSitemap = smallSection({
  name: 'cricket',
  tags: ['cricket'],
  load: async ({ db }) => {
    const { id, teamAId, teamBId, updatedAt } = cricketMatches;
    const [teams, matches] = await Promise.all([
      readTeams(db),
      db
        .select({ id, teamAId, teamBId, updatedAt })
        .from(cricketMatches)
        .where(and(isNull(cricketMatches.replayOf), isNull(cricketMatches.withdrawnAt)))
        .orderBy(asc(id)),
    ]);
    return [
      ...[...teams.values()].map((team) => ({ address: teamAddress(team) })),
      ...matches.map((match) => ({ address: matchAddress(match, teams), changedAt: match.updatedAt })),
    ];
  },
});
