import type { SeededRandom } from '../../../platform/seededRandom.ts';

/** A decided seat whose counting is to be replayed. */
export type DecidedSeat = {
  stateCode: string;
  number: number;
  totalVotes: number;
  /** The winner's candidate number. */
  winner: number;
  candidates: readonly { number: number; votes: number }[];
};

/** One round of a seat; `minute` counts from the start of the counting. */
export type CountingStep = {
  minute: number;
  /** The state's code. */
  state: string;
  seat: number;
  round: number;
  rounds: number;
  isLast: boolean;
  winner: number;
  totalVotes: number;
  votes: { candidate: number; votes: number }[];
};

const MIN_ROUNDS = 8;
const MAX_ROUNDS = 18;
/** The first round ends within ninety minutes, the last one between five and fifteen hours after the start. */
const FIRST_BY = 90;
const LAST_FROM = 300;
const LAST_SPREAD = 600;

/**
 * A counting day that ends with the real result: rounds of each seat in an order fixed by the seed, changing leads on the way, votes that
 * only increase.
 */
export function countingPlan(seats: readonly DecidedSeat[], random: SeededRandom): CountingStep[] {
  return seats.flatMap((seat) => roundsOf(seat, random)).sort((a, b) => a.minute - b.minute || a.round - b.round);
}

function roundsOf(seat: DecidedSeat, random: SeededRandom): CountingStep[] {
  const rounds = MIN_ROUNDS + random.whole(MAX_ROUNDS - MIN_ROUNDS + 1);
  const first = 20 + random.whole(FIRST_BY - 20);
  const last = LAST_FROM + random.whole(LAST_SPREAD);
  const listed = seat.candidates.reduce((sum, { votes }) => sum + votes, 0);
  const shares = seat.candidates.map(() => growingShares(rounds, random));
  return Array.from({ length: rounds }, (_, at): CountingStep => {
    const votes = seat.candidates.map(({ number, votes: all }, which) => ({
      candidate: number,
      votes: Math.floor(all * (shares[which]?.[at] ?? 1)),
    }));
    const rest = Math.floor(((seat.totalVotes - listed) * (at + 1)) / rounds);
    return {
      minute: Math.round(first + ((last - first) * at) / (rounds - 1)),
      state: seat.stateCode,
      seat: seat.number,
      round: at + 1,
      rounds,
      isLast: at + 1 === rounds,
      winner: seat.winner,
      totalVotes: votes.reduce((sum, line) => sum + line.votes, rest),
      votes,
    };
  });
}

/** The share of votes counted after each round, uneven because strongholds are counted together; the last is all. */
function growingShares(rounds: number, random: SeededRandom): number[] {
  const parts = Array.from({ length: rounds }, () => 40 + random.whole(121));
  const all = parts.reduce((sum, part) => sum + part, 0);
  let counted = 0;
  return parts.map((part) => {
    counted += part;
    return counted / all;
  });
}
