import { and, asc, eq, ne } from 'drizzle-orm';
import { pictureSource, readPictures } from '../../../content/pictures/queries.ts';
import type { Database } from '../../../platform/database.ts';
import { onceUntilChange } from '../../../platform/reads/keptReads.ts';
import { readingOnce } from '../../../platform/reads/readOnce.ts';
import { type BlockTally, tallyByBlock } from '../count/tallyBox.ts';
import {
  type Election,
  type ElectionState,
  readPart,
  readParties,
  readStates,
  readTallies,
  readTallyBox,
  type TallyBox,
} from '../queries.ts';
import { electionCandidates, electionSeats, elections } from '../tables.ts';
import { isElectionTag } from '../tags/electionTag.ts';
import type { StarCard } from '../views/tables/CandidateCards.tsx';
import { type Candidate, readStarCandidates } from './readCandidates.ts';

/** The election of a candidate. */
export const readElectionOfCandidate = onceUntilChange(async (db: Database, candidateId: number): Promise<Election | undefined> => {
  const [row] = await db
    .select({ election: elections })
    .from(electionCandidates)
    .innerJoin(elections, eq(elections.id, electionCandidates.electionId))
    .where(eq(electionCandidates.id, candidateId));
  return row?.election;
}, isElectionTag);

/** Two independents of one name are two people. */
const INDEPENDENT = 'IND';

/** Other seats of the same person in an election: same party and spelling. */
export const readOtherSeatsOf = onceUntilChange(
  async (
    db: Database,
    electionId: number,
    { id, party, partyName, nameEn }: Pick<Candidate, 'id' | 'party' | 'partyName' | 'nameEn'>,
  ): Promise<{ id: number; seatName: string }[]> => {
    if (nameEn === '' || party === INDEPENDENT) return [];
    return db
      .select({ id: electionCandidates.id, seatName: electionSeats.name })
      .from(electionCandidates)
      .innerJoin(electionSeats, eq(electionSeats.id, electionCandidates.seatId))
      .where(
        and(
          eq(electionCandidates.electionId, electionId),
          eq(electionCandidates.party, party),
          // Parties without a line of their own have one code.
          eq(electionCandidates.partyName, partyName),
          eq(electionCandidates.nameEn, nameEn),
          ne(electionCandidates.id, id),
        ),
      )
      .orderBy(asc(electionCandidates.id))
      .limit(3);
  },
  isElectionTag,
);

export type StateTally = { state: ElectionState; seats: number; blocks: BlockTally[] };

/** All states with their tallies, from the stored tallies. */
export async function readStateTallies(db: Database, election: Election): Promise<StateTally[]> {
  const [states, parties] = await Promise.all([readStates(db, election.id), readParties(db, election.id)]);
  const facts = parties.map(({ code, alliance }) => ({ code, alliance, seatsBefore: null }));
  const tallyOf = async (state: ElectionState): Promise<StateTally> => {
    const scope = `state:${state.code}` as const;
    const [rows, { seats }] = await Promise.all([readTallies(db, election.id, scope), readPart(db, election.id, scope)]);
    return { state, seats, blocks: tallyByBlock(election.blocks, rows, seats, facts) };
  };
  // The reads for all states are batched into one statement.
  const tallies = await readingOnce(() => Promise.all(states.map(tallyOf)));
  return tallies.filter(({ seats }) => seats > 0).sort((a, b) => b.seats - a.seats);
}

const GUJARAT = 'gujarat';

/** The newspaper's own state, if the election includes it. */
export async function readGujarat(db: Database, { id }: Pick<Election, 'id'>): Promise<ElectionState | undefined> {
  return (await readStates(db, id)).find(({ slug }) => slug === GUJARAT);
}

/**
 * The tally of the newspaper's own state: for an election of that state the whole, compared with its previous one; for a national election
 * the seats there.
 */
export async function readGujaratTally(db: Database, election: Election): Promise<TallyBox> {
  const state = election.state === '' ? await readGujarat(db, election) : undefined;
  return readTallyBox(db, election, state ? `state:${state.code}` : 'all');
}

/** The star candidates of an election with their pictures. */
export async function readStars(db: Database, electionId: number, most?: number): Promise<StarCard[]> {
  const stars = await readStarCandidates(db, electionId, most);
  const pictures = await readPictures(
    db,
    stars.map(({ candidate }) => candidate.pictureKey),
  );
  return stars.map((star) => {
    const picture = pictures.get(star.candidate.pictureKey ?? '');
    return { ...star, picture: picture && pictureSource(picture, 'square') };
  });
}
