import { and, asc, count, desc, eq, getTableColumns, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../platform/database.ts';
import { onceUntilChange } from '../../../platform/reads/keptReads.ts';
import { type SeatNames, seatsNamed, seatsTyped } from '../count/seatNames.ts';
import type { SeatState } from '../count/seatResult.ts';
import { electionCandidates, electionSeats } from '../tables.ts';
import { isElectionTag } from '../tags/electionTag.ts';
import type { Seat } from './readCandidates.ts';

/** By state and number, by name, by leading party, by margin, by last change. */
export const seatSorts = ['number', 'name', 'party', 'margin', 'updated'] as const;

/** Filters of a reader for seats; all optional. */
export type SeatsQuery = {
  stateCode?: string | undefined;
  /** The slug of the seat. */
  slug?: string | undefined;
  region?: string | undefined;
  /** Code of the leading or winning party. */
  party?: string | undefined;
  state?: SeatState | undefined;
  reservation?: 'SC' | 'ST' | 'general' | undefined;
  /** A seat's or a leading candidate's name or part of it, in Gujarati or English and any spelling, or a seat's number. */
  text?: string | undefined;
  /** Only seats that are held or led by another party than last time. */
  changedHands?: boolean | undefined;
  sort?: (typeof seatSorts)[number] | undefined;
  descending?: boolean | undefined;
  /** From 1. */
  page?: number | undefined;
  perPage?: number | undefined;
};

const leader = alias(electionCandidates, 'leader');
const runnerUp = alias(electionCandidates, 'runner_up');

const seats = (db: Database) =>
  db
    .select({ ...getTableColumns(electionSeats), leader, runnerUp })
    .from(electionSeats)
    .leftJoin(leader, eq(leader.id, electionSeats.leaderId))
    .leftJoin(runnerUp, eq(runnerUp.id, electionSeats.runnerUpId));

/** A row of the table of seats. Look up party codes in `readParties`. */
export type SeatRow = Awaited<ReturnType<typeof seats>>[number];

/** The seats matching a typed name, of the seat or its leader. A legislature has some hundred seats, so names are compared in memory. */
async function readIdsTyped(db: Database, electionId: number, typed: string): Promise<number[]> {
  const rows = await db
    .select({
      id: electionSeats.id,
      number: electionSeats.number,
      slug: electionSeats.slug,
      name: electionSeats.name,
      nameEn: electionSeats.nameEn,
      leader: leader.name,
      leaderEn: leader.nameEn,
    })
    .from(electionSeats)
    .leftJoin(leader, eq(leader.id, electionSeats.leaderId))
    .where(eq(electionSeats.electionId, electionId));
  return seatsTyped(rows, typed, (seat) => [seat.leader, seat.leaderEn]).map(({ id }) => id);
}

async function matching(db: Database, electionId: number, query: SeatsQuery): Promise<SQL | undefined> {
  const { stateCode, slug, region, party, state, reservation, text, changedHands } = query;
  const ids = text?.trim() ? await readIdsTyped(db, electionId, text) : undefined;
  return and(
    eq(electionSeats.electionId, electionId),
    stateCode === undefined ? undefined : eq(electionSeats.stateCode, stateCode),
    slug === undefined ? undefined : eq(electionSeats.slug, slug),
    region === undefined ? undefined : eq(electionSeats.region, region),
    party === undefined ? undefined : eq(electionSeats.leaderParty, party),
    state === undefined ? undefined : eq(electionSeats.state, state),
    reservation === undefined ? undefined : eq(electionSeats.reservation, reservation === 'general' ? '' : reservation),
    changedHands
      ? and(
          sql`${electionSeats.leaderParty} <> ''`,
          sql`${electionSeats.partyBefore} <> ''`,
          sql`${electionSeats.leaderParty} <> ${electionSeats.partyBefore}`,
        )
      : undefined,
    ids === undefined ? undefined : inArray(electionSeats.id, ids),
  );
}

/** The seats with this name in an election or in one of its states; several if it is ambiguous. */
export async function readSeatsNamed(
  db: Database,
  electionId: number,
  called: string,
  stateCode?: string,
): Promise<(SeatNames & { stateCode: string })[]> {
  const rows = await db
    .select({
      stateCode: electionSeats.stateCode,
      number: electionSeats.number,
      slug: electionSeats.slug,
      name: electionSeats.name,
      nameEn: electionSeats.nameEn,
    })
    .from(electionSeats)
    .where(and(eq(electionSeats.electionId, electionId), stateCode === undefined ? undefined : eq(electionSeats.stateCode, stateCode)));
  return seatsNamed(rows, called);
}

function inOrder({ sort = 'number', descending = false }: SeatsQuery): SQL[] {
  const way = descending ? desc : asc;
  const byNumber = [asc(electionSeats.stateCode), asc(electionSeats.number)];
  if (sort === 'number') return [way(electionSeats.stateCode), way(electionSeats.number)];
  if (sort === 'name') return [way(electionSeats.name), ...byNumber];
  if (sort === 'party') return [way(electionSeats.leaderParty), ...byNumber];
  if (sort === 'updated') return [way(electionSeats.updatedAt), ...byNumber];
  return [sql`${electionSeats.margin} ${sql.raw(descending ? 'desc' : 'asc')} nulls last`, ...byNumber];
}

/** A page of the table of seats, with the total. Reads at most the seats of one legislature, some hundred. */
export async function readSeats(db: Database, electionId: number, query: SeatsQuery): Promise<{ seats: SeatRow[]; total: number }> {
  const { page = 1, perPage = 50 } = query;
  const where = await matching(db, electionId, query);
  const [rows, [counted]] = await Promise.all([
    seats(db)
      .where(where)
      .orderBy(...inOrder(query))
      .limit(perPage)
      .offset((page - 1) * perPage),
    db.select({ total: count() }).from(electionSeats).leftJoin(leader, eq(leader.id, electionSeats.leaderId)).where(where),
  ]);
  return { seats: rows, total: counted?.total ?? 0 };
}

/** Higher than any use. */
const MAX_CHOSEN = 100;

/** The hot seats chosen by editors, in their order, each with its reason (`hotNote`). */
export const readHotSeats = onceUntilChange(async (db: Database, electionId: number, limit?: number): Promise<SeatRow[]> => {
  return seats(db)
    .where(and(eq(electionSeats.electionId, electionId), isNotNull(electionSeats.hotPosition)))
    .orderBy(asc(electionSeats.hotPosition))
    .limit(limit ?? MAX_CHOSEN);
}, isElectionTag);

/** The number of seats that are not counted with the others, because there was no poll. */
export const readSeatsWithoutPoll = onceUntilChange(async (db: Database, electionId: number): Promise<number> => {
  return db.$count(
    electionSeats,
    and(eq(electionSeats.electionId, electionId), inArray(electionSeats.state, ['uncontested', 'countermanded'])),
  );
}, isElectionTag);

export type HexSeat = Seat & { hexQ: number; hexR: number };

/**
 * The seats of a state on the hexagon map. Axial coordinates, pointy top, rows from the north: the centre of a hexagon of width 1 is at x =
 * q + r / 2, y = r × √3 / 2.
 */
export const readHexMap = onceUntilChange(async (db: Database, electionId: number, stateCode: string): Promise<HexSeat[]> => {
  const rows = await db
    .select()
    .from(electionSeats)
    .where(and(eq(electionSeats.electionId, electionId), eq(electionSeats.stateCode, stateCode)))
    .orderBy(asc(electionSeats.number));
  return rows.flatMap(({ hexQ, hexR, ...seat }) => (hexQ === null || hexR === null ? [] : [{ ...seat, hexQ, hexR }]));
}, isElectionTag);
