import type { GivenSeat, Problem, ReportLine } from './givenResults.ts';
import { matchCandidates } from './matchCandidates.ts';
import { resultWords as say } from './resultWords.ts';
import { folded } from './seatNames.ts';
import { type SeatResult, seatResult } from './seatResult.ts';
import type { PartyNames, StandingCandidate, StandingSeat } from './standingSeat.ts';

/** The change that a delivery makes to a seat. */
export type SeatChange = {
  before: StandingSeat;
  /** With the new votes, and those who come with the delivery. */
  candidates: StandingCandidate[];
  added: StandingCandidate[];
  result: SeatResult;
  candidateCount: number;
  round: number;
  rounds: number;
  isCorrection: boolean;
  outcome: ReportLine['outcome'];
};

type Checked = { change: SeatChange; problems: [] } | { change: undefined; problems: Problem[] };

/**
 * Checks a delivery for a seat against the seat on record: candidates must be known, votes never decrease, rounds are in order, sums are
 * right, and a declared seat keeps its winner, unless it is a correction. The same delivery again changes nothing.
 */
export function checkSeat(seat: StandingSeat, given: GivenSeat, parties: PartyNames): Checked {
  const matched = matchCandidates(seat, given, parties);
  if (matched.problems.length > 0) return { change: undefined, problems: matched.problems };
  const votes = new Map(matched.candidates.map((candidate, at) => [candidate.id, given.votes[at]?.votes ?? 0]));
  if (isOldNews(seat, given, votes)) return { change: unchanged(seat), problems: [] };
  const candidates = [...seat.candidates, ...matched.added].map((candidate) => ({
    ...candidate,
    votes: votes.get(candidate.id) ?? candidate.votes,
  }));
  const rowOf = (id: number) => given.rows[matched.candidates.findIndex((candidate) => candidate.id === id)] ?? given.row;
  const winner = winnerOf(given, candidates, matched.candidates);
  const totals = totalsOf(seat, given, candidates);
  const messages: Problem[] = [
    ...(given.isCorrection ? [] : contradictions(seat, given, candidates, rowOf)),
    ...[...roundsWrong(seat, given), ...totals.wrong, ...winner.wrong, ...statusWrong(given, candidates)].map((message) => ({
      row: given.row,
      message,
    })),
  ];
  if (
    !given.isCorrection &&
    seat.state === 'won' &&
    given.status === 'declared' &&
    winner.id !== undefined &&
    winner.id !== seat.leaderId
  ) {
    messages.push({ row: given.row, message: say.otherWinner(seat.candidates.find(({ id }) => id === seat.leaderId)?.name ?? '') });
  }
  if (messages.length > 0) return { change: undefined, problems: messages };
  const counted = seatResult(candidates, {
    winnerId: given.status === 'declared' ? winner.id : undefined,
    isUncontested: given.status === 'uncontested',
    isCountermanded: given.status === 'countermanded',
  });
  const result = { ...counted, totalVotes: totals.total, notaVotes: totals.nota };
  const next = { round: given.round ?? seat.round, rounds: given.rounds ?? seat.rounds, candidateCount: totals.candidateCount };
  const isSame =
    matched.added.length === 0 &&
    candidates.every(({ id, votes: count }) => seat.candidates.find((candidate) => candidate.id === id)?.votes === count) &&
    result.state === seat.state &&
    result.leaderId === seat.leaderId &&
    result.totalVotes === seat.totalVotes &&
    next.round === seat.round &&
    next.rounds === seat.rounds &&
    next.candidateCount === seat.candidateCount;
  const outcome = isSame ? 'unchanged' : given.isCorrection ? 'corrected' : 'taken';
  return {
    change: { before: seat, candidates, added: matched.added, result, ...next, isCorrection: given.isCorrection, outcome },
    problems: [],
  };
}

/** Whether the same round was delivered before with the same votes: networks repeat requests. */
function isOldNews(seat: StandingSeat, given: GivenSeat, votes: ReadonlyMap<number, number>): boolean {
  if (given.round === undefined || given.status !== 'counting' || given.isCorrection) return false;
  const past = seat.pastRounds.get(given.round);
  return past !== undefined && votes.size > 0 && [...votes].every(([id, count]) => past[String(id)] === count);
}

