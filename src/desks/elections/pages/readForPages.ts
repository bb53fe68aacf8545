import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Database } from '../../../platform/database.ts';
import { type BlockTally, tallyByBlock } from '../count/tallyBox.ts';
import { type Election, type ElectionNews, type ElectionState, readParties, readStates } from '../queries.ts';
import { electionCandidates, electionNews, electionSeats, elections, electionTallies } from '../tables.ts';

/** The election in which somebody stands. */
export async function readElectionOfCandidate(db: Database, candidateId: number): Promise<Election | undefined> {
  const [found] = await db
    .select({ election: elections })
    .from(electionCandidates)
    .innerJoin(elections, eq(elections.id, electionCandidates.electionId))
    .where(eq(electionCandidates.id, candidateId));
  return found?.election;
}

/** Other seats of an election in which the same person stands: of the same party and spelt alike. */
export async function readOtherSeatsOf(
  db: Database,
  { id, electionId, party, nameEn }: { id: number; electionId: number; party: string; nameEn: string },
): Promise<{ id: number; seatName: string }[]> {
  if (nameEn === '') return [];
  const c = electionCandidates;
  return db
    .select({ id: c.id, seatName: electionSeats.name })
    .from(c)
    .innerJoin(electionSeats, eq(electionSeats.id, c.seatId))
    .where(and(eq(c.electionId, electionId), eq(c.party, party), eq(c.nameEn, nameEn), ne(c.id, id)))
    .orderBy(asc(c.id))
    .limit(3);
}

export type StateTally = { state: ElectionState; seats: number; blocks: BlockTally[] };

/** Every state with the tally of its seats, from the kept tallies; how many seats it has is counted by the index of their numbers. */
export async function readStateTallies(db: Database, election: Election): Promise<StateTally[]> {
  const states = await readStates(db, election.id);
  const scopes = states.map(({ code }) => `state:${code}`);
  const t = electionTallies;
  const [parties, rows, counts] = await Promise.all([
    readParties(db, election.id),
    db
      .select({ scope: t.scope, party: t.party, leading: t.leading, won: t.won })
      .from(t)
      .where(and(eq(t.electionId, election.id), inArray(t.scope, scopes))),
    countSeatsByState(db, election.id),
  ]);
  const facts = parties.map(({ code, alliance }) => ({ code, alliance, seatsBefore: null }));
  return states
    .map((state) => {
      const seats = counts.get(state.code) ?? 0;
      const own = rows.filter(({ scope }) => scope === `state:${state.code}`);
      return { state, seats, blocks: tallyByBlock(election.blocks, own, seats, facts) };
    })
    .filter(({ seats }) => seats > 0)
    .sort((one, other) => other.seats - one.seats);
}

/** A body has some hundred seats, all of one election. */
async function countSeatsByState(db: Database, electionId: number): Promise<Map<string, number>> {
  const rows = await db.select({ stateCode: electionSeats.stateCode }).from(electionSeats).where(eq(electionSeats.electionId, electionId));
  const counts = new Map<string, number>();
  for (const { stateCode } of rows) counts.set(stateCode, (counts.get(stateCode) ?? 0) + 1);
  return counts;
}

/** The newest line of the counting day, pinned or not. */
export async function readNewestLine(db: Database, electionId: number): Promise<ElectionNews | undefined> {
  const n = electionNews;
  const [line] = await db
    .select({ id: n.id, at: n.at, text: n.text, isPinned: n.isPinned, seat: { slug: electionSeats.slug, name: electionSeats.name } })
    .from(n)
    .leftJoin(electionSeats, eq(electionSeats.id, n.seatId))
    .where(eq(n.electionId, electionId))
    .orderBy(desc(n.at), desc(n.id))
    .limit(1);
  return line;
}
