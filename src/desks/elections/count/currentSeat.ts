import type { electionCandidates, electionSeats } from '../tables.ts';

/** A candidate on record; ids below 0 are candidates added by the current delivery. */
export type CurrentCandidate = Pick<
  typeof electionCandidates.$inferSelect,
  'id' | 'number' | 'name' | 'nameEn' | 'party' | 'partyName' | 'isNota' | 'votes'
>;

/** A seat on record, with its candidates. */
export type CurrentSeat = typeof electionSeats.$inferSelect & {
  candidates: readonly CurrentCandidate[];
  /** Votes of earlier rounds, by candidate id. */
  pastRounds: ReadonlyMap<number, Readonly<Record<string, number>>>;
};

/** Maps every known name of a party, folded, to its code. */
export type PartyNames = ReadonlyMap<string, string>;
