import { and, asc, eq, gt, inArray, type SQL } from 'drizzle-orm';
import { indexDocuments } from '../../../content/search/writeSearch.ts';
import type { Database } from '../../../platform/database.ts';
import type { SearchDocument } from '../../../site/searchKind.ts';
import { electionCandidates, electionSeats, elections } from '../tables.ts';

// Elections, seats and candidates in the index of the search, by their names. Votes are not in it: a result does not write it.

export const ELECTION_KIND = 'election';
export const SEAT_KIND = 'election-seat';
export const CANDIDATE_KIND = 'election-candidate';

/** They have no day by which they get old. */
const BEGINNING = new Date(Date.UTC(2000, 0, 1));

/** Words that readers add to the names; not shown. */
const ELECTION_WORDS = 'ચૂંટણી પરિણામ મતગણતરી result';
const SEAT_WORDS = 'બેઠક મતવિસ્તાર પરિણામ result seat';
const CANDIDATE_WORDS = 'ઉમેદવાર candidate';

/** Replays are not found. */
const isReal = eq(elections.isReplay, false);

const electionDocument = ({ id, name, nameEn, body, year }: typeof elections.$inferSelect): SearchDocument => ({
  id,
  publishedAt: BEGINNING,
  texts: [
    { text: name, weight: 'A' },
    { text: `${nameEn} ${body} ${year} ${ELECTION_WORDS}`, weight: 'B' },
  ],
});

export const electionDocuments = async (tx: Database, after: number, most: number): Promise<SearchDocument[]> =>
  (
    await tx
      .select()
      .from(elections)
      .where(and(isReal, gt(elections.id, after)))
      .orderBy(asc(elections.id))
      .limit(most)
      .for('share')
  ).map(electionDocument);

async function readSeatDocuments(tx: Database, where: SQL | undefined, most: number): Promise<SearchDocument[]> {
  const rows = await tx
    .select({
      id: electionSeats.id,
      name: electionSeats.name,
      nameEn: electionSeats.nameEn,
      election: elections.name,
      electionEn: elections.nameEn,
    })
    .from(electionSeats)
    .innerJoin(elections, eq(elections.id, electionSeats.electionId))
    .where(and(isReal, where))
    .orderBy(asc(electionSeats.id))
    .limit(most)
    .for('share', { of: electionSeats });
  return rows.map(({ id, name, nameEn, election, electionEn }) => ({
    id,
    publishedAt: BEGINNING,
    texts: [
      { text: name, weight: 'A' },
      { text: `${nameEn} ${SEAT_WORDS} ${election} ${electionEn}`, weight: 'B' },
    ],
  }));
}

async function readCandidateDocuments(tx: Database, where: SQL | undefined, most: number): Promise<SearchDocument[]> {
  const rows = await tx
    .select({
      id: electionCandidates.id,
      name: electionCandidates.name,
      nameEn: electionCandidates.nameEn,
      seat: electionSeats.name,
      seatEn: electionSeats.nameEn,
    })
    .from(electionCandidates)
    .innerJoin(electionSeats, eq(electionSeats.id, electionCandidates.seatId))
    .innerJoin(elections, eq(elections.id, electionCandidates.electionId))
    .where(and(isReal, eq(electionCandidates.isNota, false), where))
    .orderBy(asc(electionCandidates.id))
    .limit(most)
    .for('share', { of: electionCandidates });
  return rows.map(({ id, name, nameEn, seat, seatEn }) => ({
    id,
    publishedAt: BEGINNING,
    texts: [
      { text: name, weight: 'A' },
      { text: `${nameEn} ${seat} ${seatEn} ${CANDIDATE_WORDS}`, weight: 'B' },
    ],
  }));
}

export const seatDocuments = (tx: Database, after: number, most: number): Promise<SearchDocument[]> =>
  readSeatDocuments(tx, gt(electionSeats.id, after), most);
export const candidateDocuments = (tx: Database, after: number, most: number): Promise<SearchDocument[]> =>
  readCandidateDocuments(tx, gt(electionCandidates.id, after), most);

const ROWS_AT_ONCE = 500;

/** Writes what is read, some hundred rows a statement. */
async function indexAll(tx: Database, kind: string, readNext: (after: number, most: number) => Promise<SearchDocument[]>): Promise<void> {
  for (let after = 0; ; ) {
    const documents = await readNext(after, ROWS_AT_ONCE);
    await indexDocuments(tx, kind, documents);
    const last = documents.at(-1);
    if (!last || documents.length < ROWS_AT_ONCE) return;
    after = last.id;
  }
}

/** Writes an election into the search. */
export async function indexElection(tx: Database, id: number): Promise<void> {
  await indexDocuments(
    tx,
    ELECTION_KIND,
    (
      await tx
        .select()
        .from(elections)
        .where(and(isReal, eq(elections.id, id)))
    ).map(electionDocument),
  );
}

/** Writes seats into the search: all of an election, or one. */
export const indexSeats = (tx: Database, which: { electionId: number } | { id: number }): Promise<void> =>
  indexAll(tx, SEAT_KIND, (after, most) =>
    readSeatDocuments(
      tx,
      and('id' in which ? eq(electionSeats.id, which.id) : eq(electionSeats.electionId, which.electionId), gt(electionSeats.id, after)),
      most,
    ),
  );

/** Writes candidates into the search: all of an election or of a seat, or those with these ids. */
export function indexCandidates(
  tx: Database,
  which: { electionId: number } | { seatId: number } | { ids: readonly number[] },
): Promise<void> {
  const chosen =
    'ids' in which
      ? inArray(electionCandidates.id, [...which.ids])
      : 'seatId' in which
        ? eq(electionCandidates.seatId, which.seatId)
        : eq(electionCandidates.electionId, which.electionId);
  return indexAll(tx, CANDIDATE_KIND, (after, most) => readCandidateDocuments(tx, and(chosen, gt(electionCandidates.id, after)), most));
}
