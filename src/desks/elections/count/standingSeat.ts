import type { SeatState } from './seatResult.ts';

/** A candidate as on record; ids below 0 are those of candidates who come with the very delivery. */
export type StandingCandidate = {
  id: number;
  number: number;
  name: string;
  nameEn: string;
  party: string;
  partyName: string;
  isNota: boolean;
  votes: number;
};

/** A seat as on record, with what its checks need. */
export type StandingSeat = {
  id: number;
  stateCode: string;
  number: number;
  slug: string;
  name: string;
  nameEn: string;
  region: string;
  state: SeatState;
  round: number;
  rounds: number;
  totalVotes: number;
  notaVotes: number;
  candidateCount: number;
  electors: number;
  leaderId: number | null;
  leaderParty: string;
  version: number;
  candidates: readonly StandingCandidate[];
  /** Votes after rounds that came in before, by candidates' ids. */
  pastRounds: ReadonlyMap<number, Readonly<Record<string, number>>>;
};

/** How a party is found by whatever a source calls it: folded names to codes. */
export type PartyNames = ReadonlyMap<string, string>;
