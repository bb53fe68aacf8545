import { and, asc, desc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../platform/database.ts';
import type { App } from '../../../site/app.ts';
import { existing } from '../../../site/newsroom/existing.ts';
import { type Candidate, readCandidatesOf, type Seat } from '../pages/readCandidates.ts';
import { type Embargo, embargoAt } from '../polls/embargo.ts';
import type { ElectionPoll } from '../polls/readPolls.ts';
import { type Election, readAlliances, readParties, readPhases, readRegions, readStates } from '../queries.ts';
import { electionCandidates, electionPolls, electionSeats, elections } from '../tables.ts';
import type { ElectionForEditing, GridSeat, PickList } from './shapes.ts';
import { electionCommandWords as words } from './words.ts';

/** A seat with its candidates. */
type SeatForEditing = { seat: Seat; candidates: Candidate[] };

async function readElectionById(db: Database, id: number): Promise<Election | undefined> {
  const [election] = await db.select().from(elections).where(eq(elections.id, id));
  return election;
}

/** The election of a call. Throws a `NewsroomError` if there is none. */
export const electionOf = async ({ db }: App, id: number): Promise<Election> => existing(await readElectionById(db, id), words.noElection);

export async function readElectionForEditing(db: Database, id: number): Promise<ElectionForEditing | undefined> {
  const election = await readElectionById(db, id);
  if (!election) return undefined;
  const [parties, alliances, states, regions, phases] = await Promise.all([
    readParties(db, id),
    readAlliances(db, id),
    readStates(db, id),
    readRegions(db, id),
    readPhases(db, id),
  ]);
  const { updatedAt: _updatedAt, allVotes: _allVotes, electors: _electors, isReplay: _isReplay, countingAt, ...rest } = election;
  const { hotSeatsVersion: _hotSeats, starsVersion: _stars, ...own } = rest;
  return {
    ...own,
    countingAt: countingAt?.toISOString() ?? null,
    parties: parties.map(({ electionId: _id, aliases: _a, shareBefore: _share, totalVotes: _votes, position: _p, ...party }) => party),
    alliances: alliances.map(({ electionId: _id, position: _p, ...alliance }) => alliance),
    states: states.map(({ electionId: _id, ...state }) => state),
    regions: regions.map(({ electionId: _id, position: _p, ...region }) => region),
    phases: phases.map(({ electionId: _id, number: _number, pollOpensAt, pollClosesAt, ...phase }) => ({
      ...phase,
      pollOpensAt: pollOpensAt.toISOString(),
      pollClosesAt: pollClosesAt.toISOString(),
    })),
  };
}

/** The seats of an election, optionally of one state, by state and number. */
export async function readGrid(db: Database, electionId: number, stateCode?: string): Promise<GridSeat[]> {
  return db
    .select({
      id: electionSeats.id,
      stateCode: electionSeats.stateCode,
      number: electionSeats.number,
      slug: electionSeats.slug,
      name: electionSeats.name,
      nameEn: electionSeats.nameEn,
      state: electionSeats.state,
      leaderParty: electionSeats.leaderParty,
      margin: electionSeats.margin,
      round: electionSeats.round,
      rounds: electionSeats.rounds,
      version: electionSeats.version,
    })
    .from(electionSeats)
    .where(and(eq(electionSeats.electionId, electionId), stateCode === undefined ? undefined : eq(electionSeats.stateCode, stateCode)))
    .orderBy(asc(electionSeats.stateCode), asc(electionSeats.number));
}

export async function readSeatForEditing(db: Database, electionId: number, id: number): Promise<SeatForEditing | undefined> {
  const [seat] = await db
    .select()
    .from(electionSeats)
    .where(and(eq(electionSeats.id, id), eq(electionSeats.electionId, electionId)));
  if (!seat) return undefined;
  const candidates = await readCandidatesOf(db, id);
  return { seat, candidates: candidates.sort((a, b) => a.number - b.number) };
}

/** The hot seats and the star candidates, read from the database itself: neither may be older than its version. */
export async function readPicksForEditing(
  db: Database,
  { id, hotSeatsVersion, starsVersion }: Election,
): Promise<{ hotSeats: PickList; stars: PickList }> {
  const [hotSeats, stars] = await Promise.all([
    db
      .select({ id: electionSeats.id, name: electionSeats.name, note: electionSeats.hotNote })
      .from(electionSeats)
      .where(and(eq(electionSeats.electionId, id), isNotNull(electionSeats.hotPosition)))
      .orderBy(asc(electionSeats.hotPosition)),
    db
      .select({ id: electionCandidates.id, name: electionCandidates.name, seat: electionSeats.name, note: electionCandidates.starNote })
      .from(electionCandidates)
      .innerJoin(electionSeats, eq(electionSeats.id, electionCandidates.seatId))
      .where(and(eq(electionCandidates.electionId, id), isNotNull(electionCandidates.starPosition)))
      .orderBy(asc(electionCandidates.starPosition)),
  ]);
  return {
    hotSeats: { version: hotSeatsVersion, picks: hotSeats },
    stars: { version: starsVersion, picks: stars.map(({ seat, name, ...star }) => ({ ...star, name: `${name} (${seat})` })) },
  };
}

/** All polls, published or not, and the current embargoes. */
export async function readPollsForEditing(
  db: Database,
  electionId: number,
  now: Date,
): Promise<{ polls: ElectionPoll[]; embargoes: { exit: Embargo | null; opinion: Embargo | null } }> {
  const [polls, phases] = await Promise.all([
    db.select().from(electionPolls).where(eq(electionPolls.electionId, electionId)).orderBy(desc(electionPolls.id)).limit(100),
    readPhases(db, electionId),
  ]);
  return { polls, embargoes: { exit: embargoAt('exit', phases, now) ?? null, opinion: embargoAt('opinion', phases, now) ?? null } };
}
