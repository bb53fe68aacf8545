import type { ResultDraft } from '../editing/drafts.ts';
import type { SeatForEditing } from './shapes.ts';

/** What stands in the fields of a seat while it is being entered: text, as it is typed. */
export type EntryDraft = {
  version: number;
  round: string;
  rounds: string;
  status: ResultDraft['status'];
  isCorrection: boolean;
  totalVotes: string;
  winner: number | null;
  /** By the candidates' numbers. */
  votes: Record<number, string>;
};

const text = (value: number): string => (value === 0 ? '' : String(value));

/** The draft from which the next round of a seat is entered: with the votes so far. */
export function entryDraftOf({ seat, candidates }: Pick<SeatForEditing, 'seat' | 'candidates'>): EntryDraft {
  const status =
    seat.state === 'uncontested' || seat.state === 'countermanded' ? seat.state : seat.state === 'won' ? 'declared' : 'counting';
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

/** Digits of any of the two scripts, with or without the commas by which they are grouped; null for nothing, NaN for what is no number. */
export function readNumber(typed: string): number | null {
  const plain = typed
    .trim()
    .replace(/[૦-૯]/g, (digit) => String(digit.charCodeAt(0) - 0x0ae6))
    .replaceAll(',', '');
  if (plain === '') return null;
  return /^[0-9]{1,9}$/.test(plain) ? Number(plain) : Number.NaN;
}

/** What is sent of a draft; the numbers of the fields that are no numbers instead, where there are any. */
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
