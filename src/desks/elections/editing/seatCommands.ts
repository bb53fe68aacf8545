import { and, eq, ne, or, sql } from 'drizzle-orm';
import { change, type WriteContext } from '../../../platform/change.ts';
import type { Database } from '../../../platform/database.ts';
import { type FieldIssue, NewsroomError } from '../../../site/newsroom/newsroomError.ts';
import { tagsOfElection } from '../commands.ts';
import { keepTallies } from '../count/keepTallies.ts';
import { electionCommandWords as say } from '../newsroom/words.ts';
import { electionTag } from '../queries.ts';
import { electionCandidates, electionParties, electionRegions, electionSeats, electionStates, elections } from '../tables.ts';
import type { CandidateDraft, SeatDraft } from './drafts.ts';

const s = electionSeats;
const c = electionCandidates;

/** The election, locked against results that come in at the same moment. Throws a `NewsroomError` when there is none. */
async function lockElection(tx: Database, id: number): Promise<{ id: number; token: string }> {
  const [election] = await tx
    .select({ id: elections.id, token: elections.token })
    .from(elections)
    .where(eq(elections.id, id))
    .for('update');
  if (!election) throw new NewsroomError(404, say.noElection);
  return election;
}

/** Adds a seat to an election, or changes what a seat is; its result stays as it is. Gives its id. */
export async function saveSeat(
  context: WriteContext,
  electionId: number,
  id: number | undefined,
  draft: SeatDraft,
  now: Date,
): Promise<number> {
  return change(context, async (tx) => {
    const { token } = await lockElection(tx, electionId);
    const [before] =
      id === undefined
        ? []
        : await tx
            .select()
            .from(s)
            .where(and(eq(s.id, id), eq(s.electionId, electionId)));
    if (id !== undefined && !before) throw new NewsroomError(404, say.noSeat);
    const issues = await seatIssues(tx, electionId, id, draft);
    if (issues.length > 0) throw new NewsroomError(422, issues[0]?.message ?? say.numberTaken, { issues });
    const [saved] = before
      ? await tx
          .update(s)
          .set({ ...draft, updatedAt: now, version: before.version + 1 })
          .where(eq(s.id, before.id))
          .returning({ id: s.id })
      : await tx
          .insert(s)
          .values({ electionId, ...draft, updatedAt: now })
          .returning({ id: s.id });
    if (!saved) throw new Error('The seat was not written');
    if (before && (before.region !== draft.region || before.stateCode !== draft.stateCode)) await moveWeight(tx, before, draft);
    return {
      result: saved.id,
      tags: [...tagsOfElection(token), electionTag(token, `seat:${saved.id}`)],
      audit: [
        {
          action: before ? 'election-seat.change' : 'election-seat.add',
          subject: `election-seat:${saved.id}`,
          ...(before ? { before: { name: before.name, number: before.number, region: before.region } } : {}),
          after: { name: draft.name, number: draft.number, region: draft.region },
        },
      ],
    };
  });
}

/** A seat with a result that comes to another region or state takes what it counts for with it. */
async function moveWeight(tx: Database, seat: typeof s.$inferSelect, to: { stateCode: string; region: string }): Promise<void> {
  const votes = await tx.select({ party: c.party, votes: c.votes }).from(c).where(eq(c.seatId, seat.id));
  const standing = seat.state === 'won' || seat.state === 'uncontested' ? 'won' : seat.state === 'leading' ? 'leading' : 'none';
  const weight = { leaderParty: seat.leaderParty, standing, votes } as const;
  const nothing = { leaderParty: '', standing: 'none', votes: [] } as const;
  await keepTallies(tx, seat.electionId, [
    { stateCode: seat.stateCode, region: seat.region, before: weight, after: nothing },
    { ...to, before: nothing, after: weight },
  ]);
}

async function seatIssues(tx: Database, electionId: number, id: number | undefined, draft: SeatDraft): Promise<FieldIssue[]> {
  const others = and(eq(s.electionId, electionId), id === undefined ? undefined : ne(s.id, id));
  const [namesake] = await tx
    .select({ id: s.id })
    .from(s)
    .where(and(others, or(and(eq(s.stateCode, draft.stateCode), eq(s.number, draft.number)), eq(s.slug, draft.slug))))
    .limit(1);
  const [neighbour] =
    draft.hexQ === null || draft.hexR === null
      ? []
      : await tx
          .select({ id: s.id })
          .from(s)
          .where(and(others, eq(s.stateCode, draft.stateCode), eq(s.hexQ, draft.hexQ), eq(s.hexR, draft.hexR)))
          .limit(1);
  const [state] = await tx
    .select({ code: electionStates.code })
    .from(electionStates)
    .where(and(eq(electionStates.electionId, electionId), eq(electionStates.code, draft.stateCode)));
  const [region] =
    draft.region === ''
      ? [true]
      : await tx
          .select({ key: electionRegions.key })
          .from(electionRegions)
          .where(and(eq(electionRegions.electionId, electionId), eq(electionRegions.key, draft.region)));
  return [
    ...(namesake ? [{ path: 'number', message: say.numberTaken }] : []),
    ...(neighbour ? [{ path: 'hexQ', message: say.hexTaken }] : []),
    ...(state ? [] : [{ path: 'stateCode', message: say.unknownState }]),
    ...(region ? [] : [{ path: 'region', message: say.unknownRegion }]),
  ];
}

