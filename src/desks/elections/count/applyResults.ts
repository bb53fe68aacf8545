import { eq } from 'drizzle-orm';
import type { AuditEntry } from '../../../platform/auditLog.ts';
import { change, type WriteContext } from '../../../platform/change.ts';
import type { Sentence } from '../../../site/newsroom/newsroomError.ts';
import { elections } from '../tables.ts';
import { electionTag } from '../tags/electionTag.ts';
import { checkSeat, type SeatChange } from './checkSeat.ts';
import type { CurrentSeat } from './currentSeat.ts';
import { type NamedSeats, readCurrentSeats, readPartyCodes } from './readCurrentSeats.ts';
import type { Problem, Report, ReportLine, SeatInput } from './resultsInput.ts';
import { resultWords as words } from './resultWords.ts';
import { mayBeCalled, seatsListed } from './seatNames.ts';
import { writeSeats } from './writeSeats.ts';

/** A delivery is malformed or contradicts the results on record; nothing of it has been saved. */
export class InvalidResults extends Error {
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super(words.refused.en);
    this.problems = problems;
  }
}

/** The seat has another version than the editor saw; `sentence` says so. */
export class SeatChanged extends Error {
  readonly sentence: Sentence = words.changedMeanwhile;
}

type Delivery = {
  seats: readonly SeatInput[];
  /** The sender, for the record: `file`, `grid`, or the name of a source. */
  source: string;
  now: Date;
  /** For a single seat: the version that the sender saw. */
  version?: number | undefined;
};

/**
 * Saves a delivery of results completely or not at all; deliveries are processed one after the other. The report has a line for each seat.
 * Throws `InvalidResults` with all errors and their rows, or `SeatChanged`.
 */
export async function applyResults(context: WriteContext, token: string, { seats, source, now, version }: Delivery): Promise<Report> {
  return change(context, async (tx) => {
    const [election] = await tx.select().from(elections).where(eq(elections.token, token)).for('update');
    if (!election) throw new InvalidResults([{ row: 1, message: words.noElection(token) }]);
    const early = seats.find(({ status }) => status === 'counting' || status === 'declared');
    if (early && !hasCountingBegun(election, now))
      throw new InvalidResults([{ row: early.row, message: words.notCounting(election.name, election.nameEn) }]);
    const current = await readCurrentSeats(tx, election.id, seats);
    const parties = await readPartyCodes(tx, election.id);
    const present = new Map<number, CurrentSeat>();
    const problems: Problem[] = [];
    const steps: { change: SeatChange; input: SeatInput }[] = [];
    const lines: ReportLine[] = [];
    for (const input of seats) {
      const named = current(input);
      const wrong = seatWrong(input, named);
      const [seat] = named.seats;
      if (wrong || !seat) {
        problems.push({ row: input.row, message: wrong ?? words.noSeat(String(input.seat)) });
        continue;
      }
      if (version !== undefined && seat.version !== version) throw new SeatChanged(words.changedMeanwhile.en);
      const checked = checkSeat(present.get(seat.id) ?? seat, input, parties);
      problems.push(...checked.problems);
      if (!checked.change) continue;
      lines.push({ row: input.row, seat: seat.name, outcome: checked.change.outcome });
      if (checked.change.outcome === 'unchanged') continue;
      steps.push({ change: checked.change, input });
      present.set(seat.id, seatAfter(checked.change, input));
    }
    if (problems.length > 0) throw new InvalidResults(problems.sort((a, b) => a.row - b.row));
    const bySeat = [...Map.groupBy(steps, ({ change: { before } }) => before.id).values()].flatMap((own) => {
      const [first, last] = [own[0], own.at(-1)];
      return first && last ? [{ first: first.change, last: last.change }] : [];
    });
    if (bySeat.length > 0) {
      await writeSeats(tx, election.id, { seats: bySeat, steps, source, now });
      await tx.update(elections).set({ updatedAt: now }).where(eq(elections.id, election.id));
    }
    return {
      result: { lines, problems: [] },
      tags:
        bySeat.length === 0
          ? []
          : ['elections', electionTag(token), ...bySeat.map(({ last }) => electionTag(token, `seat:${last.before.id}`))],
      audit: auditOf(
        token,
        source,
        bySeat.map(({ first, last }) => ({ before: first.before, last })),
      ),
    };
  });
}

/** Counting begins at the election's counting time, in its counting stage. Uncontested seats may be entered earlier. */
const hasCountingBegun = ({ stage, countingAt }: typeof elections.$inferSelect, now: Date): boolean =>
  stage === 'declared' || (stage === 'counting' && (countingAt === null || countingAt <= now));

/** Why a seat name in a delivery matches no seat, several seats, or another seat than the delivery assumes. */
function seatWrong({ state, seat, seatName }: SeatInput, { seats, isStateKnown }: ReturnType<NamedSeats>): Sentence | undefined {
  if (!isStateKnown) return words.noState(state);
  const [found, ...more] = seats;
  if (!found) return words.noSeat(String(seat));
  if (more.length > 0) return words.severalSeats(String(seat), seatsListed(seats, true), seatsListed(seats, false));
  const isOther = seatName !== undefined && !mayBeCalled(found, seatName);
  return isOther ? words.otherSeat(found.number, seatName, found.name, found.nameEn) : undefined;
}

/** The seat after a change, as the next step of the same delivery finds it. */
const seatAfter = ({ before, candidates, result, candidateCount, round, rounds }: SeatChange, input: SeatInput): CurrentSeat => ({
  ...before,
  candidates,
  candidateCount,
  round,
  rounds,
  state: result.state,
  leaderId: result.leaderId,
  leaderParty: result.leaderParty,
  totalVotes: result.totalVotes,
  notaVotes: result.notaVotes,
  pastRounds:
    input.round === undefined
      ? before.pastRounds
      : new Map([
          ...[...before.pastRounds].filter(([past]) => past < round),
          [round, Object.fromEntries(candidates.map(({ id, votes }) => [String(id), votes]))],
        ]),
});

/** A delivery with more seats gets one entry in the audit log, plus one per correction. */
const MAX_SEAT_ENTRIES = 20;

function auditOf(token: string, source: string, seats: readonly { before: CurrentSeat; last: SeatChange }[]): AuditEntry[] {
  const entry = ({ before, last }: { before: CurrentSeat; last: SeatChange }): AuditEntry => ({
    action: last.isCorrection ? 'election.correct' : 'election.result',
    subject: `election-seat:${before.id}`,
    before: { state: before.state, round: before.round, votes: votesOf(before.candidates) },
    after: { state: last.result.state, round: last.round, votes: votesOf(last.candidates), source },
  });
  if (seats.length <= MAX_SEAT_ENTRIES) return seats.map(entry);
  const corrections = seats.filter(({ last }) => last.isCorrection);
  return [{ action: 'election.results', subject: `election:${token}`, after: { source, seats: seats.length } }, ...corrections.map(entry)];
}

const votesOf = (candidates: CurrentSeat['candidates']): Record<string, number> =>
  Object.fromEntries(candidates.map(({ number, name, votes }) => [`${number} ${name}`, votes]));
