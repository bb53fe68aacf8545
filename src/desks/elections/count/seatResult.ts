import type { seatStates } from './stages.ts';

export type SeatState = (typeof seatStates)[number];
export type Counted = { id: number; party: string; votes: number; isNota: boolean };

/** The result of a seat. `leaderParty` is empty while nobody leads. */
export type SeatResult = {
  state: SeatState;
  leaderId: number | null;
  runnerUpId: number | null;
  leaderParty: string;
  margin: number | null;
  totalVotes: number;
  notaVotes: number;
};

export type SeatFlags = {
  /** The candidate declared by the returning officer; in a tie, the one chosen by lot must be named (section 65 of the Act). */
  winnerId?: number | undefined;
  isUncontested?: boolean;
  isCountermanded?: boolean;
};

/**
 * The result of a seat from its votes. NOTA counts towards the total but never leads; in a tie at the top nobody leads; before the first
 * vote the seat is awaited.
 */
export function seatResult(
  candidates: readonly Counted[],
  { winnerId, isUncontested = false, isCountermanded = false }: SeatFlags = {},
): SeatResult {
  const totalVotes = candidates.reduce((sum, { votes }) => sum + votes, 0);
  const notaVotes = candidates.filter(({ isNota }) => isNota).reduce((sum, { votes }) => sum + votes, 0);
  const nobody = { leaderId: null, runnerUpId: null, leaderParty: '', margin: null, totalVotes, notaVotes };
  if (isCountermanded) return { ...nobody, state: 'countermanded' };
  const people = candidates.filter(({ isNota }) => !isNota).sort((a, b) => b.votes - a.votes || a.id - b.id);
  const winner = winnerId === undefined ? undefined : people.find(({ id }) => id === winnerId);
  const [first, ...others] = winner ? [winner, ...people.filter((candidate) => candidate !== winner)] : people;
  if (!first) return { ...nobody, state: 'awaited' };
  if (isUncontested) return { ...nobody, state: 'uncontested', leaderId: first.id, leaderParty: first.party };
  const [second] = others;
  const margin = first.votes - (second?.votes ?? 0);
  if (!winner && (first.votes === 0 || (second && margin === 0))) return { ...nobody, state: 'awaited' };
  return {
    ...nobody,
    state: winner ? 'won' : 'leading',
    leaderId: first.id,
    runnerUpId: second?.id ?? null,
    leaderParty: first.party,
    margin,
  };
}

/** A seat as its deposits depend on it. */
export type CountedSeat = Pick<SeatResult, 'state' | 'leaderId' | 'totalVotes' | 'notaVotes'>;

/**
 * Whether a candidate has lost the deposit: not elected, with no more than one sixth of the valid votes (section 158 of the Representation of
 * the People Act, 1951). NOTA is no valid vote.
 */
export const hasLostDeposit = (
  { id, votes, isNota }: Pick<Counted, 'id' | 'votes' | 'isNota'>,
  { state, leaderId, totalVotes, notaVotes }: CountedSeat,
): boolean => state === 'won' && !isNota && id !== leaderId && votes * 6 <= totalVotes - notaVotes;

/** Whether a seat was decided by lot, because two had as many votes (section 65). */
export const isDecidedByLot = ({ state, margin }: Pick<SeatResult, 'state' | 'margin'>): boolean => state === 'won' && margin === 0;

/** A percentage with two decimals, rounded like the ECI's; undefined if the whole is 0. */
export const percentOf = (part: number, whole: number): number | undefined =>
  whole > 0 ? Math.round((part / whole) * 10_000) / 100 : undefined;

/** The swing to a party: its share now minus its share last time, in percentage points. */
export const swing = (now: number | undefined, before: number | undefined): number | undefined =>
  now === undefined || before === undefined ? undefined : Math.round((now - before) * 100) / 100;
