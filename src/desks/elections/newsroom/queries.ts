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

const s = electionSeats;

/** The seats of an election, optionally of one state, by state and number. */
export async function readGrid(db: Database, electionId: number, stateCode?: string): Promise<GridSeat[]> {
  return db
    .select({
      id: s.id,
      stateCode: s.stateCode,
      number: s.number,
      slug: s.slug,
      name: s.name,
      nameEn: s.nameEn,
      state: s.state,
      leaderParty: s.leaderParty,
      margin: s.margin,
      round: s.round,
      rounds: s.rounds,
      version: s.version,
    })
    .from(s)
    .where(and(eq(s.electionId, electionId), stateCode === undefined ? undefined : eq(s.stateCode, stateCode)))
    .orderBy(asc(s.stateCode), asc(s.number));
}

export async function readSeatForEditing(db: Database, electionId: number, id: number): Promise<SeatForEditing | undefined> {
  const [seat] = await db
    .select()
    .from(s)
    .where(and(eq(s.id, id), eq(s.electionId, electionId)));
  if (!seat) return undefined;
  const candidates = await readCandidatesOf(db, id);
  return { seat, candidates: candidates.sort((a, b) => a.number - b.number) };
}

/** The hot seats and the star candidates, read from the database itself: neither may be older than its version. */
export async function readPicksForEditing(
  db: Database,
  { id, hotSeatsVersion, starsVersion }: Election,
): Promise<{ hotSeats: PickList; stars: PickList }> {
  const c = electionCandidates;
  const [hotSeats, stars] = await Promise.all([
    db
      .select({ id: s.id, name: s.name, note: s.hotNote })
      .from(s)
      .where(and(eq(s.electionId, id), isNotNull(s.hotPosition)))
      .orderBy(asc(s.hotPosition)),
    db
      .select({ id: c.id, name: c.name, seat: s.name, note: c.starNote })
      .from(c)
      .innerJoin(s, eq(s.id, c.seatId))
      .where(and(eq(c.electionId, id), isNotNull(c.starPosition)))
      .orderBy(asc(c.starPosition)),
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
