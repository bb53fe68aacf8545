import { and, eq, ne, or, sql } from 'drizzle-orm';
import { removeFromSearch } from '../../../content/search/writeSearch.ts';
import type { WriteContext } from '../../../platform/change.ts';
import type { Database } from '../../../platform/database.ts';
import { checkVersion } from '../../../site/newsroom/checkVersion.ts';
import { type FieldIssue, fieldError, NewsroomError } from '../../../site/newsroom/newsroomError.ts';
import { keepTallies, weightOf } from '../count/keepTallies.ts';
import { electionCommandWords as words } from '../newsroom/words.ts';
import { CANDIDATE_KIND, indexCandidates, indexSeats, SEAT_KIND } from '../search/indexElections.ts';
import { electionCandidates, electionParties, electionRegions, electionSeats, electionStates } from '../tables.ts';
import { changeElection } from './changeElection.ts';
import type { CandidateEdit, SeatDraft, SeatEdit } from './drafts.ts';

type Seat = typeof electionSeats.$inferSelect;

/** Adds a seat to an election or changes its data; its result is not affected. Returns its id. */
export const saveSeat = (
  context: WriteContext,
  electionId: number,
  id: number | undefined,
  { version, ...draft }: SeatEdit,
  now: Date,
): Promise<number> =>
  changeElection(context, electionId, async (tx) => {
    const before = id === undefined ? undefined : await seatWithId(tx, electionId, id);
    if (before) checkVersion(before, version);
    const issues = await seatIssues(tx, electionId, id, draft);
    if (issues.length > 0) throw new NewsroomError(422, issues[0]?.message ?? words.numberTaken, { issues });
    const values = { ...draft, electionId, updatedAt: now };
    const [saved] = before
      ? await tx
          .update(electionSeats)
          .set({ ...values, version: before.version + 1 })
          .where(eq(electionSeats.id, before.id))
          .returning({ id: electionSeats.id })
      : await tx.insert(electionSeats).values(values).returning({ id: electionSeats.id });
    if (!saved) throw new Error('The seat was not written');
    if (before && (before.region !== draft.region || before.stateCode !== draft.stateCode)) await moveWeight(tx, before, draft);
    await indexSeats(tx, { id: saved.id });
    if (before && (before.name !== draft.name || before.nameEn !== draft.nameEn)) await indexCandidates(tx, { seatId: saved.id });
    const facts = ({ name, number, region }: Pick<Seat, 'name' | 'number' | 'region'>) => ({ name, number, region });
    return {
      result: saved.id,
      seatId: saved.id,
      audit: {
        action: before ? 'election-seat.change' : 'election-seat.add',
        subject: `election-seat:${saved.id}`,
        ...(before ? { before: facts(before) } : {}),
        after: facts(draft),
      },
    };
  });

type Seen = { electionId: number; id: number; version?: number | undefined };

/** Removes a seat with its candidates, as long as nothing has been counted in it; with `version`, as long as it is as the editor saw it. */
export const removeSeat = (context: WriteContext, { electionId, id, version }: Seen): Promise<void> =>
  changeElection(context, electionId, async (tx) => {
    const seat = await seatWithId(tx, electionId, id);
    checkVersion(seat, version);
    const candidates = await tx
      .select({ id: electionCandidates.id, votes: electionCandidates.votes })
      .from(electionCandidates)
      .where(eq(electionCandidates.seatId, id));
    if (seat.state !== 'awaited' || candidates.some(({ votes }) => votes > 0)) throw new NewsroomError(409, words.seatHasResult);
    await tx.delete(electionSeats).where(eq(electionSeats.id, id));
    await removeFromSearch(tx, SEAT_KIND, [id]);
    await removeFromSearch(
      tx,
      CANDIDATE_KIND,
      candidates.map((candidate) => candidate.id),
    );
    const { name, number, region } = seat;
    return {
      result: undefined,
      seatId: id,
      audit: { action: 'election-seat.remove', subject: `election-seat:${id}`, before: { name, number, region } },
    };
  });

/** Throws a `NewsroomError` if the election has no such seat. */
async function seatWithId(tx: Database, electionId: number, id: number): Promise<Seat> {
  const [seat] = await tx
    .select()
    .from(electionSeats)
    .where(and(eq(electionSeats.id, id), eq(electionSeats.electionId, electionId)));
  if (!seat) throw new NewsroomError(404, words.noSeat);
  return seat;
}

/** Moves the seat's contribution to the tallies when its region or state changes. */
async function moveWeight(tx: Database, seat: Seat, to: { stateCode: string; region: string }): Promise<void> {
  const votes = await tx
    .select({ party: electionCandidates.party, votes: electionCandidates.votes })
    .from(electionCandidates)
    .where(eq(electionCandidates.seatId, seat.id));
  const weight = weightOf(seat, votes);
  const nothing = { leaderParty: '', leaderState: 'none', votes: [] } as const;
  await keepTallies(tx, seat.electionId, [
    { stateCode: seat.stateCode, region: seat.region, before: weight, after: nothing },
    { ...to, before: nothing, after: weight },
  ]);
}

