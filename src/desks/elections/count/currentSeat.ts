import type { electionCandidates, electionSeats } from '../tables.ts';

/** A candidate as on record; ids below 0 are those of candidates who come with the very delivery. */
export type CurrentCandidate = Pick<
  typeof electionCandidates.$inferSelect,
  'id' | 'number' | 'name' | 'nameEn' | 'party' | 'partyName' | 'isNota' | 'votes'
>;

/** A seat as on record, with its candidates. */
export type CurrentSeat = typeof electionSeats.$inferSelect & {
  candidates: readonly CurrentCandidate[];
  /** Votes after rounds that came in before, by candidates' ids. */
  pastRounds: ReadonlyMap<number, Readonly<Record<string, number>>>;
};

/** How a party is found by whatever a source calls it: folded names to codes. */
export type PartyNames = ReadonlyMap<string, string>;
