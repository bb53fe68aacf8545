import { isSame } from '../../../newsroom/typedOver.ts';
import { plainFigure } from '../../../platform/text/westernDigits.ts';
import type { ResultDraft } from '../editing/drafts.ts';
import type { SeatForEditing } from './shapes.ts';

/** The values of the fields of a seat during entry, as typed. */
export type EntryDraft = {
  version: number;
  round: string;
  rounds: string;
  status: ResultDraft['status'];
  isCorrection: boolean;
  totalVotes: string;
  winner: number | null;
  /** By candidate id. */
  votes: Record<number, string>;
};

const text = (value: number): string => (value === 0 ? '' : String(value));

type Candidate = SeatForEditing['candidates'][number];
/** What of a seat is counted. */
type Count = {
  seat: Pick<SeatForEditing['seat'], 'state' | 'leaderId' | 'round' | 'rounds' | 'totalVotes'>;
  candidates: readonly Pick<Candidate, 'id' | 'number' | 'votes'>[];
};

const statusOf = ({ state }: Count['seat']): EntryDraft['status'] =>
  state === 'uncontested' || state === 'countermanded' ? state : state === 'won' ? 'declared' : 'counting';

/** The draft for the next round of a seat, with the votes so far. */
export function entryDraftOf({ seat, candidates }: Pick<SeatForEditing, 'seat' | 'candidates'>): EntryDraft {
  const status = statusOf(seat);
  const next = seat.rounds > 0 ? Math.min(seat.round + 1, seat.rounds) : seat.round + 1;
  return {
    version: seat.version,
    round: status === 'counting' ? String(next) : text(seat.round),
    rounds: text(seat.rounds),
    status,
    isCorrection: false,
    totalVotes: '',
    winner: null,
    votes: Object.fromEntries(candidates.map(({ number, votes }) => [number, text(votes)])),
  };
}

/** Whether two states of a seat have the same count: its candidates alone may have been changed. */
export function isSameCount(one: Pick<SeatForEditing, 'seat' | 'candidates'>, other: Pick<SeatForEditing, 'seat' | 'candidates'>): boolean {
  const countOf = ({ seat, candidates }: typeof one) => {
    const votes = candidates.filter((candidate) => candidate.votes > 0).map((candidate) => [candidate.number, candidate.votes]);
    return [seat.state, seat.round, seat.rounds, votes.toSorted(([a = 0], [b = 0]) => a - b)];
  };
  return isSame(countOf(one), countOf(other));
}

/** Whether the count of a seat is the one that was entered. What an entry leaves open is as the server has worked it out. */
export function isEntered({ seat, candidates }: Count, entry: ResultDraft): boolean {
  const counted = new Map(candidates.map(({ number, votes }) => [number, votes]));
  const isWinner = candidates.some(({ id, number }) => id === seat.leaderId && number === entry.winner);
  return (
    entry.status === statusOf(seat) &&
    (['round', 'rounds', 'totalVotes'] as const).every((name) => entry[name] === null || entry[name] === seat[name]) &&
    (entry.winner === null || isWinner) &&
    entry.votes.every(({ number, votes }) => votes === counted.get(number))
  );
}

/** What was typed for a seat whose candidates have been changed since. */
export function onNewCandidates(draft: EntryDraft, present: Pick<SeatForEditing, 'seat' | 'candidates'>): EntryDraft {
  const votes = present.candidates.map(({ number, votes: counted }) => [number, draft.votes[number] ?? text(counted)]);
  return { ...draft, version: present.seat.version, votes: Object.fromEntries(votes) };
}

/** Parses digits of either script, with or without grouping commas; null for an empty text, NaN for an invalid one. */
export function readNumber(typed: string): number | null {
  const plain = plainFigure(typed);
  if (plain === '') return null;
  return /^[0-9]{1,9}$/.test(plain) ? Number(plain) : Number.NaN;
}

/** The result to send, or the fields with invalid numbers. */
export function resultOf(draft: EntryDraft): { result: ResultDraft } | { wrong: string[] } {
  const fields = { round: readNumber(draft.round), rounds: readNumber(draft.rounds), totalVotes: readNumber(draft.totalVotes) };
  const votes = Object.entries(draft.votes).map(([number, typed]) => ({ number: Number(number), votes: readNumber(typed) }));
  const wrong = [
    ...Object.entries(fields).flatMap(([name, value]) => (Number.isNaN(value) ? [name] : [])),
    ...votes.flatMap(({ number, votes: count }) => (Number.isNaN(count) ? [`votes.${number}`] : [])),
  ];
  if (wrong.length > 0) return { wrong };
  const { version, status, isCorrection, winner } = draft;
  const counted = status === 'counting' || status === 'declared';
  return {
    result: {
      version,
      status,
      isCorrection,
      winner,
      ...fields,
      votes: counted ? votes.map(({ number, votes: count }) => ({ number, votes: count ?? 0 })) : [],
    },
  };
}
