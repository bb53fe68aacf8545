import { and, asc, eq, inArray } from 'drizzle-orm';
import { smallSection } from '../../../site/sitemaps/sitemapSection.ts';
import { readElections } from '../queries.ts';
import { electionCandidates, electionSeats } from '../tables.ts';
import { candidateAddress, electionAddress, seatAddress } from './electionAddress.ts';

/** Elections with their seats and candidates, for search engines; replays are not indexed. */
export const electionSitemap = smallSection({
  name: 'elections',
  tags: ['elections'],
  load: async ({ db }) => {
    const elections = await readElections(db);
    const byId = new Map(elections.map((election) => [election.id, election]));
    const ids = [...byId.keys()];
    const [seats, candidates] = await Promise.all([
      db
        .select({ electionId: electionSeats.electionId, slug: electionSeats.slug })
        .from(electionSeats)
        .where(inArray(electionSeats.electionId, ids))
        .orderBy(asc(electionSeats.id)),
      db
        .select({ electionId: electionCandidates.electionId, id: electionCandidates.id })
        .from(electionCandidates)
        .where(and(inArray(electionCandidates.electionId, ids), eq(electionCandidates.isNota, false)))
        .orderBy(asc(electionCandidates.id)),
    ]);
    const changedAt = (electionId: number) => byId.get(electionId)?.updatedAt;
    return [
      ...elections.map((election) => ({ address: electionAddress(election), changedAt: election.updatedAt })),
      ...seats.flatMap(({ electionId, slug }) => {
        const election = byId.get(electionId);
        return election ? [{ address: seatAddress(election, { slug }), changedAt: election.updatedAt }] : [];
      }),
      ...candidates.map(({ electionId, id }) => ({ address: candidateAddress(id), changedAt: changedAt(electionId) })),
    ];
  },
});
