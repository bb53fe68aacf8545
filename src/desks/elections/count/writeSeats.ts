import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database.ts';
import { insertRows } from '../../../platform/insertRows.ts';
import { indexCandidates } from '../search/indexElections.ts';
import { electionCandidates, electionRounds } from '../tables.ts';
import type { SeatChange } from './checkSeat.ts';
import { keepTallies, weightOf } from './keepTallies.ts';
import type { SeatInput } from './resultsInput.ts';

type Step = { change: SeatChange; input: SeatInput };

/**
 * Writes the changes of deliveries in a few statements: candidates, seats, rounds, tallies. `seats` has each seat once, with its first and
 * last change.
 */
export async function writeSeats(
  tx: Database,
  electionId: number,
  {
    seats,
    steps,
    source,
    now,
  }: { seats: readonly { first: SeatChange; last: SeatChange }[]; steps: readonly Step[]; source: string; now: Date },
): Promise<void> {
  const changes = seats.map(({ last }) => last);
  const idOf = await addCandidates(tx, electionId, changes);
  await updateVotes(tx, seats, idOf);
  await updateSeats(tx, changes, idOf, now);
  await keepRounds(tx, steps, idOf, source, now);
  await keepTallies(
    tx,
    electionId,
    seats.map(({ first: { before }, last }) => ({
      stateCode: before.stateCode,
      region: before.region,
      before: weightOf(before, before.candidates),
      after: weightOf(last.result, last.candidates),
    })),
  );
}

type IdOf = (seatId: number, id: number) => number;

/** Adds new candidates of the delivery, and maps their temporary ids below 0 to those of their rows. */
async function addCandidates(tx: Database, electionId: number, changes: readonly SeatChange[]): Promise<IdOf> {
  const added = changes.flatMap(({ before, candidates }) =>
    candidates.filter(({ id }) => id < 0).map((candidate) => ({ seatId: before.id, candidate })),
  );
  if (added.length === 0) return (_seatId, id) => id;
  await insertRows(
    tx,
    electionCandidates,
    added.map(({ seatId, candidate: { id: _id, ...candidate } }) => ({ electionId, seatId, ...candidate, starNote: '' })),
  );
  const rows = await tx
    .select({ seatId: electionCandidates.seatId, number: electionCandidates.number, id: electionCandidates.id })
    .from(electionCandidates)
    .where(inArray(electionCandidates.seatId, [...new Set(added.map(({ seatId }) => seatId))]));
  const byNumber = new Map(rows.map(({ seatId, number, id }) => [`${seatId} ${number}`, id]));
  const newIds = new Map(
    added.map(({ seatId, candidate }) => [`${seatId} ${candidate.id}`, byNumber.get(`${seatId} ${candidate.number}`)]),
  );
  await indexCandidates(tx, { ids: [...newIds.values()].filter((id) => id !== undefined) });
  return (seatId, id) => newIds.get(`${seatId} ${id}`) ?? id;
}

async function updateVotes(tx: Database, seats: readonly { first: SeatChange; last: SeatChange }[], idOf: IdOf): Promise<void> {
  const changed = seats.flatMap(({ first: { before }, last }) =>
    last.candidates
      .filter(({ id, votes }) => id > 0 && before.candidates.find((candidate) => candidate.id === id)?.votes !== votes)
      .map(({ id, votes }) => ({ id: idOf(before.id, id), votes })),
  );
  if (changed.length === 0) return;
  await tx.execute(sql`
    update election_candidates c set votes = given.votes
    from json_to_recordset(${JSON.stringify(changed)}::json) as given (id integer, votes integer) where c.id = given.id`);
}

async function updateSeats(tx: Database, changes: readonly SeatChange[], idOf: IdOf, now: Date): Promise<void> {
  const rows = changes.map(({ before, result, candidateCount, round, rounds }) => ({
    id: before.id,
    state: result.state,
    leader_id: result.leaderId === null ? null : idOf(before.id, result.leaderId),
    runner_up_id: result.runnerUpId === null ? null : idOf(before.id, result.runnerUpId),
    leader_party: result.leaderParty,
    margin: result.margin,
    total_votes: result.totalVotes,
    nota_votes: result.notaVotes,
    candidate_count: candidateCount,
    round,
    rounds,
  }));
  await tx.execute(sql`
    update election_seats s set state = given.state, leader_id = given.leader_id, runner_up_id = given.runner_up_id,
      leader_party = given.leader_party, margin = given.margin, total_votes = given.total_votes, nota_votes = given.nota_votes,
      candidate_count = given.candidate_count, round = given.round, rounds = given.rounds, version = s.version + 1,
      updated_at = ${now.toISOString()}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::json) as given (id integer, state text, leader_id integer, runner_up_id integer,
      leader_party text, margin integer, total_votes integer, nota_votes integer, candidate_count smallint, round smallint, rounds smallint)
    where s.id = given.id`);
}

/** Stores each round as delivered. A correction takes the count back to its round: the rounds after it are void. */
async function keepRounds(tx: Database, steps: readonly Step[], idOf: IdOf, source: string, now: Date): Promise<void> {
  let rows: (typeof electionRounds.$inferInsert)[] = [];
  for (const { input, change } of steps) {
    if (input.round === undefined) continue;
    const { round, isCorrection } = change;
    const seatId = change.before.id;
    const isVoid = (row: { seatId: number; round: number }) =>
      row.seatId === seatId && (isCorrection ? row.round >= round : row.round === round);
    rows = rows.filter((row) => !isVoid(row));
    const votes = Object.fromEntries(change.candidates.map(({ id, votes }) => [String(idOf(seatId, id)), votes]));
    rows.push({ seatId, round, votes, source, isCorrection, at: now });
    if (isCorrection) await tx.delete(electionRounds).where(and(eq(electionRounds.seatId, seatId), gte(electionRounds.round, round)));
  }
  if (rows.length > 0) await insertRows(tx, electionRounds, rows);
}
