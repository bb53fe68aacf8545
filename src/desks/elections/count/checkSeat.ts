import type { CurrentCandidate, CurrentSeat, PartyNames } from './currentSeat.ts';
import { matchCandidates } from './matchCandidates.ts';
import type { Problem, ReportLine, SeatInput } from './resultsInput.ts';
import { resultWords as words } from './resultWords.ts';
import { folded } from './seatNames.ts';
import { type SeatResult, seatResult } from './seatResult.ts';

/** The change of a seat by a delivery. */
export type SeatChange = {
  before: CurrentSeat;
  /** With the new votes, and candidates added by the delivery. */
  candidates: CurrentCandidate[];
  added: CurrentCandidate[];
  result: SeatResult;
  candidateCount: number;
  round: number;
  rounds: number;
  isCorrection: boolean;
  outcome: ReportLine['outcome'];
};

type Checked = { change: SeatChange; problems: [] } | { change: undefined; problems: Problem[] };

/**
 * Checks a seat of a delivery against the record: candidates must be known, votes must not decrease, rounds must be in order, sums must
 * match, and a declared seat must keep its winner, unless it is a correction. Repeating a delivery changes nothing.
 */
export function checkSeat(seat: CurrentSeat, input: SeatInput, parties: PartyNames): Checked {
  const matched = matchCandidates(seat, input, parties);
  if (matched.problems.length > 0) return { change: undefined, problems: matched.problems };
  const votes = new Map(matched.candidates.map((candidate, at) => [candidate.id, input.votes[at]?.votes ?? 0]));
  if (isOldNews(seat, input, votes)) return { change: unchanged(seat), problems: [] };
  const candidates = [...seat.candidates, ...matched.added].map((candidate) => ({
    ...candidate,
    votes: votes.get(candidate.id) ?? candidate.votes,
  }));
  const rowOf = (id: number) => input.rows[matched.candidates.findIndex((candidate) => candidate.id === id)] ?? input.row;
  const winner = winnerOf(input, candidates, matched.candidates);
  const totals = totalsOf(seat, input, candidates);
  const messages: Problem[] = [
    ...(input.isCorrection ? [] : contradictions(seat, input, candidates, rowOf)),
    ...[...roundsWrong(seat, input), ...totals.wrong, ...winner.wrong, ...statusWrong(input, candidates)].map((message) => ({
      row: input.row,
      message,
    })),
  ];
  if (
    !input.isCorrection &&
    seat.state === 'won' &&
    input.status === 'declared' &&
    winner.id !== undefined &&
    winner.id !== seat.leaderId
  ) {
    messages.push({ row: input.row, message: words.otherWinner(seat.candidates.find(({ id }) => id === seat.leaderId)?.name ?? '') });
  }
  if (messages.length > 0) return { change: undefined, problems: messages };
  const counted = seatResult(candidates, {
    winnerId: input.status === 'declared' ? winner.id : undefined,
    isUncontested: input.status === 'uncontested',
    isCountermanded: input.status === 'countermanded',
  });
  const result = { ...counted, totalVotes: totals.total, notaVotes: totals.nota };
  const next = { round: input.round ?? seat.round, rounds: input.rounds ?? seat.rounds, candidateCount: totals.candidateCount };
  const isSame =
    matched.added.length === 0 &&
    candidates.every(({ id, votes: count }) => seat.candidates.find((candidate) => candidate.id === id)?.votes === count) &&
    result.state === seat.state &&
    result.leaderId === seat.leaderId &&
    result.totalVotes === seat.totalVotes &&
    next.round === seat.round &&
    next.rounds === seat.rounds &&
    next.candidateCount === seat.candidateCount;
  const outcome = isSame ? 'unchanged' : input.isCorrection ? 'corrected' : 'taken';
  return {
    change: { before: seat, candidates, added: matched.added, result, ...next, isCorrection: input.isCorrection, outcome },
    problems: [],
  };
}

/** Whether the same round with the same votes was delivered before, because clients repeat requests. */
function isOldNews(seat: CurrentSeat, input: SeatInput, votes: ReadonlyMap<number, number>): boolean {
  if (input.round === undefined || input.status !== 'counting' || input.isCorrection) return false;
  const past = seat.pastRounds.get(input.round);
  return past !== undefined && votes.size > 0 && [...votes].every(([id, count]) => past[String(id)] === count);
}

const unchanged = (seat: CurrentSeat): SeatChange => ({
  before: seat,
  candidates: [...seat.candidates],
  added: [],
  result: seatResult(seat.candidates),
  candidateCount: seat.candidateCount,
  round: seat.round,
  rounds: seat.rounds,
  isCorrection: false,
  outcome: 'unchanged',
});

