import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/database.ts';
import { longSection, newestOf, type SitemapList } from '../../../site/sitemaps/sitemapSection.ts';
import { readElections } from '../queries.ts';
import { electionCandidates, electionSeats } from '../tables.ts';
import { candidateAddress, electionAddress, seatAddress } from './electionAddress.ts';

const listed: SitemapList = {
  size: async ({ db }) => {
    const elections = await readElections(db);
    return { entries: elections.length, changedAt: newestOf(elections.map(({ updatedAt }) => updatedAt)) };
  },
  load: async ({ db }, { skip, most }) =>
    (await readElections(db))
      .slice(skip, skip + most)
      .map((election) => ({ address: electionAddress(election), changedAt: election.updatedAt })),
};

const readById = async (db: Database) => new Map((await readElections(db)).map((election) => [election.id, election]));

const isSeat = (ids: Iterable<number>) => inArray(electionSeats.electionId, [...ids]);
const seats: SitemapList = {
  size: async ({ db }) => ({ entries: await db.$count(electionSeats, isSeat((await readById(db)).keys())) }),
  load: async ({ db }, { skip, most }) => {
    const byId = await readById(db);
    const rows = await db
      .select({ electionId: electionSeats.electionId, slug: electionSeats.slug })
      .from(electionSeats)
      .where(isSeat(byId.keys()))
      .orderBy(asc(electionSeats.id))
      .offset(skip)
      .limit(most);
    return rows.flatMap(({ electionId, slug }) => {
      const election = byId.get(electionId);
      return election ? [{ address: seatAddress(election, { slug }), changedAt: election.updatedAt }] : [];
    });
  },
};

const isCandidate = (ids: Iterable<number>) => and(inArray(electionCandidates.electionId, [...ids]), eq(electionCandidates.isNota, false));
const candidates: SitemapList = {
  size: async ({ db }) => ({ entries: await db.$count(electionCandidates, isCandidate((await readById(db)).keys())) }),
  load: async ({ db }, { skip, most }) => {
    const byId = await readById(db);
    const rows = await db
      .select({ electionId: electionCandidates.electionId, id: electionCandidates.id })
      .from(electionCandidates)
      .where(isCandidate(byId.keys()))
      .orderBy(asc(electionCandidates.id))
      .offset(skip)
      .limit(most);
    return rows.map(({ electionId, id }) => ({ address: candidateAddress(id), changedAt: byId.get(electionId)?.updatedAt }));
  },
};

/** Elections with their seats and candidates, for search engines; replays are not indexed. */
export const electionSitemap = longSection({ name: 'elections', tags: ['elections'], lists: [listed, seats, candidates] });