/** Adds a candidate to a seat, or changes who one is. Votes move with the candidate to another party. Gives the id. */
export async function saveCandidate(
  context: WriteContext,
  { electionId, seatId, id }: { electionId: number; seatId: number; id: number | undefined },
  draft: CandidateDraft,
): Promise<number> {
  return change(context, async (tx) => {
    const { token } = await lockElection(tx, electionId);
    const [seat] = await tx
      .select()
      .from(s)
      .where(and(eq(s.id, seatId), eq(s.electionId, electionId)));
    if (!seat) throw new NewsroomError(404, say.noSeat);
    const [party] = await tx
      .select({ code: electionParties.code })
      .from(electionParties)
      .where(and(eq(electionParties.electionId, electionId), eq(electionParties.code, draft.party)));
    if (!party) throw new NewsroomError(422, say.unknownParty, { issues: [{ path: 'party', message: say.unknownParty }] });
    const present = await tx.select().from(c).where(eq(c.seatId, seatId));
    const before = present.find((one) => one.id === id);
    if (id !== undefined && !before) throw new NewsroomError(404, say.noCandidate);
    const number = Math.max(0, ...present.map((one) => one.number)) + 1;
    const [saved] = before
      ? await tx.update(c).set(draft).where(eq(c.id, before.id)).returning({ id: c.id })
      : await tx
          .insert(c)
          .values({ electionId, seatId, number, ...draft })
          .returning({ id: c.id });
    if (!saved) throw new Error('The candidate was not written');
    const people = present.filter(({ isNota }) => !isNota).length + (before ? 0 : 1);
    await tx
      .update(s)
      .set({ candidateCount: Math.max(seat.candidateCount, people), version: sql`${s.version} + 1` })
      .where(eq(s.id, seatId));
    if (before && before.party !== draft.party) await changeParty(tx, seat, before, draft.party);
    return {
      result: saved.id,
      tags: [...tagsOfElection(token), electionTag(token, `seat:${seatId}`)],
      audit: [
        {
          action: before ? 'election-candidate.change' : 'election-candidate.add',
          subject: `election-candidate:${saved.id}`,
          ...(before ? { before: { name: before.name, party: before.party } } : {}),
          after: { name: draft.name, party: draft.party, seat: seat.name },
        },
      ],
    };
  });
}

async function changeParty(tx: Database, seat: typeof s.$inferSelect, candidate: typeof c.$inferSelect, party: string): Promise<void> {
  const isAhead = seat.leaderId === candidate.id;
  const standing = !isAhead ? 'none' : seat.state === 'leading' ? 'leading' : 'won';
  const weight = (of: string) => ({ leaderParty: of, standing, votes: [{ party: of, votes: candidate.votes }] }) as const;
  await keepTallies(tx, seat.electionId, [
    { stateCode: seat.stateCode, region: seat.region, before: weight(candidate.party), after: weight(party) },
  ]);
  if (isAhead) await tx.update(s).set({ leaderParty: party }).where(eq(s.id, seat.id));
}

/** Takes a candidate off a seat, as long as nobody has voted for them. */
export async function removeCandidate(context: WriteContext, { electionId, id }: { electionId: number; id: number }): Promise<void> {
  await change(context, async (tx) => {
    const { token } = await lockElection(tx, electionId);
    const [candidate] = await tx
      .select()
      .from(c)
      .where(and(eq(c.id, id), eq(c.electionId, electionId)));
    if (!candidate) throw new NewsroomError(404, say.noCandidate);
    const [seat] = await tx.select({ leaderId: s.leaderId }).from(s).where(eq(s.id, candidate.seatId));
    if (candidate.votes > 0 || seat?.leaderId === id) throw new NewsroomError(409, say.hasVotes);
    await tx.delete(c).where(eq(c.id, id));
    await tx
      .update(s)
      .set({ candidateCount: sql`greatest(0, ${s.candidateCount} - 1)`, version: sql`${s.version} + 1` })
      .where(eq(s.id, candidate.seatId));
    return {
      result: undefined,
      tags: [...tagsOfElection(token), electionTag(token, `seat:${candidate.seatId}`)],
      audit: [
        {
          action: 'election-candidate.remove',
          subject: `election-candidate:${id}`,
          before: { name: candidate.name, party: candidate.party },
        },
      ],
    };
  });
}