const unchanged = (seat: StandingSeat): SeatChange => ({
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

/** What contradicts the seat on record. */
function contradictions(
  seat: StandingSeat,
  given: GivenSeat,
  candidates: readonly StandingCandidate[],
  rowOf: (id: number) => number,
): Problem[] {
  const at = (message: Problem['message'], row = given.row): Problem => ({ row, message });
  if (seat.state === 'countermanded' && given.status !== 'countermanded') return [at(say.countermanded)];
  if (seat.state === 'uncontested' && given.status !== 'uncontested') return [at(say.declared)];
  if (seat.state === 'won' && given.status !== 'declared') return [at(say.declared)];
  const past = given.round === undefined ? undefined : seat.pastRounds.get(given.round);
  if (given.round !== undefined && given.round < seat.round) return [at(say.earlierRound(given.round, seat.round))];
  if (past) return [at(say.otherRound(given.round ?? seat.round))];
  const compared = seat.candidates.map((before) => ({ before, now: candidates.find(({ id }) => id === before.id)?.votes ?? before.votes }));
  // Once declared the figures stand: more votes are as much another result as fewer.
  if (seat.state === 'won' && compared.some(({ before, now }) => before.votes !== now)) return [at(say.declared)];
  return compared
    .filter(({ before, now }) => now < before.votes)
    .map(({ before, now }) => at(say.fewer(before.name, before.votes, now), rowOf(before.id)));
}

function roundsWrong(seat: StandingSeat, { round, rounds = seat.rounds }: GivenSeat): Problem['message'][] {
  return round !== undefined && rounds > 0 && round > rounds ? [say.beyondRounds(round, rounds)] : [];
}

type Totals = { total: number; nota: number; candidateCount: number; wrong: Problem['message'][] };

/** All votes of the seat: the sum of its candidates' votes where all are on record, else the total that was sent. */
function totalsOf(seat: StandingSeat, given: GivenSeat, candidates: readonly StandingCandidate[]): Totals {
  const people = candidates.filter(({ isNota }) => !isNota);
  const notas = candidates.filter(({ isNota }) => isNota);
  const nota = notas.length > 0 ? notas.reduce((sum, { votes }) => sum + votes, 0) : seat.notaVotes;
  const candidateCount = given.bringsCandidates ? people.length : Math.max(seat.candidateCount, people.length);
  const sum = people.reduce((all, { votes }) => all + votes, nota);
  const isComplete = people.length >= candidateCount;
  const { totalVotes } = given;
  const total = totalVotes ?? (isComplete ? sum : Math.max(sum, seat.totalVotes));
  return {
    total,
    nota,
    candidateCount,
    wrong: [
      ...(totalVotes !== undefined && (sum > totalVotes || (isComplete && sum !== totalVotes)) ? [say.sum(sum, totalVotes)] : []),
      ...(seat.electors > 0 && total > seat.electors ? [say.moreThanElectors(total, seat.electors)] : []),
    ],
  };
}

type Winner = { id: number | undefined; wrong: Problem['message'][] };

/** Who is declared: the one who is named, or who has the most votes. */
function winnerOf(given: GivenSeat, candidates: readonly StandingCandidate[], lines: readonly StandingCandidate[]): Winner {
  if (given.status !== 'declared') return { id: undefined, wrong: [] };
  const people = candidates.filter(({ isNota }) => !isNota);
  const most = Math.max(0, ...people.map(({ votes }) => votes));
  if (most === 0) return { id: undefined, wrong: [say.noVotes] };
  const named = namedWinner(given, candidates, lines);
  if (named === 'nobody') return { id: undefined, wrong: [say.noCandidate(String(given.winner))] };
  if (named) {
    if (named.isNota) return { id: undefined, wrong: [say.notaWins] };
    const votes = candidates.find(({ id }) => id === named.id)?.votes ?? 0;
    return votes < most ? { id: undefined, wrong: [say.notTheMost(named.name)] } : { id: named.id, wrong: [] };
  }
  const first = people.filter(({ votes }) => votes === most);
  return first.length === 1 ? { id: first[0]?.id, wrong: [] } : { id: undefined, wrong: [say.tie] };
}

function namedWinner(
  { winner, winnerAt }: GivenSeat,
  candidates: readonly StandingCandidate[],
  lines: readonly StandingCandidate[],
): StandingCandidate | 'nobody' | undefined {
  if (winnerAt !== undefined) return lines[winnerAt];
  if (winner === undefined) return undefined;
  const [named, ...more] = candidates.filter(({ number, name, nameEn }) =>
    typeof winner === 'number' ? number === winner : folded(name) === folded(winner) || folded(nameEn) === folded(winner),
  );
  return named && more.length === 0 ? named : 'nobody';
}

function statusWrong({ status, votes }: GivenSeat, candidates: readonly StandingCandidate[]): Problem['message'][] {
  const hasVotes = votes.some((line) => line.votes > 0);
  if (status === 'countermanded' && hasVotes) return [say.countermanded];
  const people = candidates.filter(({ isNota }) => !isNota);
  return status === 'uncontested' && (hasVotes || people.length !== 1) ? [say.uncontested] : [];
}