/** Contradictions to the seat on record. */
function contradictions(
  seat: CurrentSeat,
  input: SeatInput,
  candidates: readonly CurrentCandidate[],
  rowOf: (id: number) => number,
): Problem[] {
  const at = (message: Problem['message'], row = input.row): Problem => ({ row, message });
  if (seat.state === 'countermanded' && input.status !== 'countermanded') return [at(words.countermanded)];
  if (seat.state === 'uncontested' && input.status !== 'uncontested') return [at(words.declared)];
  if (seat.state === 'won' && input.status !== 'declared') return [at(words.declared)];
  const past = input.round === undefined ? undefined : seat.pastRounds.get(input.round);
  if (input.round !== undefined && input.round < seat.round) return [at(words.earlierRound(input.round, seat.round))];
  if (past) return [at(words.otherRound(input.round ?? seat.round))];
  const compared = seat.candidates.map((before) => ({ before, now: candidates.find(({ id }) => id === before.id)?.votes ?? before.votes }));
  // Once declared, the figures are final: more votes are a different result just as fewer are.
  if (seat.state === 'won' && compared.some(({ before, now }) => before.votes !== now)) return [at(words.declared)];
  return compared
    .filter(({ before, now }) => now < before.votes)
    .map(({ before, now }) => at(words.fewer(before.name, before.votes, now), rowOf(before.id)));
}

function roundsWrong(seat: CurrentSeat, { round, rounds = seat.rounds }: SeatInput): Problem['message'][] {
  return round !== undefined && rounds > 0 && round > rounds ? [words.beyondRounds(round, rounds)] : [];
}

type Totals = { total: number; nota: number; candidateCount: number; wrong: Problem['message'][] };

/** All votes of the seat: the sum over its candidates if all are on record, otherwise the total that was sent. */
function totalsOf(seat: CurrentSeat, input: SeatInput, candidates: readonly CurrentCandidate[]): Totals {
  const people = candidates.filter(({ isNota }) => !isNota);
  const notas = candidates.filter(({ isNota }) => isNota);
  const nota = notas.length > 0 ? notas.reduce((sum, { votes }) => sum + votes, 0) : seat.notaVotes;
  const candidateCount = input.bringsCandidates ? people.length : Math.max(seat.candidateCount, people.length);
  const sum = people.reduce((all, { votes }) => all + votes, nota);
  const isComplete = people.length >= candidateCount;
  const { totalVotes } = input;
  const total = totalVotes ?? (isComplete ? sum : Math.max(sum, seat.totalVotes));
  return {
    total,
    nota,
    candidateCount,
    wrong: [
      ...(totalVotes !== undefined && (sum > totalVotes || (isComplete && sum !== totalVotes)) ? [words.sum(sum, totalVotes)] : []),
      ...(seat.electors > 0 && total > seat.electors ? [words.moreThanElectors(total, seat.electors)] : []),
    ],
  };
}

type Winner = { id: number | undefined; wrong: Problem['message'][] };

/** The declared winner: the named candidate, otherwise the one with the most votes. */
function winnerOf(input: SeatInput, candidates: readonly CurrentCandidate[], lines: readonly CurrentCandidate[]): Winner {
  if (input.status !== 'declared') return { id: undefined, wrong: [] };
  const people = candidates.filter(({ isNota }) => !isNota);
  const most = Math.max(0, ...people.map(({ votes }) => votes));
  if (most === 0) return { id: undefined, wrong: [words.noVotes] };
  const named = namedWinner(input, candidates, lines);
  if (named === 'nobody') return { id: undefined, wrong: [words.noCandidate(String(input.winner))] };
  if (named) {
    if (named.isNota) return { id: undefined, wrong: [words.notaWins] };
    const votes = candidates.find(({ id }) => id === named.id)?.votes ?? 0;
    return votes < most ? { id: undefined, wrong: [words.notTheMost(named.name)] } : { id: named.id, wrong: [] };
  }
  const first = people.filter(({ votes }) => votes === most);
  return first.length === 1 ? { id: first[0]?.id, wrong: [] } : { id: undefined, wrong: [words.tie] };
}

function namedWinner(
  { winner, winnerAt }: SeatInput,
  candidates: readonly CurrentCandidate[],
  lines: readonly CurrentCandidate[],
): CurrentCandidate | 'nobody' | undefined {
  if (winnerAt !== undefined) return lines[winnerAt];
  if (winner === undefined) return undefined;
  const [named, ...more] = candidates.filter(({ number, name, nameEn }) =>
    typeof winner === 'number' ? number === winner : folded(name) === folded(winner) || folded(nameEn) === folded(winner),
  );
  return named && more.length === 0 ? named : 'nobody';
}

function statusWrong({ status, votes }: SeatInput, candidates: readonly CurrentCandidate[]): Problem['message'][] {
  const hasVotes = votes.some((line) => line.votes > 0);
  if (status === 'countermanded' && hasVotes) return [words.countermanded];
  const people = candidates.filter(({ isNota }) => !isNota);
  return status === 'uncontested' && (hasVotes || people.length !== 1) ? [words.uncontested] : [];
}
