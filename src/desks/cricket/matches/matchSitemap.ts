import { and, asc, count, isNull, max } from 'drizzle-orm';
import { longSection } from '../../../site/sitemaps/sitemapSection.ts';
import { readTeams } from '../queries.ts';
import { cricketMatches } from '../tables.ts';
import { matchAddress, teamAddress } from '../views/addresses.ts';

const { id, teamAId, teamBId, updatedAt } = cricketMatches;
const isListed = and(isNull(cricketMatches.replayOf), isNull(cricketMatches.withdrawnAt));

/** Teams and matches, for search engines, without replays and what editors have withdrawn. */
export const matchSitemap = longSection({
  name: 'cricket',
  tags: ['cricket'],
  lists: [
    {
      size: async ({ db }) => ({ entries: (await readTeams(db)).size }),
      load: async ({ db }, { skip, most }) =>
        [...(await readTeams(db)).values()].slice(skip, skip + most).map((team) => ({ address: teamAddress(team) })),
    },
    {
      size: async ({ db }) => {
        const [size] = await db
          .select({ entries: count(), changedAt: max(updatedAt) })
          .from(cricketMatches)
          .where(isListed);
        return size ?? { entries: 0 };
      },
      load: async ({ db }, { skip, most }) => {
        const teams = await readTeams(db);
        const matches = await db
          .select({ id, teamAId, teamBId, updatedAt })
          .from(cricketMatches)
          .where(isListed)
          .orderBy(asc(id))
          .offset(skip)
          .limit(most);
        return matches.map((match) => ({ address: matchAddress(match, teams), changedAt: match.updatedAt }));
      },
    },
  ],
});
