import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/database.ts';
import { electionCandidates, electionParties, electionRounds, electionSeats, electionStates } from '../tables.ts';
import type { CurrentSeat, PartyNames } from './currentSeat.ts';
import type { SeatInput } from './resultsInput.ts';
import { folded, seatsNamed } from './seatNames.ts';

/** Resolves a seat name of a delivery: one seat, several if it is ambiguous, or none. */
export type NamedSeats = (input: Pick<SeatInput, 'state' | 'seat'>) => { seats: readonly CurrentSeat[]; isStateKnown: boolean };

/** The current seats of a delivery, found by number, slug, or name in either script. */
export async function readCurrentSeats(tx: Database, electionId: number, inputs: readonly SeatInput[]): Promise<NamedSeats> {
  const all = await tx.select().from(electionSeats).where(eq(electionSeats.electionId, electionId));
  const states = await readStateCodes(tx, electionId);
  const byState = Map.groupBy(all, ({ stateCode }) => stateCode);
  const named = new Map<string, (typeof all)[number][]>();
  for (const { state, seat } of inputs) {
    const key = keyOf(state, seat);
    if (!named.has(key)) named.set(key, seatsNamed(byState.get(states.get(folded(state)) ?? '') ?? [], seat));
  }
  const seats = [...new Set([...named.values()].flat())];
  const current = seats.length === 0 ? new Map<number, CurrentSeat>() : await readWithCandidates(tx, seats, inputs);
  return ({ state, seat }) => ({
    seats: (named.get(keyOf(state, seat)) ?? []).flatMap(({ id }) => current.get(id) ?? []),
    isStateKnown: states.has(folded(state)),
  });
}

const keyOf = (state: string, seat: string | number): string => JSON.stringify([state, seat]);

/** The codes of an election's states by all their names, folded. */
async function readStateCodes(tx: Database, electionId: number): Promise<Map<string, string>> {
  const states = await tx.select().from(electionStates).where(eq(electionStates.electionId, electionId));
  return new Map(
    states.flatMap(({ code, slug, name, nameEn }) => [code, slug, name, nameEn].map((called) => [folded(called), code] as const)),
  );
}

async function readWithCandidates(
  tx: Database,
  seats: readonly (typeof electionSeats.$inferSelect)[],
  inputs: readonly SeatInput[],
): Promise<Map<number, CurrentSeat>> {
  const ids = seats.map(({ id }) => id);
  // Sequential, because a transaction has one connection.
  const candidates = await tx
    .select()
    .from(electionCandidates)
    .where(inArray(electionCandidates.seatId, ids))
    .orderBy(asc(electionCandidates.seatId), asc(electionCandidates.number));
  const rounds = await readPastRounds(tx, seats, inputs);
  const bySeat = Map.groupBy(candidates, ({ seatId }) => seatId);
  return new Map(
    seats.map((seat) => [
      seat.id,
      {
        ...seat,
        candidates: bySeat.get(seat.id) ?? [],
        pastRounds: new Map(rounds.filter(({ seatId }) => seatId === seat.id).map(({ round, votes }) => [round, votes])),
      },
    ]),
  );
}

/** The stored rounds that a delivery sends again, for comparison. */
async function readPastRounds(tx: Database, seats: readonly { id: number; round: number }[], inputs: readonly SeatInput[]) {
  const latest = Math.max(0, ...seats.map(({ round }) => round));
  const again = [...new Set(inputs.flatMap(({ round }) => (round !== undefined && round <= latest ? [round] : [])))];
  if (again.length === 0) return [];
  return tx
    .select({ seatId: electionRounds.seatId, round: electionRounds.round, votes: electionRounds.votes })
    .from(electionRounds)
    .where(
      and(
        inArray(
          electionRounds.seatId,
          seats.map(({ id }) => id),
        ),
        inArray(electionRounds.round, again),
      ),
    );
}

/** The codes of the parties of an election by their names in sources. */
export async function readPartyCodes(tx: Database, electionId: number): Promise<PartyNames> {
  const parties = await tx.select().from(electionParties).where(eq(electionParties.electionId, electionId));
  return new Map([
    ...parties.flatMap(({ code, name, shortName }) => [name, shortName].map((called) => [folded(called), code] as const)),
    ...parties.flatMap(({ code, nameEn, aliases }) => [folded(code), folded(nameEn), ...aliases].map((called) => [called, code] as const)),
  ]);
}
