import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/database.ts';
import { folded } from '../folded.ts';
import { electionCandidates, electionParties, electionRounds, electionSeats } from '../tables.ts';
import type { GivenSeat } from './givenResults.ts';
import type { PartyBook, StandingSeat } from './standingSeat.ts';

const s = electionSeats;
const columns = {
  id: s.id,
  stateCode: s.stateCode,
  number: s.number,
  slug: s.slug,
  name: s.name,
  region: s.region,
  state: s.state,
  round: s.round,
  rounds: s.rounds,
  totalVotes: s.totalVotes,
  notaVotes: s.notaVotes,
  candidateCount: s.candidateCount,
  electors: s.electors,
  leaderId: s.leaderId,
  leaderParty: s.leaderParty,
  version: s.version,
};

/** A delivery's name of a seat. */
export const seatKey = (state: string, seat: string | number): string => `${state} ${seat}`;

/** The seats that a delivery speaks of, as they stand, under every name by which it may call them. */
export async function readStanding(tx: Database, electionId: number, given: readonly GivenSeat[]): Promise<Map<string, StandingSeat>> {
  const all = await tx.select(columns).from(s).where(eq(s.electionId, electionId));
  const wanted = new Set(given.map(({ state, seat }) => seatKey(state, seat)));
  const found = all.filter(({ stateCode, number, slug }) => wanted.has(seatKey(stateCode, number)) || wanted.has(seatKey(stateCode, slug)));
  if (found.length === 0) return new Map();
  const ids = found.map(({ id }) => id);
  const c = electionCandidates;
  // One after the other: a transaction has one connection.
  const candidates = await tx
    .select({
      seatId: c.seatId,
      id: c.id,
      number: c.number,
      name: c.name,
      nameEn: c.nameEn,
      party: c.party,
      partyName: c.partyName,
      isNota: c.isNota,
      votes: c.votes,
    })
    .from(c)
    .where(inArray(c.seatId, ids))
    .orderBy(asc(c.seatId), asc(c.number));
  const rounds = await readPastRounds(tx, found, given);
  const bySeat = Map.groupBy(candidates, ({ seatId }) => seatId);
  return new Map(
    found.flatMap((seat) => {
      const standing: StandingSeat = {
        ...seat,
        candidates: (bySeat.get(seat.id) ?? []).map(({ seatId: _seatId, ...candidate }) => candidate),
        pastRounds: new Map(rounds.filter(({ seatId }) => seatId === seat.id).map(({ round, votes }) => [round, votes])),
      };
      return [
        [seatKey(seat.stateCode, seat.number), standing],
        [seatKey(seat.stateCode, seat.slug), standing],
      ] as const;
    }),
  );
}

/** The rounds that a delivery speaks of again: only those are compared. */
async function readPastRounds(tx: Database, seats: readonly { id: number; round: number }[], given: readonly GivenSeat[]) {
  const latest = Math.max(0, ...seats.map(({ round }) => round));
  const again = [...new Set(given.flatMap(({ round }) => (round !== undefined && round <= latest ? [round] : [])))];
  if (again.length === 0) return [];
  const r = electionRounds;
  return tx
    .select({ seatId: r.seatId, round: r.round, votes: r.votes })
    .from(r)
    .where(
      and(
        inArray(
          r.seatId,
          seats.map(({ id }) => id),
        ),
        inArray(r.round, again),
      ),
    );
}

/** What sources call the parties of an election. */
export async function readPartyBook(tx: Database, electionId: number): Promise<PartyBook> {
  const p = electionParties;
  const parties = await tx
    .select({ code: p.code, name: p.name, nameEn: p.nameEn, shortName: p.shortName, aliases: p.aliases })
    .from(p)
    .where(eq(p.electionId, electionId));
  return new Map([
    ...parties.flatMap(({ code, name, shortName }) => [name, shortName].map((called) => [folded(called), code] as const)),
    ...parties.flatMap(({ code, nameEn, aliases }) => [folded(code), folded(nameEn), ...aliases].map((called) => [called, code] as const)),
  ]);
}
