import { and, asc, eq, gt, inArray, type SQL } from 'drizzle-orm';
import { indexDocuments } from '../../../content/search/writeSearch.ts';
import type { Database } from '../../../platform/database.ts';
import type { SearchDocument } from '../../../site/searchKind.ts';
import { electionCandidates, electionSeats, elections } from '../tables.ts';

// Elections, seats and candidates in the index of the search, by their names. Votes are not in it: a result does not write it.

export const ELECTION_KIND = 'election';
export const SEAT_KIND = 'election-seat';
export const CANDIDATE_KIND = 'election-candidate';

const e = elections;
const s = electionSeats;
const c = electionCandidates;

/** They have no day by which they get old. */
const BEGINNING = new Date(Date.UTC(2000, 0, 1));

/** Words that readers add to the names; not shown. */
const ELECTION_WORDS = 'ચૂંટણી પરિણામ મતગણતરી result';
const SEAT_WORDS = 'બેઠક મતવિસ્તાર પરિણામ result seat';
const CANDIDATE_WORDS = 'ઉમેદવાર candidate';

/** Replays are not found. */
const isReal = eq(e.isReplay, false);

const electionDocument = ({ id, name, nameEn, body, year }: typeof e.$inferSelect): SearchDocument => ({
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
      .from(e)
      .where(and(isReal, gt(e.id, after)))
      .orderBy(asc(e.id))
      .limit(most)
      .for('share')
  ).map(electionDocument);

async function readSeatDocuments(tx: Database, where: SQL | undefined, most: number): Promise<SearchDocument[]> {
  const rows = await tx
    .select({ id: s.id, name: s.name, nameEn: s.nameEn, election: e.name, electionEn: e.nameEn })
    .from(s)
    .innerJoin(e, eq(e.id, s.electionId))
    .where(and(isReal, where))
    .orderBy(asc(s.id))
    .limit(most)
    .for('share', { of: s });
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
    .select({ id: c.id, name: c.name, nameEn: c.nameEn, seat: s.name, seatEn: s.nameEn })
    .from(c)
    .innerJoin(s, eq(s.id, c.seatId))
    .innerJoin(e, eq(e.id, c.electionId))
    .where(and(isReal, eq(c.isNota, false), where))
    .orderBy(asc(c.id))
    .limit(most)
    .for('share', { of: c });
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
  readSeatDocuments(tx, gt(s.id, after), most);
export const candidateDocuments = (tx: Database, after: number, most: number): Promise<SearchDocument[]> =>
  readCandidateDocuments(tx, gt(c.id, after), most);

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
        .from(e)
        .where(and(isReal, eq(e.id, id)))
    ).map(electionDocument),
  );
}

/** Writes seats into the search: all of an election, or one. */
export const indexSeats = (tx: Database, which: { electionId: number } | { id: number }): Promise<void> =>
  indexAll(tx, SEAT_KIND, (after, most) =>
    readSeatDocuments(tx, and('id' in which ? eq(s.id, which.id) : eq(s.electionId, which.electionId), gt(s.id, after)), most),
  );

/** Writes candidates into the search: all of an election or of a seat, or those with these ids. */
export function indexCandidates(
  tx: Database,
  which: { electionId: number } | { seatId: number } | { ids: readonly number[] },
): Promise<void> {
  const chosen =
    'ids' in which ? inArray(c.id, [...which.ids]) : 'seatId' in which ? eq(c.seatId, which.seatId) : eq(c.electionId, which.electionId);
  return indexAll(tx, CANDIDATE_KIND, (after, most) => readCandidateDocuments(tx, and(chosen, gt(c.id, after)), most));
}
