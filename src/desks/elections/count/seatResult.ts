import type { seatStates } from './stages.ts';

export type SeatState = (typeof seatStates)[number];
export type Counted = { id: number; party: string; votes: number; isNota: boolean };

/** What a seat's votes come to. `leaderParty` is empty while nobody leads. */
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
  /** The returning officer has declared; of two with as many votes the one on whom the lot fell must be named (section 65 of the Act). */
  winnerId?: number | undefined;
  isUncontested?: boolean;
  isCountermanded?: boolean;
};

/**
 * The result of a seat from its votes. NOTA is counted among the votes and never leads, whatever it has; two with as many votes at the top
 * mean that nobody leads; before the first vote the seat is awaited.
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

/** Part of a whole in per cent with two places, as the commission rounds it; undefined where there is no whole. */
export const percentOf = (part: number, whole: number): number | undefined =>
  whole > 0 ? Math.round((part / whole) * 10_000) / 100 : undefined;

/** Votes cast of all electors, in per cent. */
export const turnout = (votes: number, electors: number): number | undefined => percentOf(votes, electors);

/** A party's share now less its share then, in points: what has swung to it. */
export const swing = (now: number | undefined, before: number | undefined): number | undefined =>
  now === undefined || before === undefined ? undefined : Math.round((now - before) * 100) / 100;
