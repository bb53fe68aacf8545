import { and, asc, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../platform/database.ts';
import { onceUntilChange } from '../../../platform/reads/keptReads.ts';
import { hasLostDeposit, percentOf } from '../count/seatResult.ts';
import { electionCandidates, electionRounds, electionSeats, electionStates } from '../tables.ts';
import { isElectionTag } from '../tags/electionTag.ts';

export type Candidate = typeof electionCandidates.$inferSelect;
export type Seat = typeof electionSeats.$inferSelect;

/** A candidate's line in a seat's result: `share` of all votes in per cent; `behind` is the number of votes behind the leader. */
export type CandidateLine = Candidate & {
  share: number | undefined;
  behind: number;
  standing: 'won' | 'leading' | 'behind';
  hasLostDeposit: boolean;
};

export type SeatWithVotes = {
  seat: Seat;
  stateName: string;
  stateSlug: string;
  /** Most votes first, of two with as many the one who won by lot; NOTA is listed like a candidate. */
  candidates: CandidateLine[];
  /** Candidates that are not recorded individually: their number, and their votes in total; 0 if all are recorded. */
  rest: { candidates: number; votes: number };
  /** Votes after each round, last round first, by candidate id. */
  rounds: { round: number; votes: Record<string, number>; at: Date; isCorrection: boolean }[];
  /** Turnout in per cent, once all votes are counted and if the electors are known. */
  turnout: number | undefined;
};

/** All data of one seat by its slug. */
export const readSeat = onceUntilChange(async (db: Database, electionId: number, slug: string): Promise<SeatWithVotes | undefined> => {
  const [row] = await db
    .select({ seat: electionSeats, stateName: electionStates.name, stateSlug: electionStates.slug })
    .from(electionSeats)
    .innerJoin(
      electionStates,
      and(eq(electionStates.electionId, electionSeats.electionId), eq(electionStates.code, electionSeats.stateCode)),
    )
    .where(and(eq(electionSeats.electionId, electionId), eq(electionSeats.slug, slug)));
  if (!row) return undefined;
  const { seat } = row;
  const [byVotes, rounds] = await Promise.all([readCandidatesOf(db, seat.id), readRounds(db, seat.id)]);
  const candidates = byVotes.toSorted((a, b) => b.votes - a.votes || Number(b.id === seat.leaderId) - Number(a.id === seat.leaderId));
  const listed = candidates.filter(({ isNota }) => !isNota).length;
  const recorded = candidates.reduce((sum, { votes }) => sum + votes, 0) + (candidates.some(({ isNota }) => isNota) ? 0 : seat.notaVotes);
  const isDecided = seat.state === 'won' || seat.state === 'uncontested';
  const most = candidates.find(({ id }) => id === seat.leaderId)?.votes ?? 0;
  return {
    ...row,
    candidates: candidates.map((candidate) => ({
      ...candidate,
      share: percentOf(candidate.votes, seat.totalVotes),
      behind: Math.max(0, most - candidate.votes),
      standing: candidate.id !== seat.leaderId ? 'behind' : isDecided ? 'won' : 'leading',
      hasLostDeposit: hasLostDeposit(candidate, seat),
    })),
    rest: { candidates: Math.max(0, seat.candidateCount - listed), votes: Math.max(0, seat.totalVotes - recorded) },
    rounds,
    turnout: seat.state === 'won' ? percentOf(seat.totalVotes, seat.electors) : undefined,
  };
}, isElectionTag);

/** A seat's candidates, most votes first. */
export async function readCandidatesOf(db: Database, seatId: number): Promise<Candidate[]> {
  return db
    .select()
    .from(electionCandidates)
    .where(eq(electionCandidates.seatId, seatId))
    .orderBy(desc(electionCandidates.votes), asc(electionCandidates.number));
}

async function readRounds(db: Database, seatId: number) {
  return db
    .select({ round: electionRounds.round, votes: electionRounds.votes, at: electionRounds.at, isCorrection: electionRounds.isCorrection })
    .from(electionRounds)
    .where(eq(electionRounds.seatId, seatId))
    .orderBy(desc(electionRounds.round));
}

/** A candidate with their seat. */
export type CandidateInSeat = { candidate: Candidate; seat: Seat; stateName: string };

const inSeats = (db: Database) =>
  db
    .select({ candidate: electionCandidates, seat: electionSeats, stateName: electionStates.name })
    .from(electionCandidates)
    .innerJoin(electionSeats, eq(electionSeats.id, electionCandidates.seatId))
    .innerJoin(
      electionStates,
      and(eq(electionStates.electionId, electionSeats.electionId), eq(electionStates.code, electionSeats.stateCode)),
    );

export const readCandidate = onceUntilChange(async (db: Database, electionId: number, id: number): Promise<CandidateInSeat | undefined> => {
  const [row] = await inSeats(db).where(and(eq(electionCandidates.id, id), eq(electionCandidates.electionId, electionId)));
  return row;
}, isElectionTag);

/** Higher than any use. */
const MAX_CHOSEN = 100;

/** The star candidates chosen by editors, in their order. */
export const readStarCandidates = onceUntilChange(async (db: Database, electionId: number, limit?: number): Promise<CandidateInSeat[]> => {
  return inSeats(db)
    .where(and(eq(electionCandidates.electionId, electionId), isNotNull(electionCandidates.starPosition)))
    .orderBy(asc(electionCandidates.starPosition))
    .limit(limit ?? MAX_CHOSEN);
}, isElectionTag);

/** Candidates of an election, optionally of a party or a state, by seat and votes; `page` from 1. */
export async function readCandidates(
  db: Database,
  electionId: number,
  {
    party,
    stateCode,
    page = 1,
    perPage = 50,
  }: { party?: string | undefined; stateCode?: string | undefined; page?: number; perPage?: number },
): Promise<{ candidates: CandidateInSeat[]; total: number }> {
  const where = and(
    eq(electionCandidates.electionId, electionId),
    eq(electionCandidates.isNota, false),
    party === undefined ? undefined : eq(electionCandidates.party, party),
    stateCode === undefined
      ? undefined
      : inArray(
          electionCandidates.seatId,
          db
            .select({ id: electionSeats.id })
            .from(electionSeats)
            .where(and(eq(electionSeats.electionId, electionId), eq(electionSeats.stateCode, stateCode))),
        ),
  );
  const [candidates, total] = await Promise.all([
    inSeats(db)
      .where(where)
      .orderBy(asc(electionCandidates.seatId), desc(electionCandidates.votes), asc(electionCandidates.number))
      .limit(perPage)
      .offset((page - 1) * perPage),
    db.$count(electionCandidates, where),
  ]);
  return { candidates, total };
}