async function seatIssues(tx: Database, electionId: number, id: number | undefined, draft: SeatDraft): Promise<FieldIssue[]> {
  const { stateCode, number, slug, hexQ, hexR, region } = draft;
  const others = and(eq(electionSeats.electionId, electionId), id === undefined ? undefined : ne(electionSeats.id, id));
  const namesakes = await tx.$count(
    electionSeats,
    and(others, or(and(eq(electionSeats.stateCode, stateCode), eq(electionSeats.number, number)), eq(electionSeats.slug, slug))),
  );
  const neighbours =
    hexQ === null || hexR === null
      ? 0
      : await tx.$count(
          electionSeats,
          and(others, eq(electionSeats.stateCode, stateCode), eq(electionSeats.hexQ, hexQ), eq(electionSeats.hexR, hexR)),
        );
  const isState = await tx.$count(electionStates, and(eq(electionStates.electionId, electionId), eq(electionStates.code, stateCode)));
  const isRegion =
    region === '' || (await tx.$count(electionRegions, and(eq(electionRegions.electionId, electionId), eq(electionRegions.key, region))));
  return [
    ...(namesakes ? [{ path: 'number', message: words.numberTaken }] : []),
    ...(neighbours ? [{ path: 'hexQ', message: words.hexTaken }] : []),
    ...(isState ? [] : [{ path: 'stateCode', message: words.unknownState }]),
    ...(isRegion ? [] : [{ path: 'region', message: words.unknownRegion }]),
  ];
}

/** Adds a candidate to a seat or changes their data. If the party changes, the votes count for the new one. Returns the id. */
export const saveCandidate = (
  context: WriteContext,
  { electionId, seatId, id }: { electionId: number; seatId: number; id: number | undefined },
  { version, ...draft }: CandidateEdit,
): Promise<number> =>
  changeElection(context, electionId, async (tx) => {
    const seat = await seatWithId(tx, electionId, seatId);
    const isParty = await tx.$count(
      electionParties,
      and(eq(electionParties.electionId, electionId), eq(electionParties.code, draft.party)),
    );
    if (!isParty) throw fieldError('party', words.unknownParty);
    const present = await tx.select().from(electionCandidates).where(eq(electionCandidates.seatId, seatId));
    const before = present.find((candidate) => candidate.id === id);
    if (id !== undefined && !before) throw new NewsroomError(404, words.noCandidate);
    if (before) checkVersion(before, version);
    const number = Math.max(0, ...present.map((candidate) => candidate.number)) + 1;
    const [saved] = before
      ? await tx
          .update(electionCandidates)
          .set({ ...draft, version: before.version + 1 })
          .where(eq(electionCandidates.id, before.id))
          .returning({ id: electionCandidates.id })
      : await tx
          .insert(electionCandidates)
          .values({ electionId, seatId, number, ...draft })
          .returning({ id: electionCandidates.id });
    if (!saved) throw new Error('The candidate was not written');
    await indexCandidates(tx, { ids: [saved.id] });
    const people = present.filter(({ isNota }) => !isNota).length + (before ? 0 : 1);
    await tx
      .update(electionSeats)
      .set({ candidateCount: Math.max(seat.candidateCount, people), version: sql`${electionSeats.version} + 1` })
      .where(eq(electionSeats.id, seatId));
    if (before && before.party !== draft.party) await changeParty(tx, seat, before, draft.party);
    return {
      result: saved.id,
      seatId,
      audit: {
        action: before ? 'election-candidate.change' : 'election-candidate.add',
        subject: `election-candidate:${saved.id}`,
        ...(before ? { before: { name: before.name, party: before.party } } : {}),
        after: { name: draft.name, party: draft.party, seat: seat.name },
      },
    };
  });

async function changeParty(tx: Database, seat: Seat, candidate: typeof electionCandidates.$inferSelect, party: string): Promise<void> {
  const isAhead = seat.leaderId === candidate.id;
  const current = !isAhead ? 'none' : seat.state === 'leading' ? 'leading' : 'won';
  const weight = (of: string) => ({ leaderParty: of, leaderState: current, votes: [{ party: of, votes: candidate.votes }] }) as const;
  await keepTallies(tx, seat.electionId, [
    { stateCode: seat.stateCode, region: seat.region, before: weight(candidate.party), after: weight(party) },
  ]);
  if (isAhead) await tx.update(electionSeats).set({ leaderParty: party }).where(eq(electionSeats.id, seat.id));
}

/** Removes a candidate from a seat, as long as they have no votes; with `version`, as long as they are as the editor saw them. */
export const removeCandidate = (context: WriteContext, { electionId, id, version }: Seen): Promise<void> =>
  changeElection(context, electionId, async (tx) => {
    const [candidate] = await tx
      .select()
      .from(electionCandidates)
      .where(and(eq(electionCandidates.id, id), eq(electionCandidates.electionId, electionId)));
    if (!candidate) throw new NewsroomError(404, words.noCandidate);
    checkVersion(candidate, version);
    const { seatId, name, party } = candidate;
    const seat = await seatWithId(tx, electionId, seatId);
    if (candidate.votes > 0 || seat.leaderId === id) throw new NewsroomError(409, words.hasVotes);
    await tx.delete(electionCandidates).where(eq(electionCandidates.id, id));
    await removeFromSearch(tx, CANDIDATE_KIND, [id]);
    await tx
      .update(electionSeats)
      .set({ candidateCount: sql`greatest(0, ${electionSeats.candidateCount} - 1)`, version: sql`${electionSeats.version} + 1` })
      .where(eq(electionSeats.id, seatId));
    return {
      result: undefined,
      seatId,
      audit: { action: 'election-candidate.remove', subject: `election-candidate:${id}`, before: { name, party } },
    };
  });
